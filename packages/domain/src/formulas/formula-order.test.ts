import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formulaOrder } from './formula-order.ts';

test('inputs come before what reads them', () => {
  const order = formulaOrder([
    { code: 'AG', inputs: ['GLOB', 'ALB'] },
    { code: 'GLOB', inputs: ['TP', 'ALB'] },
    { code: 'VLDL', inputs: ['TG'] },
  ]);
  expect(order).toEqual({ ok: true, codes: ['GLOB', 'AG', 'VLDL'] });
});

test.each([
  { parameters: [{ code: 'A', inputs: ['A'] }], cycle: ['A'] },
  {
    parameters: [
      { code: 'X', inputs: ['A'] },
      { code: 'A', inputs: ['B'] },
      { code: 'B', inputs: ['C'] },
      { code: 'C', inputs: ['A'] },
    ],
    cycle: ['A', 'B', 'C'],
  },
])('$cycle goes round', ({ parameters, cycle }) => {
  expect(formulaOrder(parameters)).toEqual({ ok: false, cycle });
});

test('every order without cycles puts inputs first', () => {
  const count = 12;
  // Reading only lower numbers makes a cycle impossible; the list itself comes in any order.
  const inputs = fc.array(fc.array(fc.nat(count - 1)), { minLength: count, maxLength: count });
  const shuffled = inputs.chain((lists) =>
    fc.shuffledSubarray(
      lists.map((list, code) => ({ code: String(code), inputs: list.filter((n) => n < code).map(String) })),
      { minLength: count },
    ),
  );
  fc.assert(
    fc.property(shuffled, (parameters) => {
      const order = formulaOrder(parameters);
      const codes = order.ok ? order.codes : [];
      expect(codes).toHaveLength(count);
      for (const { code, inputs: read } of parameters) {
        expect(read.every((input) => codes.indexOf(input) < codes.indexOf(code))).toBe(true);
      }
    }),
  );
});
