import { expect, it } from 'vitest';
import { validatorErrors } from './validator-errors.ts';

const report = (type: string, message = 'Stray end tag.') =>
  JSON.stringify({
    messages: [{ type, url: 'file:/site/a.html', lastLine: 3, message, extract: '<p></a>' }],
  });

it('reads errors and failures of the checker', () => {
  const [error] = validatorErrors(report('error'));
  expect(error).toEqual({
    file: 'file:/site/a.html',
    line: 3,
    message: 'Stray end tag.',
    extract: '<p></a>',
  });
  expect(validatorErrors(report('non-document-error'))).toHaveLength(1);
});

it('leaves out notes', () => expect(validatorErrors(report('info'))).toEqual([]));

it('leaves out styles, which the checker knows less of than browsers', () => {
  const message = "CSS: “container-type”: Property “container-type” doesn't exist.";
  expect(validatorErrors(report('error', message))).toEqual([]);
});

it('refuses anything that isn’t a report', () => {
  expect(() => validatorErrors('')).toThrow(/no report/);
  expect(() => validatorErrors('Error: Unable to access jarfile')).toThrow(/Unable to access/);
});
