import { assert, array, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billTest, type BillTestState } from '../status-sets/lab/bill-test.ts';
import { handlingOf, refundRuleOfLine, refundRuleOfTest } from './refund-rule.ts';

/** By state, when the customer stops and when the lab is at fault. */
const RULES: Readonly<Record<BillTestState, readonly [string, string]>> = {
  ncollected: ['whole', 'whole'],
  naccessioned: ['lessHandling', 'whole'],
  deptaccessioned: ['lessHandling', 'whole'],
  pending: ['lessHandling', 'whole'],
  partial: ['nothing', 'whole'],
  rerun: ['nothing', 'whole'],
  outsourced: ['blocked', 'blocked'],
  completed: ['blocked', 'blocked'],
  checked: ['blocked', 'blocked'],
  onHold: ['blocked', 'blocked'],
  canceled: ['whole', 'whole'],
};

describe('what a test gives back', () => {
  it.each(billTest.stateNames)('%s', (state) => {
    expect([refundRuleOfTest(state, 'customer'), refundRuleOfTest(state, 'labFault')]).toEqual(RULES[state]);
  });

  it.each([
    [['ncollected', 'ncollected'], 'whole'],
    [['ncollected', 'pending'], 'lessHandling'],
    [['pending', 'partial', 'canceled'], 'nothing'],
    [['ncollected', 'outsourced'], 'blocked'],
    [[], 'whole'],
  ] as const)('a line of %j: %s', (states, rule) => {
    expect(refundRuleOfLine(states, 'customer')).toBe(rule);
  });
});

describe('the handling charge', () => {
  const drawn = { net: 50_000, rule: 'lessHandling' } as const;
  const undrawn = { net: 90_000, rule: 'whole' } as const;

  it.each([
    { what: 'of lines that are not drawn: none', lines: [undrawn], kept: 0, charge: 0 },
    { what: 'of drawn lines: once', lines: [drawn, drawn, undrawn], kept: 0, charge: 20_000 },
    { what: 'never more than they come to', lines: [{ ...drawn, net: 15_000 }], kept: 0, charge: 15_000 },
    { what: 'what is left after an earlier refund', lines: [drawn], kept: 15_000, charge: 5_000 },
    { what: 'nothing when it was kept before', lines: [drawn], kept: 20_000, charge: 0 },
  ])('$what', ({ lines, kept, charge }) => {
    expect(handlingOf(lines, { perBill: 20_000, kept })).toBe(charge);
  });

  it('is never negative, and never more than the lines or the charge', () => {
    const line = record({
      net: nat(1_000_000),
      rule: constantFrom('whole' as const, 'lessHandling' as const),
    });
    assert(
      property(array(line), nat(100_000), nat(100_000), (lines, perBill, kept) => {
        const charge = handlingOf(lines, { perBill, kept });
        expect(charge).toBeGreaterThanOrEqual(0);
        expect(charge).toBeLessThanOrEqual(perBill);
        expect(charge).toBeLessThanOrEqual(lines.reduce((sum, { net }) => sum + net, 0));
      }),
    );
  });
});
