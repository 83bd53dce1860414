import { listAdvances, settleAdvance, takeAdvance } from '@nidan/contract/billing/advance-endpoints';
import { listBills } from '@nidan/contract/billing/bill-endpoints';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoLife } from './demo-visit.ts';

/** What patients with a due paid ahead: in hand, by a cheque that waits for the bank, and what of it pays their bill. */
const PAID_AHEAD = [
  { mode: 'Card', amountPaise: 500_000, reference: '4711', settles: true },
  { mode: 'Google Pay', amountPaise: 200_000, reference: '532011990012', settles: false },
  { mode: 'Cheque', amountPaise: 300_000, reference: '000123', settles: false },
] as const;

const HOURS_AGO = 2;

/** Takes money ahead of a few patients, and pays a bill from it. */
export async function keepDemoAdvances({ staff, clock }: DemoLife): Promise<void> {
  const { frontDesk: desk } = staff;
  if ((await desk.call(listAdvances, { query: { limit: 1 } })).rows.length > 0) return;
  const { rows: bills } = await desk.call(listBills, { query: { dueOnly: true, limit: PAID_AHEAD.length } });
  clock.setHoursAgo(HOURS_AGO);
  for (const [index, { settles, ...money }] of PAID_AHEAD.entries()) {
    const bill = bills[index];
    if (bill === undefined) return;
    const { patientId } = bill.patient;
    const { advanceId } = await desk.call(takeAdvance, { body: { advanceId: newId(), patientId, ...money } });
    if (!settles) continue;
    const amountPaise = Math.min(bill.duePaise, money.amountPaise);
    const body = { advanceId, billId: bill.billId, paymentId: newId(), amountPaise };
    await desk.call(settleAdvance, { body });
  }
}
