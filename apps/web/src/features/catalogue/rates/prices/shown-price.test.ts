import { expect, it } from 'vitest';
import { type SaidPrice, shownPrice } from './shown-price.ts';

const rupees = (many: number): SaidPrice => ({ pricePaise: many * 100, isFree: many === 0 });

type Cell = Parameters<typeof shownPrice>[0];

it.each<[string, Omit<Cell, 'otherwise'> & Partial<Cell>, object]>([
  ['a price alone', { stored: rupees(410), former: undefined, typed: undefined }, { was: undefined }],
  [
    'a typed price beside what it was',
    { stored: rupees(410), former: undefined, typed: '425' },
    { now: { pricePaise: 42_500 }, was: rupees(410), way: 'up' },
  ],
  [
    'a price of the day beside that of the day compared with',
    { stored: rupees(400), former: rupees(410), typed: undefined },
    { now: rupees(400), was: rupees(410), way: 'down' },
  ],
  [
    'a typed price beside that of the day compared with, not beside the one that it replaces',
    { stored: rupees(420), former: rupees(410), typed: '425' },
    { was: rupees(410), way: 'up' },
  ],
  [
    'a typed price that is that of the day compared with',
    { stored: rupees(420), former: rupees(410), typed: '410' },
    { now: { pricePaise: 41_000 }, was: undefined },
  ],
  [
    'a price that began',
    { stored: rupees(60), former: null, typed: undefined },
    { now: rupees(60), was: null, way: null },
  ],
  [
    'one that is taken away',
    { stored: rupees(60), former: undefined, typed: '-' },
    { now: null, was: rupees(60), way: null },
  ],
  [
    'the first price of a list beside what a weaker rule says until then',
    { stored: null, former: undefined, typed: '405', otherwise: 132_000 },
    { now: { pricePaise: 40_500 }, was: rupees(1_320), way: 'far' },
  ],
  [
    'nothing beside a list without a price while nothing is typed',
    { stored: null, former: undefined, typed: undefined, otherwise: 132_000 },
    { now: null, was: undefined },
  ],
  [
    'a typed 5,000 over 900',
    { stored: rupees(900), former: undefined, typed: '5000' },
    { now: { pricePaise: 500_000 }, was: rupees(900), way: 'far' },
  ],
  ['one that is free now', { stored: rupees(60), former: undefined, typed: 'free' }, { way: 'down' }],
])('shows %s', (_, cell, expected) => {
  expect(shownPrice({ otherwise: null, ...cell })).toMatchObject(expected);
});

it('shows no price where nothing can be read', () => {
  expect(shownPrice({ stored: rupees(60), former: undefined, typed: '2l5', otherwise: null })).toBeNull();
});
