"""What holds for every test: whatever we start speaks English, whoever runs the tests."""

import os

os.environ["HEXHOLD_LANGUAGE"] = "en"
