/** The fields of a trade as a file writes them. */
const fields = ['time', 'price', 'bid', 'ask', 'size'] as const;

/** A field of a trade. */
export type Field = (typeof fields)[number];

/** One trade as a file writes it. Without a book, bid and ask are missing. */
export interface RawTrade {
  readonly line: number;
  readonly values: Readonly<Partial<Record<Field, string>>>;
}

/** The names of the fields that platforms and data vendors use, in lower case without separators. */
const aliases: Readonly<Record<Field, readonly string[]>> = {
  time: ['time', 'timestamp', 'datetime', 'tsevent', 'ts'],
  price: ['price', 'last', 'lastprice'],
  bid: ['bid', 'bidprice', 'bidpx00'],
  ask: ['ask', 'askprice', 'offer', 'askpx00'],
  size: ['size', 'volume', 'quantity', 'qty', 'lastsize'],
};

/** Returns the field that a column or a key is about, if any. */
export function fieldNamed(name: string): Field | undefined {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return fields.find((field) => aliases[field].includes(plain));
}
