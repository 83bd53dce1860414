import { describe, expect, it } from 'vitest';
import { compareFigures, readFigures } from './compare-figures.ts';
import type { Figure } from './figure.ts';

const ms = (name: string, value: number, ratio?: number): Figure => ({
  name,
  value,
  unit: 'ms p50',
  ...(ratio === undefined ? {} : { ratio }),
});
const rate = (name: string, value: number): Figure => ({ name, value, unit: 'orders/s' });

const samples = (...values: number[]): Figure[] => values.map((value) => ms('list', value));

describe('compared figures', () => {
  it('are those beyond the noise, with what is better and what is worse', () => {
    const base = [ms('search', 3), ms('list', 10), rate('orders', 100), ms('gone', 1)];
    const now = [ms('search', 3.3), ms('list', 20), rate('orders', 130), ms('new', 1)];
    expect(compareFigures(base, now)).toEqual([
      { name: 'list', unit: 'ms p50', base: 10, now: 20, percent: 100, verdict: 'worse' },
      { name: 'orders', unit: 'orders/s', base: 100, now: 130, percent: 30, verdict: 'better' },
    ]);
  });

  it('are compared by their ratio to the reference: a machine at half the speed is no difference', () => {
    expect(compareFigures([ms('list', 10, 0.5)], [ms('list', 20, 0.5)])).toEqual([]);
    expect(compareFigures([ms('list', 10, 0.5)], [ms('list', 10, 0.25)])).toMatchObject([
      { percent: -50, verdict: 'better' },
    ]);
  });

  it('of several samples differ when none of one side lies among those of the other', () => {
    expect(compareFigures(samples(9, 10, 14), samples(13, 15, 16))).toEqual([]);
    expect(compareFigures(samples(9, 10, 11), samples(12, 12, 13))).toMatchObject([{ percent: 20 }]);
  });

  it('are read from what a bench prints among other lines', () => {
    expect(readFigures(`> bench\n{"name":"a","value":1,"unit":"ms"}\n`)).toEqual([
      { name: 'a', value: 1, unit: 'ms' },
    ]);
    expect(() => readFigures('nothing')).toThrow('There is no figure in it');
  });
});
