import { settleAdvance, takeAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { newId } from '../kernel/database/new-id.ts';
import type { BillOfDemoPatient } from './demo-bills.ts';
import type { DemoLife } from './demo-visit.ts';
import { once } from './once.ts';

/** What patients with a due paid ahead: in hand, by a cheque that waits for the bank, and what of it pays their bill. */
const PAID_AHEAD = [
  { patient: 1, mode: 'Card', amountPaise: 500_000, reference: '4711', settles: true },
  { patient: 23, mode: 'Google Pay', amountPaise: 200_000, reference: '532011990012', settles: false },
  { patient: 13, mode: 'Cheque', amountPaise: 300_000, reference: '000123', settles: false },
] as const;

const HOURS_AGO = 2;

/** Takes money ahead of a few patients, and pays a bill from it. */
export async function keepDemoAdvances({ staff, clock }: DemoLife, billOf: BillOfDemoPatient): Promise<void> {
  const { frontDesk: desk } = staff;
  clock.setHoursAgo(HOURS_AGO);
  for (const { patient, settles, ...money } of PAID_AHEAD) {
    const { billId, patientId } = billOf(patient);
    const { advanceId } = await desk.call(takeAdvance, {
      as: `ahead ${patient}`,
      body: { advanceId: newId(), patientId, ...money },
    });
    if (!settles) continue;
    await once(desk, `ahead ${patient} used`, {
      endpoint: settleAdvance,
      body: async () => {
        const { dues } = await desk.call(readBill, { query: { billId } });
        const amountPaise = Math.min(dues.duePaise, money.amountPaise);
        return { advanceId, billId, paymentId: newId(), amountPaise };
      },
    });
  }
}
