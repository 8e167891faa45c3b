/** Files that prove something: unit tests, journeys, checks of the built output. */
const test = /\.(test|spec|built|bench|proof)\.|\/(e2e|package-tests|consumers|hosts-proof)\//;

/** Stories, samples and fixtures: they show or feed the code and aren't shipped. */
const sample =
  /\.stories\.|\.docs\.|\/(stories|demo|fixture|testing|docs|foundations)\/|\/(sample|fixture)-|\/node-library\.|\.set-up\./;

/** Code that builds, serves, fakes or documents the product. */
const tool =
  /^(scripts|packages\/sandbox|apps\/storybook|packages\/content\/src\/lint)\/|\/(scripts|build|server)\/|\/bench-|\.config\.ts$|\.mjs$/;

/** Copy, labels and messages written in TypeScript, one file per page, topic or language. */
const prose =
  /^packages\/content\/src\/((pages|ui-text|indicators|shop)\/|(charts|free-indicators|replay|reviews|search|search-synonyms)\.)|^packages\/schema\/src\/settings\/messages-|^packages\/chat-widget\/src\/modules\/labels-/;

/** Returns what a source file is for: `test`, `sample`, `prose`, `tool` or `product`. */
export function kindOf(path) {
  if (test.test(path)) return 'test';
  if (sample.test(path)) return 'sample';
  if (prose.test(path)) return 'prose';
  if (tool.test(path)) return 'tool';
  return 'product';
}
