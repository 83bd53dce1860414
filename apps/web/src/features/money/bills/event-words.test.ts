import type { EventView } from '@nidan/contract/base/audit/event-view';
import type { BillLineView } from '@nidan/contract/money/bills/bill-view';
import { expect, test } from 'vitest';
import { billTexts } from './texts/bill-texts.ts';
import { timelineOf } from './event-words.ts';

const event = (part: Partial<EventView>): EventView => ({
  eventId: JSON.stringify(part),
  at: '2026-11-20T05:00:00.000Z',
  by: 'Asmita Deo',
  roleName: 'Front desk',
  location: null,
  entityKind: 'BILL',
  entityId: 'x',
  billId: 'b',
  parts: [],
  action: 'create',
  before: null,
  after: null,
  reason: null,
  ...part,
});
const lines = [
  { tests: [{ bill_test_id: 't1', code: 'CBC', sampleId: 's1', barcode: 'KT2011260001-1' }] },
] as unknown as BillLineView[]; // as: ids, codes and barcodes are all that is read
const words = (...timeline: EventView[]) =>
  timelineOf({ timeline, lines }, billTexts.in('en')).map((line) => line.words);

test.each([
  [{ after: { tests: ['CBC', 'LFT'] } }, 'Bill saved CBC, LFT'],
  [
    { action: 'discount', after: { discountPaise: 5000 }, reason: 'staff' },
    'Discount changed to ₹ 50: staff',
  ],
  [
    { entityKind: 'PAYMENT', action: 'receive', after: { mode: 'Cash', amountPaise: 120_000 } },
    'Paid ₹ 1,200 Cash',
  ],
  [
    { entityKind: 'PAYMENT', action: 'reverse', before: { mode: 'Card', amountPaise: 100 }, after: {} },
    'Payment reversed ₹ 1 Card',
  ],
  [
    { entityKind: 'REFUND', action: 'approve', after: { mode: 'Cash', amountPaise: 35_000 } },
    'Refunded ₹ 350 Cash',
  ],
  [
    {
      entityKind: 'REFUND',
      action: 'reject',
      before: { mode: 'Cash', amountPaise: 35_000 },
      after: { state: 'rejected' },
      reason: 'Patient stays',
    },
    'Refund rejected ₹ 350 Cash: Patient stays',
  ],
  [{ entityKind: 'BILL_TEST', entityId: 't1', action: 'check' }, 'Checked CBC'],
  [{ entityKind: 'BILL_SAMPLE', entityId: 's1', action: 'collect' }, 'Collected KT2011260001-1'],
  [{ action: 'noteCircumstances' }, 'Fasting and pregnancy noted'],
  [{ entityKind: 'BILL_TEST', entityId: 't1', action: 'heldAnew' }, 'Held against another range CBC'],
  [{ entityKind: 'REPORT', action: 'look' }, 'Looked at'],
  [{ entityKind: 'REPORT', action: 'markLost' }, 'Mark lost'],
] as const)('%o', (part, expected) => {
  expect(words(event(part))).toEqual([expected]);
});

test('the same thing done to several parts at once is one line', () => {
  const tube = (barcode: string) =>
    event({ entityKind: 'BILL_SAMPLE', entityId: barcode, action: 'collect', after: { barcode } });
  expect(words(tube('A-1'), tube('A-2'), event({ by: 'Rohan Pawar' }))).toEqual([
    'Collected A-1, A-2',
    'Bill saved',
  ]);
});

test('a demo user, from whom the values are withheld, still reads what happened', () => {
  expect(words(event({ entityKind: 'PAYMENT', action: 'receive' }))).toEqual(['Paid']);
});
