// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Icon, type IconName } from './icon.tsx';
import { iconPaths } from './icon-paths.ts';

const names = Object.keys(iconPaths) as IconName[];
const draw = (name: IconName) =>
  render(<Icon name={name} />).container.querySelector('svg') as SVGSVGElement;

afterEach(cleanup);

describe.each(names)('the icon %s', (name) => {
  it('is hidden from screen readers and has no text', () => {
    const icon = draw(name);
    expect(icon.getAttribute('aria-hidden')).toBe('true');
    expect(icon.textContent).toBe('');
  });

  it('is drawn by a path of its own', () => {
    const path = draw(name).querySelector('path')?.getAttribute('d');
    expect(path).toMatch(/^m[\d.]/i);
    const same = names.filter((other) => iconPaths[other] === path);
    expect(same).toEqual([name]);
  });

  it('starts within its square of 20 px', () => {
    const [x = -1, y = -1] = (iconPaths[name].match(/[\d.]+/g) ?? []).map(Number);
    for (const start of [x, y]) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start).toBeLessThanOrEqual(20);
    }
  });
});
