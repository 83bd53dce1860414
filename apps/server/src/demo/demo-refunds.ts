import { refundAdvance, rejectAdvance, takeAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { approveRefund, rejectRefund, requestRefund } from '@nidan/contract/money/refunds/refund-endpoints';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoMoney } from './demo-money-desk.ts';
import { MONEY_PATIENTS } from './demo-money-visits.ts';
import { once } from './once.ts';

const { refundAsked, refundPaid, refundRejected } = MONEY_PATIENTS;

/** Money that is owed after a visit came to nothing: asked for, and what a second person said. */
const REFUNDS = [
  { patient: refundRejected, daysAgo: 4, outcome: 'rejected' },
  { patient: refundPaid, daysAgo: 3, outcome: 'paid' },
  { patient: refundAsked, daysAgo: 1, outcome: 'waits' },
] as const;

/** Refunds in each state, and advances that went back or did not come. */
export async function keepDemoRefunds(money: DemoMoney): Promise<void> {
  for (const { patient, daysAgo, outcome } of REFUNDS) {
    money.clockTo({ daysAgo, at: '18:05' });
    const { billId } = money.billOf(patient);
    const { refundId, version } = await once(money.desk, `refund ${patient}`, {
      endpoint: requestRefund,
      body: async () => ({
        refundId: newId(),
        billId,
        version: (await money.desk.call(readBill, { query: { billId } })).version,
        lineIds: [],
        cause: 'customer' as const,
        mode: 'BHIM UPI' as const,
        reference: String(532_012_000_000 + patient),
        reason: 'Had not fasted, does not come again',
      }),
    });
    money.clockTo({ daysAgo, at: '19:10' });
    const as = `refund ${patient} ${outcome}`;
    if (outcome === 'paid') await money.accounts.call(approveRefund, { as, body: { refundId, version } });
    if (outcome === 'rejected') {
      const reason = 'Comes again on Monday, keeps the money here';
      await money.accounts.call(rejectRefund, { as, body: { refundId, version, reason } });
    }
  }
  await giveAdvancesBack(money);
}

async function giveAdvancesBack(money: DemoMoney): Promise<void> {
  money.clockTo({ daysAgo: 4, at: '18:30' });
  const ahead = async (
    patient: number,
    given: { mode: 'BHIM UPI' | 'Cheque'; amountPaise: number; reference: string },
  ) => {
    const { patientId } = money.billOf(patient);
    return money.desk.call(takeAdvance, {
      as: `ahead ${patient}`,
      body: { advanceId: newId(), patientId, ...given },
    });
  };
  const planned = await ahead(refundPaid, {
    mode: 'BHIM UPI',
    amountPaise: 150_000,
    reference: '532011990047',
  });
  const bounced = await ahead(refundAsked, { mode: 'Cheque', amountPaise: 250_000, reference: '000457' });
  money.clockTo({ daysAgo: 3, at: '11:30' });
  await money.accounts.call(refundAdvance, {
    as: 'advance given back',
    body: {
      advanceId: planned.advanceId,
      version: planned.version,
      returnId: newId(),
      mode: 'BHIM UPI',
      reference: '532012990047',
      reason: 'Operation put off, tests not needed',
    },
  });
  await money.accounts.call(rejectAdvance, {
    as: 'advance bounced',
    body: { advanceId: bounced.advanceId, version: bounced.version, reason: 'The bank sent the cheque back' },
  });
}
