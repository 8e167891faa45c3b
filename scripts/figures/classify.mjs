/** Files that prove something: unit tests, journeys, checks of the built output. */
const test = /\.(test|spec|built|bench)\.|\/(e2e|package-tests|consumers)\//;

/** Stories, samples and fixtures: they show or feed the code and aren't shipped. */
const sample =
  /\.stories\.|\/(stories|demo|fixture|testing|docs|foundations)\/|\/sample-|\.set-up\./;

/** Code that builds, serves, fakes or documents the product. */
const tool =
  /^(scripts|packages\/sandbox|apps\/storybook)\/|\/(scripts|build|server)\/|\.config\.ts$|\.mjs$/;

/** Copy written in TypeScript, one file per page or topic. */
const prose = /^packages\/content\/src\/(pages|ui-text|indicators|shop|glossary|features|blog)\//;

/** Returns what a source file is for: `test`, `sample`, `prose`, `tool` or `product`. */
export function kindOf(path) {
  if (test.test(path)) return 'test';
  if (sample.test(path)) return 'sample';
  if (prose.test(path)) return 'prose';
  if (tool.test(path)) return 'tool';
  return 'product';
}
