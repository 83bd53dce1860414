import {
  approveRequest,
  listApprovals,
  readApproval,
  rejectRequest,
} from '@nidan/contract/people/approvals/approval-endpoints';
import type { ApprovalView } from '@nidan/contract/people/approvals/approval-view';
import { cancelLines, createBill, discountBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import {
  cancelNote,
  listNotes,
  listNoteUses,
  makeNote,
  readNote,
  settleCreditNote,
  unusedCredits,
} from '@nidan/contract/money/notes/note-endpoints';
import type { NoteView } from '@nidan/contract/money/notes/note-view';
import { receivePayments, reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { writeOffDue } from '@nidan/contract/money/payments/write-off-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { statement, trialBalance } from '@nidan/contract/ledger/journal/ledger-endpoints';
import { createPatient } from '@nidan/contract/people/patients/patient-endpoints';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { billBody, orderBill } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvalRulesOf } from '../../people/approvals/testing/approval-rules-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await approvalRulesOf(app, 'credit note');
});
afterAll(() => app.close());

const desk = () => app.as('Front desk');
const accountant = () => app.as('Accountant');
const manager = () => app.as('Manager');
const reason = 'Report came a day late';

/** CBC (₹350) and LFT (₹750) of a new person. */
const ordered = (other: Partial<Parameters<typeof orderBill>[1]> = {}) =>
  orderBill(app, { ...other, testCodes: ['CBC', 'LFT'] });

async function newPerson(): Promise<string> {
  const body = { name: 'Meera Credit', age_sex: { age: 41, sex: 'F', unit: 'Yrs.' } } as const;
  return (await desk().ok(createPatient, { body })).patient_id;
}

async function newAgency(): Promise<string> {
  const agencyId = newId();
  await manager().ok(createAgency, { body: { agencyId, name: `Clinic ${agencyId}` } });
  return agencyId;
}

type Making = Partial<BodyOf<typeof makeNote>>;

const bodyOf = (other: Making) =>
  ({ noteId: newId(), kind: 'credit', amountPaise: 40_000, reason, ...other }) as const;
const make = (other: Making): Promise<NoteView> => accountant().ok(makeNote, { body: bodyOf(other) });
const refused = (other: Making) => accountant().refused(makeNote, { body: bodyOf(other) });
const settle = (noteId: string, billId: string, amountPaise: number) =>
  desk().call(settleCreditNote, { body: { noteId, billId, paymentId: newId(), amountPaise } });
const read = async (noteId: string) => (await manager().ok(readNote, { query: { noteId } })).note;
const billOf = (billId: string) => manager().ok(readBill, { query: { billId } });

describe('a credit note for a bill', () => {
  it('is numbered, falls on the tests in proportion, owes its patient and cites the bill', async () => {
    const { billId, patientId } = await ordered();
    const note = await make({ billId, amountPaise: 44_000 });
    expect(note).toMatchObject({
      kind: 'credit',
      state: 'generated',
      billId,
      agencyId: null,
      amountPaise: 44_000,
      settledPaise: 0,
      balancePaise: 44_000,
      can: ['settle', 'cancel'],
    });
    expect(note.patient?.patientId).toBe(patientId);
    expect(note.number).toMatch(/^[A-Z]+C\d\d-\d{5}$/u);
    expect(note.billNumber).toMatch(/^[A-Z]+B\d\d-\d{5}$/u);
    const { lines } = await manager().ok(readNote, { query: { noteId: note.noteId } });
    expect(lines.map(({ code, amountPaise }) => [code, amountPaise])).toEqual([
      ['CBC', 14_000],
      ['LFT', 30_000],
    ]);
    expect(await eventsOf(app, note.noteId, 'makeCreditNote')).toHaveLength(1);
    // What the lab owes is no payment yet.
    expect((await billOf(billId)).dues.duePaise).toBe(110_000);
  });

  it('gives what was chosen of the tests, and no more of one than it comes to less earlier notes', async () => {
    const { billId, lines } = await ordered();
    const lineId = lines[0]?.lineId ?? '';
    const chosen = [{ lineId, amountPaise: 20_000 }];
    const twice = [...chosen, ...chosen];
    for (const wrong of [chosen, twice]) {
      expect(await refused({ billId, amountPaise: 30_000, lines: wrong })).toMatchObject({
        code: 'invalid-input',
        errors: [{ field: 'lines' }],
      });
    }
    await make({ billId, amountPaise: 20_000, lines: chosen });
    expect(await refused({ billId, amountPaise: 20_000, lines: chosen })).toMatchObject({
      code: 'credit-over-line',
      msg: expect.stringContaining('₹150'),
    });
    const foreign = [{ lineId: newId(), amountPaise: 20_000 }];
    expect(await refused({ billId, amountPaise: 20_000, lines: foreign })).toMatchObject({
      code: 'not-found',
    });
  });

  it('is refused over what is left of the bill, without a subject, with two, and for an unknown one', async () => {
    const { billId, patientId } = await ordered();
    expect(await refused({ billId, amountPaise: 110_100 })).toMatchObject({ code: 'credit-over-bill' });
    expect(await refused({})).toMatchObject({ code: 'invalid-input', errors: [{ field: 'billId' }] });
    expect(await refused({ billId, patientId })).toMatchObject({ errors: [{ field: 'billId' }] });
    expect(await refused({ billId: newId() })).toMatchObject({ code: 'not-found' });
    expect(await refused({ patientId: newId() })).toMatchObject({ code: 'not-found' });
    expect(await refused({ agencyId: newId() })).toMatchObject({ code: 'not-found' });
    const lines = [{ lineId: newId(), amountPaise: 40_000 }];
    expect(await refused({ patientId, lines })).toMatchObject({ errors: [{ field: 'lines' }] });
  });

  it('keeps its tests from being cancelled, discounted away and written off', async () => {
    const { billId, lines } = await ordered();
    const lineId = lines[0]?.lineId ?? '';
    await make({ billId, amountPaise: 35_000, lines: [{ lineId, amountPaise: 35_000 }] });
    const { version } = await billOf(billId);
    const cancel = { billId, version, lineIds: [lineId], reason };
    expect(await manager().refused(cancelLines, { body: cancel })).toMatchObject({ code: 'line-credited' });
    const discount = { billId, version, discount: { kind: 'percent' as const, value: 10 }, reason };
    expect(await manager().refused(discountBill, { body: discount })).toMatchObject({
      code: 'line-credited',
    });
    const writeOff = { billId, version, amountPaise: 80_000, reason };
    expect(await accountant().refused(writeOffDue, { body: writeOff })).toMatchObject({
      code: 'write-off-under-credit',
    });
    await accountant().ok(writeOffDue, { body: { ...writeOff, amountPaise: 75_000 } });
  });
});

describe('credit', () => {
  it('pays bills of its patient, and stands as a payment of its own mode', async () => {
    const { billId } = await ordered();
    const { noteId } = await make({ billId });
    const { note, dues } = await desk().ok(settleCreditNote, {
      body: { noteId, billId, paymentId: newId(), amountPaise: 30_000 },
    });
    expect(note).toMatchObject({ settledPaise: 30_000, balancePaise: 10_000, can: ['settle'] });
    expect(dues).toMatchObject({ paidPaise: 30_000, duePaise: 80_000 });
    expect((await billOf(billId)).postings.at(-1)).toMatchObject({
      kind: 'payment',
      debit: 'Unused credit notes',
      credit: 'Patient receivable',
    });
    const { rows } = await desk().ok(listNoteUses, { query: { noteId } });
    expect(rows).toMatchObject([{ kind: 'payment', billId, amountPaise: 30_000 }]);
  });

  it('refuses more than is left, another patient, more than is due, and a debit note', async () => {
    const { billId } = await ordered();
    const other = await ordered();
    const { noteId } = await make({ billId });
    expect((await settle(noteId, billId, 40_100)).body).toMatchObject({ code: 'credit-too-small' });
    expect((await settle(noteId, other.billId, 1_000)).body).toMatchObject({ code: 'credit-of-other-party' });
    const payments = [{ mode: 'Cash' as const, amountPaise: 100_000 }];
    await desk().ok(receivePayments, { body: { billId, payments } });
    expect((await settle(noteId, billId, 20_000)).body).toMatchObject({ code: 'payment-over-due' });
    const debit = await make({ kind: 'debit', billId, amountPaise: 1_000 });
    expect((await settle(debit.noteId, billId, 1_000)).body).toMatchObject({ code: 'credit-not-usable' });
    expect((await read(noteId)).balancePaise).toBe(40_000);
  });

  it('is spent once by 32 counters at the same moment', async () => {
    const patientId = await newPerson();
    const { noteId } = await make({ patientId, amountPaise: 50_000 });
    const bills = await Promise.all(Array.from({ length: 8 }, () => billFor({ patientId })));
    const counters = Array.from({ length: 32 }, (_, at) => bills[at % bills.length]?.billId ?? '');
    const answers = await Promise.all(
      counters.map((billId, at) =>
        at % 2 === 0
          ? settle(noteId, billId, 10_000)
          : desk().call(receivePayments, {
              body: { billId, payments: [{ mode: 'credit note', amountPaise: 10_000 }] },
            }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(27);
    expect(await read(noteId)).toMatchObject({ settledPaise: 50_000, balancePaise: 0 });
  });

  it('comes back with the payment that is taken back, and the note can be cancelled then', async () => {
    const { billId } = await ordered();
    const { noteId } = await make({ billId });
    const paymentId = newId();
    await desk().ok(settleCreditNote, { body: { noteId, billId, paymentId, amountPaise: 30_000 } });
    const { version } = await read(noteId);
    const body = { noteId, version, reason };
    expect(await accountant().refused(cancelNote, { body })).toMatchObject({ code: 'note-used' });
    await manager().ok(reversePayments, { body: { paymentIds: [paymentId], reason } });
    expect(await read(noteId)).toMatchObject({ settledPaise: 0, balancePaise: 40_000 });
    const cancelled = await accountant().ok(cancelNote, { body });
    expect(cancelled).toMatchObject({ state: 'cancelled', balancePaise: 0, can: [] });
    expect(cancelled.number).not.toBeNull();
    const again = { ...body, version: cancelled.version };
    expect(await accountant().refused(cancelNote, { body: again })).toMatchObject({
      code: 'transition-refused',
    });
    expect((await settle(noteId, billId, 1_000)).body).toMatchObject({ code: 'credit-not-usable' });
    expect(await accountant().refused(cancelNote, { body })).toMatchObject({ code: 'stale-version' });
  });

  it('is taken at registration and on the bill from the oldest notes first', async () => {
    const patientId = await newPerson();
    const first = await make({ patientId, amountPaise: 30_000 });
    const second = await make({ patientId, amountPaise: 50_000 });
    const { billId, dues } = await billFor({
      patientId,
      payments: [{ mode: 'credit note', amountPaise: 60_000 }],
    });
    expect(dues.duePaise).toBe(50_000);
    expect((await billOf(billId)).payments.map(({ amountPaise }) => amountPaise)).toEqual([30_000, 30_000]);
    const left = await desk().ok(unusedCredits, { query: { billId } });
    expect(left).toMatchObject({
      rows: [{ noteId: second.noteId, balancePaise: 20_000 }],
      leftPaise: 20_000,
    });
    const payments = [{ mode: 'credit note' as const, amountPaise: 20_100 }];
    expect(await desk().refused(receivePayments, { body: { billId, payments } })).toMatchObject({
      code: 'credit-too-small',
      errors: [{ field: 'payments.0.amountPaise' }],
    });
    expect((await read(first.noteId)).balancePaise).toBe(0);
  });

  it('of an agency pays bills of the agency and no others', async () => {
    const agencyId = await newAgency();
    const bill = await billFor({ agencyId, patientId: await newPerson() });
    const note = await make({ agencyId });
    expect(note).toMatchObject({ agencyId, patient: null, billId: null });
    const own = await make({ billId: bill.billId, amountPaise: 10_000 });
    expect(own.agencyId).toBe(agencyId);
    const other = await ordered();
    expect((await settle(note.noteId, other.billId, 1_000)).body).toMatchObject({
      code: 'credit-of-other-party',
    });
    expect((await settle(note.noteId, bill.billId, 30_000)).status).toBe(200);
    const { rows, leftPaise } = await desk().ok(unusedCredits, { query: { agencyId } });
    expect(rows.map(({ noteId }) => noteId)).toEqual([note.noteId, own.noteId]);
    expect(leftPaise).toBe(20_000);
    const list = await desk().ok(listNotes, { query: { agencyId, left: true, kind: 'credit' } });
    expect(list.rows).toHaveLength(2);
  });
});

/** A bill of CBC (₹350) and LFT (₹750) for a known person. */
async function billFor({ patientId, ...other }: Partial<BodyOf<typeof createBill>>) {
  const person = patientId ?? (await newPerson());
  const { newPatient: _, ...body } = await billBody(app, {
    testCodes: ['CBC', 'LFT'],
    patientId: person,
    ...other,
  });
  return desk().ok(createBill, { body });
}

describe('a debit note', () => {
  it('adds to the due of its bill, is paid like it, and is cancelled while it is not', async () => {
    const { billId } = await ordered({ payments: [{ mode: 'Cash', amountPaise: 110_000 }] });
    const note = await make({ kind: 'debit', billId, amountPaise: 25_000 });
    expect(note.number).toMatch(/^[A-Z]+D\d\d-\d{5}$/u);
    expect((await billOf(billId)).dues).toMatchObject({
      debitNotePaise: 25_000,
      netPaise: 135_000,
      duePaise: 25_000,
    });
    const payments = [{ mode: 'Cash' as const, amountPaise: 10_000 }];
    await desk().ok(receivePayments, { body: { billId, payments } });
    const body = { noteId: note.noteId, version: note.version, reason };
    expect(await accountant().refused(cancelNote, { body })).toMatchObject({
      code: 'debit-paid',
      msg: expect.stringContaining('₹100'),
    });
    const second = await make({ kind: 'debit', billId, amountPaise: 5_000 });
    await accountant().ok(cancelNote, { body: { noteId: second.noteId, version: second.version, reason } });
    expect((await billOf(billId)).dues).toMatchObject({ debitNotePaise: 25_000, duePaise: 15_000 });
  });

  it('is for a bill and names no tests', async () => {
    const { billId, lines, patientId } = await ordered();
    expect(await refused({ kind: 'debit', patientId })).toMatchObject({ errors: [{ field: 'billId' }] });
    const chosen = [{ lineId: lines[0]?.lineId ?? '', amountPaise: 40_000 }];
    expect(await refused({ kind: 'debit', billId, lines: chosen })).toMatchObject({
      errors: [{ field: 'lines' }],
    });
  });
});

/** Asked for by somebody who decides nothing; from ₹500 on the accountant and then the manager do. */
async function askFor(billId: string, amountPaise = 60_000) {
  const { client } = await personWith(app, { payments: 15, bills: 15 });
  const note = await client.ok(makeNote, { body: bodyOf({ billId, amountPaise }) });
  const { rows } = await manager().ok(listApprovals, { query: { type: 'credit note', billId } });
  const request = rows.find(({ state }) => state === 'pending');
  if (request === undefined) throw new Error('Nothing was asked for');
  return { note, request };
}

async function approveBoth({ approvalId, version }: Pick<ApprovalView, 'approvalId' | 'version'>) {
  const first = await accountant().ok(approveRequest, { body: { approvalId, version } });
  return manager().ok(approveRequest, { body: { approvalId, version: first.version } });
}

describe('a credit note over the limit', () => {
  it('waits without a number and a posting until the last of its levels, which posts it', async () => {
    const { billId } = await ordered();
    const { note, request } = await askFor(billId);
    expect(note).toMatchObject({ state: 'pending', number: null, balancePaise: 0, can: [] });
    expect(request).toMatchObject({ what: 'Credit note of ₹600', amountPaise: 60_000, billId });
    expect((await settle(note.noteId, billId, 1_000)).body).toMatchObject({ code: 'credit-not-usable' });
    const { approvalId, version } = request;
    const early = await manager().refused(approveRequest, { body: { approvalId, version } });
    expect(early).toMatchObject({ code: 'approval-not-yours' });
    const { changes } = await manager().ok(readApproval, { query: { approvalId } });
    expect(changes).toEqual([{ what: 'credit', beforePaise: 0, afterPaise: 60_000 }]);
    expect(await approveBoth(request)).toMatchObject({ state: 'completed', failure: null });
    expect(await read(note.noteId)).toMatchObject({ state: 'generated', balancePaise: 60_000 });
    expect((await settle(note.noteId, billId, 60_000)).status).toBe(200);
    expect(await eventsOf(app, note.noteId, 'approveCreditNote')).toHaveLength(1);
  });

  it('is rejected with its request, and never by who asked', async () => {
    const { billId } = await ordered();
    const note = await manager().ok(makeNote, { body: bodyOf({ billId, amountPaise: 60_000 }) });
    const { rows } = await manager().ok(listApprovals, { query: { billId } });
    const { approvalId = '', version = 0 } = rows[0] ?? {};
    const own = await manager().call(approveRequest, { body: { approvalId, version } });
    expect(own).toMatchObject({ status: 403, body: { code: 'approval-by-requester' } });
    await accountant().ok(rejectRequest, { body: { approvalId, version, reason } });
    expect(await read(note.noteId)).toMatchObject({
      state: 'rejected',
      number: null,
      decisionReason: reason,
    });
  });

  it('gives nothing that the bill does not give any more, and can be tried again', async () => {
    const { billId, lines } = await ordered();
    const { note, request } = await askFor(billId);
    const { version } = await billOf(billId);
    const cancel = { billId, version, lineIds: [lines[0]?.lineId ?? ''], reason };
    await manager().ok(cancelLines, { body: cancel });
    const failed = await approveBoth(request);
    expect(failed).toMatchObject({ state: 'actionFailed' });
    expect(await read(note.noteId)).toMatchObject({ state: 'pending', number: null });
  });

  it('needs a rule that says who decides', async () => {
    const labWithoutRules = await startTestApp();
    const { billId } = await orderBill(labWithoutRules, { testCodes: ['CBC', 'LFT'] });
    const body = bodyOf({ billId, amountPaise: 60_000 });
    const answer = await labWithoutRules.as('Accountant').refused(makeNote, { body });
    await labWithoutRules.close();
    expect(answer).toMatchObject({ code: 'approval-no-rule' });
  });
});

describe('the books', () => {
  it('tell credit as owed to its party, and balance', async () => {
    const patientId = await newPerson();
    const { billId } = await billFor({ patientId });
    const { noteId } = await make({ billId });
    await settle(noteId, billId, 30_000);
    const to = addDays(calendarDateIn(DEFAULT_ZONE, new Date()), 1);
    const query = { from: addDays(to, -2), to };
    // Billed ₹1,100 and owed ₹400; paying the one from the other moves nothing between them.
    expect((await manager().ok(statement, { query: { ...query, patientId } })).closingPaise).toBe(70_000);
    // What the bill alone owes is its due.
    expect((await manager().ok(statement, { query: { ...query, billId } })).closingPaise).toBe(80_000);
    const account = await manager().ok(statement, { query: { ...query, account: 'creditNote', limit: 200 } });
    const { accounts, total } = await manager().ok(trialBalance, { query });
    expect(account.closingPaise).toBe(accounts.find((one) => one.account === 'creditNote')?.closingPaise);
    expect(total).toMatchObject({ openingPaise: 0, closingPaise: 0 });
  });

  it('tell an agency what its own notes paid, and its patient what others paid', async () => {
    const agencyId = await newAgency();
    const patientId = await newPerson();
    const { billId } = await billFor({ agencyId, patientId });
    const { noteId } = await make({ agencyId });
    await settle(noteId, billId, 30_000);
    const to = addDays(calendarDateIn(DEFAULT_ZONE, new Date()), 1);
    const query = { from: addDays(to, -2), to };
    const ofAgency = await manager().ok(statement, { query: { ...query, agencyId } });
    expect(ofAgency.closingPaise).toBe(70_000);
    const ofPatient = await manager().ok(statement, { query: { ...query, patientId } });
    expect(ofPatient.closingPaise).toBe(80_000);
  });

  it('hold every invariant after all of this', async () => {
    expect(await offencesIn(app)).toEqual([]);
  }, 120_000);
});
