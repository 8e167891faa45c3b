import { expect, it } from 'vitest';
import { withoutButtonTypes } from './button-types.ts';

it('drops the type of buttons in no form', () => {
  const html = '<p><button class="a" type="button" id="b">type="button"</button></p>';
  expect(withoutButtonTypes(html)).toBe('<p><button class="a" id="b">type="button"</button></p>');
});

it.each([
  ['a button in a form', '<form><p><button type="button">a</button></p></form>'],
  ['a button that names its form', '<button type="button" form="a">b</button><form id="a"></form>'],
  ['what submits', '<form><button type="submit">a</button></form>'],
  ['another element', '<input type="button"/>'],
])('keeps the type of %s', (_, html) => expect(withoutButtonTypes(html)).toBe(html));

it('continues after a form', () => {
  const inForm = '<form><button type="button">a</button></form>';
  expect(withoutButtonTypes(`${inForm}<button type="button">b</button>${inForm}`)).toBe(
    `${inForm}<button>b</button>${inForm}`,
  );
});
