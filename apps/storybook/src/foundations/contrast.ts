/** Red, green and blue as linear light, from 0 to 1. */
export type Light = readonly [number, number, number];

/** Converts a color of six or three hex digits to linear light, by the sRGB formula. */
export function lightOf(color: string): Light {
  const hex = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Returns the WCAG 2.2 contrast of two colors, from 1 to 21. */
export function contrast(one: Light, other: Light): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}
