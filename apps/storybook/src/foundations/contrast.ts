/** Red, green and blue as light, from 0 to 1. */
export type Light = readonly [number, number, number];

/** A colour of six hex digits, or of three as a build shortens it, as light, by the formula of sRGB. */
export function lightOf(colour: string): Light {
  const hex = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: Light, other: Light): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}
