import { describe, expect, it } from 'vitest';
import { nestedCss } from './nested-css.ts';

describe('nestedCss', () => {
  it.each([
    ['.a{margin:0}.a b{color:red}', '.a{margin:0;b{color:red}}'],
    ['.a b{color:red}.a>i{top:0}', '.a{b{color:red}>i{top:0}}'],
    ['.a:hover{top:0}.a[open]{left:0}', '.a{&:hover{top:0}&[open]{left:0}}'],
    ['.a th,.a td{top:0}.a{left:0}', '.a{th,td{top:0}&{left:0}}'],
    ['.a{top:0}.a.b,.a+.a{left:0}', '.a{top:0;&.b,+.a{left:0}}'],
    [
      '.a[b]{top:0}.a[b] c{top:0}.a[b]>c,.a[b]:hover{top:0}',
      '.a{&[b]{top:0;c{top:0}>c,&:hover{top:0}}}',
    ],
    ['.a{top:0}.a>.b{top:0}.a>.b c{top:0}.a .b{top:0}', '.a{top:0;>.b{top:0;c{top:0}}.b{top:0}}'],
    ['.a.b{top:0}.a.b c{top:0}.a[b]{top:0}', '.a{&.b{top:0;c{top:0}}&[b]{top:0}}'],
    ['.a{top:0;left:0}.a :is(b,i){top:0}.b{top:0}', '.a{top:0;left:0;:is(b,i){top:0}}.b{top:0}'],
  ])('nests rules of one class: %s', (flat, nested) => {
    expect(nestedCss(flat)).toBe(nested);
  });

  it('nests within layers and conditions', () => {
    expect(nestedCss('@layer a{@media (width<9rem){.a{top:0}.a b{top:1px}}}')).toBe(
      '@layer a{@media (width<9rem){.a{top:0;b{top:1px}}}}',
    );
  });

  it.each([
    '.a{top:0}.ab{top:0}',
    '.a{top:0}.b{top:0}.a b{top:0}',
    '.a,.b{top:0}.a c{top:0}',
    'a{top:0}a b{top:0}',
    '@keyframes a{0%{top:0}to{top:1px}}',
    '@font-face{font-family:a;src:url(a)}@layer a,b;.a{top:0}',
    '@media print{.a{top:0}}.a{top:0}',
    '@starting-style{.a[open]{top:0}}',
  ])('leaves other rules as they are: %s', (css) => {
    expect(nestedCss(css)).toBe(css);
  });
});
