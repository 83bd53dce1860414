import type { BillTestView } from '@nidan/contract/billing/bill-view';
import { expect, test } from 'vitest';
import { whyNotOut } from './why-not-out.ts';

const DUES = {
  grossPaise: 0,
  discountPaise: 0,
  netPaise: 0,
  paidPaise: 0,
  duePaise: 0,
  refundPayablePaise: 0,
};

function bill(states: readonly (readonly [string, string])[], duePaise = 0) {
  const tests = states.map(([state, due], at) => ({
    bill_test_id: String(at),
    name: `test ${at}`,
    test_state: state,
    due_at: due,
  }));
  // as: the rule looks at lines, tests and dues only
  return {
    lines: [{ tests: tests as unknown as BillTestView[] }],
    dues: { ...DUES, duePaise },
  } as Parameters<typeof whyNotOut>[0];
}

test('the test that is furthest behind keeps the report in', () => {
  const why = whyNotOut(
    bill([
      ['completed', '1'],
      ['pending', '3'],
      ['checked', '0'],
      ['canceled', '0'],
    ]),
  );
  expect(why).toMatchObject({ is: 'test', test: { name: 'test 1' }, more: 1 });
});

test('of tests that are equally far the one promised first', () => {
  const why = whyNotOut(
    bill([
      ['pending', '2026-11-20T09:00'],
      ['pending', '2026-11-20T08:00'],
    ]),
  );
  expect(why).toMatchObject({ is: 'test', test: { name: 'test 1' } });
});

test('then the due, then nothing', () => {
  expect(whyNotOut(bill([['checked', '1']], 100))).toEqual({ is: 'due', duePaise: 100 });
  expect(whyNotOut(bill([['checked', '1']]))).toEqual({ is: 'checked' });
  expect(whyNotOut(bill([['canceled', '1']], 100))).toEqual({ is: 'canceled' });
});
