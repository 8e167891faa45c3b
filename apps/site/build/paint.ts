import sharp from 'sharp';

/** Renders an SVG as PNG; 64 colors are enough for flat areas with smooth edges. */
export const paint = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, colors: 64, effort: 7 }).toBuffer();
