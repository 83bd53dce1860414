import { approveRequest, listApprovals } from '@nidan/contract/people/approvals/approval-endpoints';
import { settleAdvance, takeAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import { cancelNote, makeNote, settleCreditNote } from '@nidan/contract/money/notes/note-endpoints';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import type { NoteView } from '@nidan/contract/money/notes/note-view';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoMoney } from './demo-money-desk.ts';
import { MONEY_PATIENTS } from './demo-money-visits.ts';
import { once } from './once.ts';

const { asksMuch, corrected, credited, halfDecided } = MONEY_PATIENTS;

interface Made {
  readonly patient: number;
  readonly kind: 'credit' | 'debit';
  readonly rupees: number;
  readonly reason: string;
}

async function make(money: DemoMoney, { patient, kind, rupees, reason }: Made): Promise<NoteView> {
  const { billId } = money.billOf(patient);
  const body = { noteId: newId(), kind, billId, amountPaise: rupees * 100, reason };
  return money.accounts.call(makeNote, { as: `note ${kind} ${billId} ${rupees}`, body });
}

/** A credit note pays a part of what is due on its bill, and an advance the rest. */
async function payCredited(money: DemoMoney): Promise<void> {
  const { billId, patientId } = money.billOf(credited);
  const { noteId } = await make(money, {
    patient: credited,
    kind: 'credit',
    rupees: 200,
    reason: 'Report came a day late',
  });
  const { dues } = await money.desk.call(settleCreditNote, {
    as: 'credited pays by note',
    body: { noteId, billId, paymentId: newId(), amountPaise: 20_000 },
  });
  const amountPaise = dues.duePaise;
  const { advanceId } = await money.desk.call(takeAdvance, {
    as: 'credited pays ahead',
    body: { advanceId: newId(), patientId, mode: 'Card', amountPaise, reference: '4902' },
  });
  await money.desk.call(settleAdvance, {
    as: 'credited pays by advance',
    body: { advanceId, billId, paymentId: newId(), amountPaise },
  });
}

/** Credit and debit notes in each state: given and used, left over, charged and paid, cancelled, approved, waiting. */
export async function keepDemoNotes(money: DemoMoney): Promise<void> {
  money.clockTo({ daysAgo: 5, at: '17:40' });
  await payCredited(money);
  await make(money, {
    patient: corrected,
    kind: 'credit',
    rupees: 300,
    reason: 'Test was repeated at our fault',
  });
  const wrong = await make(money, {
    patient: corrected,
    kind: 'credit',
    rupees: 100,
    reason: 'Typed for the wrong bill',
  });
  await money.accounts.call(cancelNote, {
    as: 'note cancelled',
    body: { noteId: wrong.noteId, version: wrong.version, reason: 'Belongs to another bill' },
  });
  await make(money, { patient: corrected, kind: 'debit', rupees: 150, reason: 'Home visit was not charged' });
  const { billId } = money.billOf(corrected);
  const payments = [{ mode: 'Cash' as const, amountPaise: 15_000 }];
  await money.desk.call(receivePayments, { as: 'debit note paid', body: { billId, payments } });

  money.clockTo({ daysAgo: 3, at: '17:40' });
  const large = await make(money, {
    patient: halfDecided,
    kind: 'credit',
    rupees: 900,
    reason: 'Sample was lost on the way and drawn again',
  });
  await once(money.manager, 'large note approved', {
    endpoint: approveRequest,
    body: async () => {
      const query = { list: 'onMe' as const, billId: large.billId ?? '' };
      const { rows } = await money.manager.call(listApprovals, { query });
      const asked = rows.find(({ type }) => type === 'credit note');
      return asked === undefined ? null : { approvalId: asked.approvalId, version: asked.version };
    },
  });
  money.clockTo({ daysAgo: 2, at: '17:40' });
  await make(money, { patient: asksMuch, kind: 'credit', rupees: 800, reason: 'Second tube was not needed' });
}
