import { createBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import {
  makeNote,
  readNote,
  settleCreditNote,
  unusedCredits,
} from '@nidan/contract/money/notes/note-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { billBody, orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvalRulesOf } from '../../people/approvals/testing/approval-rules-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await approvalRulesOf(app, 'credit note');
});
afterAll(() => app.close());

const CLIENTS = 32;
const reason = 'Report came a day late';
const each = <T>(work: (client: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)));

it('32 counters that make notes of one bill and settle them on it use no rupee twice, and give back no more than the bill', async () => {
  // CBC and LFT come to ₹1,100; what 32 ask for is ₹3,200.
  const { billId } = await orderBill(app, { testCodes: ['CBC', 'LFT'] });
  const answers = await each(() =>
    app.as('Accountant').call(makeNote, {
      body: { noteId: newId(), kind: 'credit', billId, amountPaise: 10_000, reason },
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(11);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const query = { billId, limit: 200 };
  const { rows, leftPaise } = await app.as('Manager').ok(unusedCredits, { query });
  expect([rows.length, leftPaise]).toEqual([11, 110_000]);

  // Every note is spent by three counters or so, of which one gets it all.
  const settled = await each((client) =>
    app.as('Front desk').call(settleCreditNote, {
      body: { noteId: rows[client % 11]?.noteId ?? '', billId, paymentId: newId(), amountPaise: 10_000 },
    }),
  );
  expect(settled.filter(({ status }) => status === 200)).toHaveLength(11);
  expect(settled.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const { dues } = await app.as('Manager').ok(readBill, { query: { billId } });
  expect(dues).toMatchObject({ duePaise: 0, paidPaise: 110_000, refundPayablePaise: 0 });
  for (const { noteId } of rows) {
    const { note } = await app.as('Manager').ok(readNote, { query: { noteId } });
    expect([note.settledPaise, note.balancePaise]).toEqual([10_000, 0]);
  }
  expect(await offencesIn(app)).toEqual([]);
});

it('32 counters that spend one note on many bills together spend what it gives', async () => {
  const { patientId } = await orderBill(app, { testCodes: ['HB'] });
  const { noteId } = await app.as('Accountant').ok(makeNote, {
    body: { noteId: newId(), kind: 'credit', patientId, amountPaise: 30_000, reason },
  });
  const bills = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const { newPatient: _, ...body } = await billBody(app, { testCodes: ['CBC'], patientId });
      return app.as('Front desk').ok(createBill, { body });
    }),
  );
  const settled = await each((client) =>
    app.as('Front desk').call(settleCreditNote, {
      body: { noteId, billId: bills[client % 4]?.billId ?? '', paymentId: newId(), amountPaise: 7_000 },
    }),
  );
  expect(settled.filter(({ status }) => status === 200)).toHaveLength(4);
  const { note } = await app.as('Manager').ok(readNote, { query: { noteId } });
  expect(note).toMatchObject({ settledPaise: 28_000, balancePaise: 2_000 });
  expect(await offencesIn(app)).toEqual([]);
});
