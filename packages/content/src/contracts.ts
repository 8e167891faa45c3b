/** A futures contract, as its exchange specifies it. */
interface FuturesContract {
  readonly symbol: string;
  /** The smallest change of its price, in the unit of the price. */
  readonly tick: number;
  /** The worth of that change for one contract, in US dollars. */
  readonly value: number;
  /** A usual distance behind a small swing, in ticks; for examples. */
  readonly stop: number;
}

/** The contracts that articles name; CME Group publishes their sizes in its contract specifications. */
export const contracts: readonly FuturesContract[] = [
  { symbol: 'ES', tick: 0.25, value: 12.5, stop: 12 },
  { symbol: 'MES', tick: 0.25, value: 1.25, stop: 12 },
  { symbol: 'NQ', tick: 0.25, value: 5, stop: 40 },
  { symbol: 'MNQ', tick: 0.25, value: 0.5, stop: 40 },
  { symbol: 'CL', tick: 0.01, value: 10, stop: 20 },
  { symbol: 'GC', tick: 0.1, value: 10, stop: 30 },
];

/** The risk of the example that compares the contracts, in US dollars. */
const exampleRisk = 300;

/** The loss of one contract at its stop, in US dollars. */
const lossAtStop = ({ stop, value }: Pick<FuturesContract, 'stop' | 'value'>): number =>
  stop * value;

/** The most contracts whose loss at the stop stays within a risk. */
export const positionSize = (
  contract: Pick<FuturesContract, 'stop' | 'value'>,
  risk: number,
): number => Math.floor(risk / lossAtStop(contract));

/** Facts and sizes of the contracts, for Markdown: `contract.es.value`, `sizing.es.count`. */
export const contractVariables: Readonly<Record<string, string>> = {
  'sizing.risk': String(exampleRisk),
  ...Object.fromEntries(
    contracts.flatMap((contract) => {
      const id = contract.symbol.toLowerCase();
      return [
        [`contract.${id}.tick`, contract.tick.toFixed(2)],
        [`contract.${id}.value`, contract.value.toFixed(2)],
        [`sizing.${id}.stop`, String(contract.stop)],
        [`sizing.${id}.loss`, String(lossAtStop(contract))],
        [`sizing.${id}.count`, String(positionSize(contract, exampleRisk))],
      ];
    }),
  ),
};
