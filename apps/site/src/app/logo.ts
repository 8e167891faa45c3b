import svg from '../../logo.svg?raw';

/** Reads the path data of a logo file; fails when the file can't be drawn in the theme's colors. */
export function readLogo(source: string): string {
  const [path, ...others] = [...source.matchAll(/\sd="([^"]+)"/g)];
  const { 1: data } = path ?? [];
  if (!data || others.length > 0 || !/\sviewBox="0 0 20 20"/.test(source))
    throw new Error(
      'logo.svg must have viewBox="0 0 20 20" and a single <path>, drawn by strokes of width 2.',
    );
  return data;
}

/** The path data of the logo, in a 20 × 20 box; header, share cards and favicons derive from it. */
export const logo = readLogo(svg);
