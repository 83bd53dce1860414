import {
  readAgencyAccount,
  receiveFromAgency,
  setAgencyLimit,
} from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import {
  cutAgencyInvoice,
  listAgencyInvoices,
} from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import {
  allocateCredits,
  invoicePaymentDetails,
} from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import { cancelLines, discountBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { makeNote } from '@nidan/contract/money/notes/note-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { check } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { dayAgo, daysAgo, debit, newDebtor, priceOf, send } from './testing/invoice-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const AGENCIES = 3;
const DAYS = 5;
const VALUES = { HB: { HB: '13.5' }, ESR: { ESR: '12' } };

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = chance(27);
const oneOf = <T>(things: readonly T[]): T | undefined => things[Math.floor(random() * things.length)];

/** A bill of two tests; the patient may have paid a part at the counter. */
async function bill(agencyId: string): Promise<string> {
  const all = (await priceOf(app, 'HB')) + (await priceOf(app, 'ESR'));
  const cash = random() < 0.4 ? 100 * Math.floor(random() * 100) : 0;
  const payments = [
    ...(cash === 0 ? [] : [{ mode: 'Cash' as const, amountPaise: cash }]),
    { mode: 'agency' as const, amountPaise: all - cash },
  ];
  return billOnBench(app, { testCodes: ['HB', 'ESR'], agencyId, payments });
}

async function checkTest(billId: string, code: 'HB' | 'ESR'): Promise<void> {
  const { lines } = await app.as('Manager').ok(readBill, { query: { billId } });
  const line = lines.find((one) => one.code === code);
  if (line === undefined || line.state === 'checked' || line.canceledAt !== null) return;
  await enter(app, billId, { [code]: VALUES[code] });
  await check(app, billId, { codes: [code] });
}

async function changeBill(billId: string): Promise<void> {
  const { lines, version } = await app.as('Manager').ok(readBill, { query: { billId } });
  const open = lines.find((line) => line.canceledAt === null && line.state !== 'checked');
  if (random() < 0.4 && open !== undefined) {
    const body = { billId, version, lineIds: [open.lineId], reason: 'Not wanted any more' };
    await app.as('Manager').call(cancelLines, { body });
    return;
  }
  const body = { billId, version, discount: { kind: 'amount' as const, value: 10 }, reason: 'Agreed' };
  await app.as('Manager').call(discountBill, { body });
}

it('agencies day by day: what they owe by their account is what their invoices say, whatever was done in between', async () => {
  const ids: string[] = [];
  for (let n = 0; n < AGENCIES; n += 1) {
    const agencyId = await newDebtor(app);
    const body = { agencyId, version: 1, limitPaise: 10_000_000, reason: 'As agreed' };
    await app.as('Manager').ok(setAgencyLimit, { body });
    ids.push(agencyId);
  }
  const billsOf = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    for (const agencyId of ids) {
      const bills = billsOf.get(agencyId) ?? [];
      await daysAgo(app, ago, async () => {
        if (random() < 0.7) bills.push(await bill(agencyId));
        for (const code of ['HB', 'ESR'] as const) {
          const one = oneOf(bills);
          if (one !== undefined && random() < 0.7) await checkTest(one, code);
        }
        const other = oneOf(bills);
        if (other !== undefined && random() < 0.4) await changeBill(other);
        if (other !== undefined && random() < 0.2) await debit(app, other, 5_000);
        const amountPaise = 100 * Math.floor(random() * 300);
        if (random() < 0.4) {
          const body = {
            receiptId: newId(),
            agencyId,
            mode: 'Cash' as const,
            amountPaise: amountPaise + 100,
          };
          await app.as('Accountant').ok(receiveFromAgency, { body });
        }
        if (random() < 0.15) {
          const body = {
            noteId: newId(),
            kind: 'credit' as const,
            agencyId,
            amountPaise: 3_000,
            reason: 'Late',
          };
          await app.as('Manager').ok(makeNote, { body });
        }
      });
      await daysAgo(app, ago - 1, async () => {
        if (ago === 1) return;
        const body = { invoiceId: newId(), agencyId, kind: 'cycle' as const, day: dayAgo(ago) };
        const { status } = await app.as('Accountant').call(cutAgencyInvoice, { body });
        if (status === 200 && random() < 0.7) await send(app, { invoiceId: body.invoiceId, version: 1 });
        await app.as('Accountant').call(allocateCredits, { body: { agencyId } });
      });
    }
  }
  for (const agencyId of ids) {
    await daysAgo(app, 1, async () => {
      const bills = billsOf.get(agencyId) ?? [];
      bills.push(await bill(agencyId));
      for (const one of bills) {
        await checkTest(one, 'HB');
        await checkTest(one, 'ESR');
      }
      // Above whatever is carried.
      await debit(app, bills[0] ?? '', 200_000);
    });
    const body = { invoiceId: newId(), agencyId, kind: 'cycle' as const, day: dayAgo(1) };
    await app.as('Accountant').ok(cutAgencyInvoice, { body });
    const { rows } = await app.as('Accountant').ok(listAgencyInvoices, { query: { agencyId, limit: 200 } });
    await send(app, ...rows.filter(({ state }) => state === 'draft'));
    const account = await app.as('Accountant').ok(readAgencyAccount, { query: { agencyId } });
    const { chargesPaise, debitNotesPaise, balancePaise } = account;
    expect(rows.reduce((sum, { totalPaise }) => sum + totalPaise, 0)).toBe(chargesPaise + debitNotesPaise);
    const owed = await app.as('Accountant').ok(invoicePaymentDetails, { query: { agencyId } });
    expect(owed.unallocatedPaise - owed.duePaise).toBe(balancePaise);
  }
  expect(await offencesIn(app)).toEqual([]);
});
