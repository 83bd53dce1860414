import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { abcClasses, countDifference } from './stock-count.ts';
import { arrivalFault, inTransitOf } from './transfer-quantities.ts';

it('puts items into classes by their worth', () => {
  const worth = [
    { itemId: 'reagent', valuePaise: 70_000 },
    { itemId: 'kit', valuePaise: 15_000 },
    { itemId: 'tubes', valuePaise: 11_000 },
    { itemId: 'tips', valuePaise: 4_000 },
    { itemId: 'free', valuePaise: 0 },
  ];
  expect([...abcClasses(worth)]).toEqual([
    ['reagent', 'A'],
    ['kit', 'A'],
    ['tubes', 'B'],
    ['tips', 'C'],
    ['free', 'C'],
  ]);
  expect([...abcClasses([{ itemId: 'free', valuePaise: 0 }])]).toEqual([['free', 'C']]);
});

it('puts the same right whatever moved after the count', () => {
  const quantity = integer({ min: 0, max: 1_000_000 });
  assert(
    property(quantity, quantity, integer({ min: -1_000, max: 1_000 }), (there, expected, moved) => {
      const difference = countDifference({ counted: there, expected });
      expect(expected + moved + difference).toBe(there + moved);
    }),
  );
});

it.each([
  [{ received: 4, lost: 0 }, null],
  [{ received: 3, lost: 1 }, null],
  [{ received: 0, lost: 4 }, null],
  [{ received: 4, lost: 1 }, 'over-sent'],
  [{ received: 5, lost: 0 }, 'over-sent'],
  [{ received: 0, lost: 0 }, 'nothing'],
  [{ received: -1, lost: 2 }, 'nothing'],
])('of 4 on their way %o come: %s', (arrival, fault) => {
  const lot = { sent: 10, received: 5, lost: 1 };
  expect(inTransitOf(lot)).toBe(4);
  expect(arrivalFault(lot, arrival)).toBe(fault);
});
