import { describe, expect, it } from 'vitest';
import { withoutAbsentValues } from './absent-values.ts';

const html = '<a data-variant="primary">text</a>';

describe('the rules of a document', () => {
  it.each([
    ['a value', '.a[data-variant=text]{color:red}', ''],
    ['a value in quotes', '.a[data-variant="text"]:hover{color:red}', ''],
    ['a disabled control', '.b{top:0}.a:disabled{color:red}', '.b{top:0}'],
    ['a value of another attribute', '.a[data-size=primary]{color:red}', ''],
    [
      'one of several rules',
      '@layer a{.b{top:0}.a[data-variant=text]{left:0}.c{right:0}}',
      '@layer a{.b{top:0}.c{right:0}}',
    ],
  ])('lose %s that it does not have', (_, css, expected) => {
    expect(withoutAbsentValues(css, html)).toBe(expected);
  });

  it.each([
    ['values that it has', '.a[data-variant=primary]{color:red}'],
    ['lists of selectors', '.a[data-variant=text],.b{color:red}'],
    ['lists within a selector', '.c :is(.a[data-variant=text],.b){color:red}'],
    ['enabled controls', '.a:not(:disabled){color:red}'],
    ['values that scripts set', '[data-theme=light] .a{color:red}'],
  ])('keep %s', (_, css) => expect(withoutAbsentValues(css, html)).toBe(css));

  it('lose the condition that a control is enabled, where none is disabled', () => {
    const css = '.a:where(:not(:disabled)):hover{top:0}';
    expect(withoutAbsentValues(css, html)).toBe('.a:hover{top:0}');
    expect(withoutAbsentValues(css, '<button disabled="">x</button>')).toBe(css);
  });

  it('keep those for a disabled control that it has', () => {
    const css = '.a:disabled{color:red}';
    expect(withoutAbsentValues(css, '<button disabled="">x</button>')).toBe(css);
  });

  it('keep everything that an island may need', () => {
    const css = '.a[data-variant=text]{color:red}';
    expect(withoutAbsentValues(css, '<div data-props="{}"></div>')).toBe(css);
  });
});
