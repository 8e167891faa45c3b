/** Multiplies two elements of the field of 256 elements that QR codes use. */
function multiply(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((right >>> bit) & 1) * left;
  }
  return product;
}

/** Returns the coefficients of the generator polynomial for a number of error correction bytes. */
function createGenerator(degree: number): number[] {
  const generator = [...new Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    generator.forEach((value, index) => {
      generator[index] = multiply(value, root) ^ (generator[index + 1] ?? 0);
    });
    root = multiply(root, 2);
  }
  return generator;
}

/** Returns the error correction bytes of a block of data. */
export function correctionBytes(data: readonly number[], count: number): number[] {
  const generator = createGenerator(count);
  const rest = new Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() as number);
    rest.push(0);
    generator.forEach((value, index) => {
      rest[index] = (rest[index] as number) ^ multiply(value, factor);
    });
  }
  return rest;
}
