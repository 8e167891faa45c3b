import { describe, expect, it } from 'vitest';
import { contracts, contractVariables, positionSize } from './contracts.ts';

describe('contracts', () => {
  it('are worth a tenth in their micro versions', () => {
    const worthOf = (symbol: string) => contracts.find((it) => it.symbol === symbol)?.value ?? 0;
    expect(worthOf('ES')).toBeCloseTo(10 * worthOf('MES'), 10);
    expect(worthOf('NQ')).toBeCloseTo(10 * worthOf('MNQ'), 10);
  });

  it('are worth what the exchange says per point', () => {
    const points = contracts.map(({ symbol, tick, value }) => [symbol, Math.round(value / tick)]);
    expect(points).toEqual([
      ['ES', 50],
      ['MES', 5],
      ['NQ', 20],
      ['MNQ', 2],
      ['CL', 1000],
      ['GC', 100],
    ]);
  });
});

describe('positionSize', () => {
  it.each([
    [300, 12, 12.5, 2],
    [299, 12, 12.5, 1],
    [149, 12, 12.5, 0],
    [70, 16, 1.25, 3],
  ])('of a risk of %d and a stop of %d ticks of %d is %d', (risk, stop, value, size) => {
    expect(positionSize({ stop, value }, risk)).toBe(size);
  });
});

it('names facts and sizes for Markdown', () => {
  expect(contractVariables).toMatchObject({
    'contract.es.value': '12.50',
    'contract.gc.tick': '0.10',
    'sizing.mes.loss': '15',
    'sizing.mnq.count': '15',
  });
});
