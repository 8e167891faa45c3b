import { expect, it } from 'vitest';
import { physicalCss } from './physical-css.ts';

it.each([
  ['a{inline-size:1px;block-size:2px}', 'a{width:1px;height:2px}'],
  ['a{max-inline-size:1px;min-block-size:2px}', 'a{max-width:1px;min-height:2px}'],
  ['a{margin-block-start:1px;padding-inline-end:2px}', 'a{margin-top:1px;padding-right:2px}'],
  [
    'a{border-inline-start:0;border-block-end-color:red}',
    'a{border-left:0;border-bottom-color:red}',
  ],
  ['a{inset-block-start:0;inset-inline-start:1px}', 'a{top:0;left:1px}'],
  ['a{scroll-padding-block-end:1px}', 'a{scroll-padding-bottom:1px}'],
])('makes %s physical', (logical, physical) => {
  expect(physicalCss(logical)).toBe(physical);
});

it.each([
  'a{container-type:inline-size}',
  'a{padding-block:1px;margin-inline:auto;inset-block:0 1px}',
  'a{position-area:block-end span-inline-end;text-align:start}',
  '@container (inline-size>1px){a{inset:0}}',
])('keeps %s', (css) => {
  expect(physicalCss(css)).toBe(css);
});
