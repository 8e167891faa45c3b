import { cleanup } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';

/** Renders a component with some more attributes. Returns its root. */
type RenderRoot = (attributes: object) => Element | null;

/**
 * Tests what the root of a component takes from its caller: `className`, `style`, `ref` and DOM
 * attributes, by default a data attribute and a description.
 */
export function describeRoot(
  name: string,
  renderRoot: RenderRoot,
  attributes: Readonly<Record<string, string>> = {},
): void {
  describe(name, () => {
    it('merges className with its own', () => {
      const own = renderRoot({})?.getAttribute('class');
      cleanup();
      expect(own).toMatch(/^otm-/);
      expect(renderRoot({ className: 'custom' })?.getAttribute('class')).toBe(`${own} custom`);
    });

    it('forwards ref to its root', () => {
      const ref = createRef<Element>();
      expect(renderRoot({ ref })).toBe(ref.current);
      expect(ref.current).not.toBeNull();
    });

    it('passes DOM attributes and style to its root', () => {
      const onClick = vi.fn((event: Event) => event.preventDefault());
      const passed = { 'data-custom': 'data', 'aria-describedby': 'description', ...attributes };
      const root = renderRoot({ ...passed, style: { color: 'red' }, onClick });
      for (const [attribute, value] of Object.entries(passed))
        expect(root?.getAttribute(attribute)).toBe(value);
      expect(root?.getAttribute('style')).toContain('color: red');
      root?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      expect(onClick).toHaveBeenCalledOnce();
    });

    it('has no style attribute unless the caller passes one', () => {
      expect(renderRoot({})?.hasAttribute('style')).toBe(false);
    });
  });
}
