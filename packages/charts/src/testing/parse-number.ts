/** Parses a number as the charts print it: `+1,234`, `–56`, `5,398.50`. */
export const parseNumber = (text: string): number =>
  Number(text.replaceAll(',', '').replace('–', '-'));
