"""hexhold options: the schema, as a table and as JSON."""

import json

from tests.cli.conftest import Run

from hexhold.games.watch.editions import SCHEMA


def test_every_option_is_listed_with_its_default(run: Run) -> None:
    outcome = run("options", "watch")
    assert (outcome.code, outcome.err) == (0, "")
    for option in SCHEMA.options:
        assert option.name in outcome.out
    assert "edition=de means roads=15, tormund_camp=no" in outcome.out


def test_json_holds_the_whole_schema(run: Run) -> None:
    data = json.loads(run("options", "watch", "--json").out)
    options = {option["name"]: option for option in data["options"]}
    assert set(options) == {option.name for option in SCHEMA.options}
    assert options["board"]["choices"] == ["fixed", "variable", "random"]
    assert options["offers"]["highest"] == 50
    assert options["trade"]["default"] is True
    assert data["presets"]["edition"]["pl"]["robbery"] == "may"
