/** All that the page says in this language; what only the command line says stays out. */

const files = import.meta.glob<string>(["@locale/en/*.ftl", "!@locale/en/cli.ftl", "!@locale/en/bench.ftl"], { query: "?raw", import: "default", eager: true });

export default Object.values(files).join("\n");
