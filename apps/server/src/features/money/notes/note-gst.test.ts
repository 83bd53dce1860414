import { billPdf } from '@nidan/contract/money/bills/bill-endpoints';
import { cancelNote, makeNote, notePdf, readNote } from '@nidan/contract/money/notes/note-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { setGstOfTest } from '@nidan/contract/catalogue/tests/gst-endpoint';
import {
  createFirm,
  listLocations,
  updateLocation,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import { PAPER_WORDS_EN } from '@nidan/domain/documents/words/paper-words-en';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { pdfPages } from '../../../kernel/documents/testing/pdf-text.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testDetails } from '../../catalogue/versions/testing/catalogue-of-lab.ts';
import { newCoupon } from '../coupons/testing/new-coupon.ts';

let app: TestApp;
const reason = 'Report came a day late';
const manager = () => app.as('Manager');

/** One firm with a GSTIN bills everywhere, and LFT (₹750) has GST of 18 %; CBC (₹350) stays exempt. */
beforeAll(async () => {
  app = await startTestApp();
  const { firmId } = await manager().ok(createFirm, {
    body: { name: 'Katraj Diagnostics', gstin: '27AAPFU0939F1ZV', labIdPrefix: 'KD' },
  });
  const { rows } = await manager().ok(listLocations, { query: { limit: 200 } });
  for (const { locationId, version } of rows)
    await manager().ok(updateLocation, { body: { locationId, version, firmId } });
  const { testId, gst } = await testDetails(app, 'LFT');
  const fromDate = calendarDateIn(DEFAULT_ZONE, new Date());
  const body = { testId, version: gst.version, fromDate, ratePercent: 18 as const, reason: 'Research use' };
  await manager().ok(setGstOfTest, { body });
});
afterAll(() => app.close());

async function made(asked: Pick<BodyOf<typeof makeNote>, 'kind' | 'billId' | 'amountPaise' | 'lines'>) {
  const body = { noteId: newId(), reason, ...asked };
  const { noteId } = await app.as('Accountant').ok(makeNote, { body });
  return manager().ok(readNote, { query: { noteId } });
}

async function textOf(noteId: string): Promise<string> {
  const { bytes } = await manager().call(notePdf, { query: { noteId } });
  return (await pdfPages(bytes)).join(' ').replaceAll(/\s+/gu, ' ');
}

it('a credit note splits the GST of what it gives of each test, as the bill charged it', async () => {
  const { billId, lines } = await orderBill(app, { testCodes: ['CBC', 'LFT'] });
  const taxed = lines.find(({ code }) => code === 'LFT')?.lineId ?? '';
  const { note, taxes } = await made({
    kind: 'credit',
    billId,
    amountPaise: 11_800,
    lines: [{ lineId: taxed, amountPaise: 11_800 }],
  });
  expect(taxes).toEqual([
    {
      ratePercent: 18,
      taxablePaise: 10_000,
      taxes: [
        { tax: 'CGST', percent: 9, paise: 900 },
        { tax: 'SGST', percent: 9, paise: 900 },
      ],
    },
  ]);
  const paper = await textOf(note.noteId);
  expect(paper).toContain('GST 18 %: taxable value ₹ 100.00, CGST 9 % ₹ 9.00, SGST 9 % ₹ 9.00');
  expect(paper).toContain('GSTIN 27AAPFU0939F1ZV');

  const exempt = lines.find(({ code }) => code === 'CBC')?.lineId ?? '';
  const other = await made({
    kind: 'credit',
    billId,
    amountPaise: 5_000,
    lines: [{ lineId: exempt, amountPaise: 5_000 }],
  });
  expect(other.taxes).toEqual([]);
  expect(await textOf(other.note.noteId)).toContain(PAPER_WORDS_EN.bill.exempt.slice(0, 40));
});

it('a debit note splits what it adds over all tests in proportion', async () => {
  const { billId } = await orderBill(app, { testCodes: ['CBC', 'LFT'] });
  const { taxes } = await made({ kind: 'debit', billId, amountPaise: 11_000 });
  const [split] = taxes;
  expect(taxes).toHaveLength(1);
  // 7,500 of 11,000 fall on LFT.
  expect((split?.taxablePaise ?? 0) + (split?.taxes ?? []).reduce((sum, { paise }) => sum + paise, 0)).toBe(
    7_500,
  );
});

it.each(['a5', 'a4', '80mm'] as const)(
  'a bill on %s tells its coupon on a line of its own, and counts GST on what the coupon leaves',
  async (format) => {
    const { code } = await newCoupon(manager(), { percent: 10 });
    const { billId, dues } = await orderBill(app, { testCodes: ['LFT'], couponCode: code });
    expect(dues).toMatchObject({ couponPaise: 7_500, netPaise: 67_500 });
    const { bytes } = await app.as('Front desk').call(billPdf, { query: { billId, format } });
    const paper = (await pdfPages(bytes)).join(' ').replaceAll(/\s+/gu, ' ');
    expect(paper).toContain(`Coupon ${code}`);
    expect(paper).toMatch(/Liver function test ?‡/u);
    expect(paper).toMatch(/− ?75\b/u);
    // 675 at 18 %: 572.04 and 102.96.
    expect(paper).toContain('taxable value ₹ 572.04, CGST 9 % ₹ 51.48, SGST 9 % ₹ 51.48');
  },
);

it('three credit notes of a test give back its whole GST, and a cancelled one counts no more', async () => {
  const { billId, lines } = await orderBill(app, { testCodes: ['LFT'] });
  const lineId = lines[0]?.lineId ?? '';
  const credit = (amountPaise: number) =>
    made({ kind: 'credit', billId, amountPaise, lines: [{ lineId, amountPaise }] });
  const cancelled = await credit(5_000);
  const cancel = { noteId: cancelled.note.noteId, version: cancelled.note.version, reason };
  await manager().ok(cancelNote, { body: cancel });
  const notes = [await credit(25_000), await credit(25_000), await credit(25_000)];
  const sum = (of: (split: (typeof notes)[number]['taxes'][number]) => number) =>
    notes.flatMap(({ taxes }) => taxes).reduce((total, split) => total + of(split), 0);
  // 750 at 18 %: 57.20 twice, of 635.60.
  expect(sum(({ taxes }) => taxes[0]?.paise ?? 0)).toBe(5_720);
  expect(sum(({ taxes }) => taxes[1]?.paise ?? 0)).toBe(5_720);
  expect(sum(({ taxablePaise }) => taxablePaise)).toBe(63_560);
  expect(await manager().ok(readNote, { query: { noteId: notes[0]?.note.noteId ?? '' } })).toEqual(notes[0]);
});
