import type { DemoMoney } from './demo-money-desk.ts';
import { approveRequest, rejectRequest } from '@nidan/contract/people/approvals/approval-endpoints';
import type { ApprovalView } from '@nidan/contract/people/approvals/approval-view';
import { askForDiscount, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { newId } from '../kernel/database/new-id.ts';
import { keepDemoNotes } from './demo-notes.ts';
import { MONEY_PATIENTS } from './demo-money-visits.ts';
import { keepDemoRefunds } from './demo-refunds.ts';
import type { DemoLife } from './demo-visit.ts';
import { once } from './once.ts';

interface Ask {
  readonly patient: number;
  readonly percent: number;
  readonly reason: string;
  readonly daysAgo: number;
  /** Who answers one level after the other; the last may reject. */
  readonly answers: readonly ('accounts' | 'manager' | 'rejected')[];
}

/** Discounts over the limit of the front desk: below ₹5,000 the manager decides, from there on the accountant first. */
const ASKS: readonly Ask[] = [
  {
    patient: MONEY_PATIENTS.refused,
    percent: 50,
    reason: 'Says that another lab asks less',
    daysAgo: 6,
    answers: ['rejected'],
  },
  {
    patient: MONEY_PATIENTS.discounted,
    percent: 40,
    reason: 'Pensioner, pays for himself',
    daysAgo: 5,
    answers: ['manager'],
  },
  {
    patient: MONEY_PATIENTS.halfDecided,
    percent: 45,
    reason: 'Third costly test this month, family of one earner',
    daysAgo: 4,
    answers: ['accounts'],
  },
  {
    patient: MONEY_PATIENTS.asksMuch,
    percent: 45,
    reason: 'Sent by the charity of the hospital',
    daysAgo: 2,
    answers: [],
  },
  {
    patient: MONEY_PATIENTS.asksLittle,
    percent: 30,
    reason: 'Senior citizen, comes every month',
    daysAgo: 1,
    answers: [],
  },
];

interface Answer {
  readonly patient: number;
  readonly by: Ask['answers'][number];
}

async function answer(
  money: DemoMoney,
  { approvalId, version }: ApprovalView,
  { patient, by }: Answer,
): Promise<ApprovalView> {
  const as = `discount ${patient} ${by}`;
  if (by === 'rejected') {
    const reason = 'The price is that of our list; offer the package instead';
    return money.manager.call(rejectRequest, { as, body: { approvalId, version, reason } });
  }
  return money[by].call(approveRequest, { as, body: { approvalId, version } });
}

async function askForDiscounts(money: DemoMoney): Promise<void> {
  for (const { patient, percent, reason, daysAgo, answers } of ASKS) {
    money.clockTo({ daysAgo, at: '16:10' });
    const { billId } = money.billOf(patient);
    let asked = await once(money.desk, `discount ${patient}`, {
      endpoint: askForDiscount,
      body: async () => {
        const { version } = await money.desk.call(readBill, { query: { billId } });
        const discount = { kind: 'percent' as const, value: percent };
        return { approvalId: newId(), billId, version, discount, reason };
      },
    });
    money.clockTo({ daysAgo, at: '17:25' });
    for (const by of answers) asked = await answer(money, asked, { patient, by });
  }
}

/** Approvals, refunds, notes and advances of past days, some of them decided and some waiting. */
export async function keepDemoMoney(
  { staff: { frontDesk: desk }, clock }: DemoLife,
  people: Pick<DemoMoney, 'accounts' | 'manager' | 'billOf'>,
): Promise<void> {
  const clockTo: DemoMoney['clockTo'] = (when) => clock.setHoursAgo(clock.hoursSince(when));
  const money: DemoMoney = { desk, clockTo, ...people };
  await askForDiscounts(money);
  await keepDemoRefunds(money);
  await keepDemoNotes(money);
}
