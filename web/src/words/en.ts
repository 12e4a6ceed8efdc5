/** All that the page says in this language; what only the command line says stays out. */

const files = import.meta.glob<string>(
  ["@hexhold/locale/en/*.ftl", "@hexhold/games/*/words/en/*.ftl", "!@hexhold/**/cli.ftl", "!@hexhold/**/bench.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files).join("\n");
