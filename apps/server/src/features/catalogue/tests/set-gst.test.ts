import { addLines, billPdf, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { setGstOfTest } from '@nidan/contract/catalogue/tests/gst-endpoint';
import {
  createFirm,
  createLocation,
  listFirms,
  listLocations,
  updateFirm,
  updateLocation,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import type { GstRate } from '@nidan/domain/tax/gst-of-test';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../../../kernel/documents/testing/pdf-text.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testDetails } from '../versions/testing/catalogue-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');
const today = () => calendarDateIn(DEFAULT_ZONE, new Date());

async function gstBody(code: string, ratePercent: GstRate | null, fromDate = today()) {
  const { testId, gst } = await testDetails(app, code);
  return { testId, version: gst.version, fromDate, ratePercent, reason: 'Not validated, research use' };
}

/** Lets one firm with a GSTIN bill everywhere. */
async function billWithGstin(): Promise<void> {
  const body = { name: 'Katraj Diagnostics', gstin: '27AAPFU0939F1ZV', labIdPrefix: 'KD' };
  const { firmId } = await manager().ok(createFirm, { body });
  const { rows } = await manager().ok(listLocations, { query: { limit: 200 } });
  for (const { locationId, version } of rows)
    await manager().ok(updateLocation, { body: { locationId, version, firmId } });
}

async function linesOf({ billId }: { readonly billId: string }) {
  const { lines } = await app.as('Front desk').ok(readBill, { query: { billId } });
  return lines.map(({ code, gst }) => [code, gst?.label ?? null]);
}

async function printed(billId: string): Promise<string> {
  const { bytes } = await app.as('Front desk').call(billPdf, { query: { billId, format: 'a5' } });
  return (await pdfPages(bytes)).join(' ').replaceAll(/\s+/gu, ' ');
}

describe('before every place bills with a GSTIN', () => {
  it('a test may be said to be exempt, and not charged with GST', async () => {
    const { gst } = await manager().ok(setGstOfTest, { body: await gstBody('ESR', null) });
    expect(gst).toEqual({ version: 2, periods: [{ fromDate: null, toDate: null, ratePercent: null }] });
    expect(await manager().refused(setGstOfTest, { body: await gstBody('ESR', 18) })).toMatchObject({
      code: 'firm-without-gstin',
    });
  });
});

describe('the GST of a test', () => {
  beforeAll(billWithGstin);

  it('is on the lines of bills from its day on, of a package that has it too, and never on those before', async () => {
    const before = await orderBill(app, { testCodes: ['TSH'] });
    const { testId, gst } = await manager().ok(setGstOfTest, { body: await gstBody('TSH', 18) });
    expect(gst.periods).toEqual([
      { fromDate: null, toDate: today(), ratePercent: null },
      { fromDate: today(), toDate: null, ratePercent: 18 },
    ]);
    const after = await orderBill(app, { testCodes: ['TSH', 'HB'] });
    expect(await linesOf(after)).toEqual([
      ['TSH', 'GST 18 %'],
      ['HB', null],
    ]);
    expect(await linesOf(await orderBill(app, { testCodes: ['TFT'] }))).toEqual([['TFT', 'GST 18 %']]);
    expect(await linesOf(before)).toEqual([['TSH', null]]);
    const [event] = await eventsOf(app, testId, 'update');
    expect(event).toMatchObject({ before: { gst: 'GST exempt' }, reason: 'Not validated, research use' });
  });

  it('stays on a bill when it ends, and is printed as the law names such a bill', async () => {
    await manager().ok(setGstOfTest, { body: await gstBody('CRP', 5) });
    const mixed = await orderBill(app, { testCodes: ['CRP', 'HB'] });
    const taxed = await orderBill(app, { testCodes: ['CRP'] });
    await manager().ok(setGstOfTest, { body: await gstBody('CRP', null) });
    expect(await linesOf(taxed)).toEqual([['CRP', 'GST 5 %']]);
    expect(await printed(mixed.billId)).toMatch(
      /Invoice-cum-bill of supply.*The price includes GST: taxable value ₹ [\d.]+, CGST 2\.5 % ₹ [\d.]+, SGST 2\.5 %/iu,
    );
    expect(await printed(taxed.billId)).toMatch(/Tax invoice/iu);
    const exempt = await orderBill(app, { testCodes: ['CRP'] });
    expect(await printed(exempt.billId)).toMatch(/Bill of supply/iu);
  });

  it('that begins later is not on the bill of today', async () => {
    await manager().ok(setGstOfTest, { body: await gstBody('FT4', 18, addDays(today(), 1)) });
    const bill = await orderBill(app, { testCodes: ['FT4'] });
    expect(await linesOf(bill)).toEqual([['FT4', null]]);
  });

  it('is on a line that is added to a bill of before', async () => {
    const bill = await orderBill(app, { testCodes: ['HB'] });
    await manager().ok(setGstOfTest, { body: await gstBody('FERR', 18) });
    const { testId } = await testDetails(app, 'FERR');
    const { version } = await app.as('Front desk').ok(readBill, { query: { billId: bill.billId } });
    await app
      .as('Front desk')
      .ok(addLines, { body: { billId: bill.billId, version, lines: [{ testId }], consentGiven: true } });
    expect(await linesOf(bill)).toEqual([
      ['HB', null],
      ['FERR', 'GST 18 %'],
    ]);
  });

  it.each<[string, Partial<Awaited<ReturnType<typeof gstBody>>>]>([
    ['fromDate', { fromDate: '2020-01-01' }],
    ['fromDate', { fromDate: '2026-02-30' }],
    ['ratePercent', { ratePercent: 12 as GstRate }], // as: wrong on purpose
    ['reason', { reason: ' ' }],
  ])('is refused at %s for %o', async (field, wrong) => {
    const body = { ...(await gstBody('HBA1C', 18)), ...wrong };
    expect(await manager().refused(setGstOfTest, { body })).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  it('is refused over what somebody else has laid down, and what holds already', async () => {
    const body = await gstBody('VITD', 18);
    await manager().ok(setGstOfTest, { body });
    expect(await manager().refused(setGstOfTest, { body })).toMatchObject({ code: 'stale-version' });
    expect(await manager().refused(setGstOfTest, { body: await gstBody('VITD', 18) })).toMatchObject({
      errors: [{ field: 'ratePercent' }],
    });
  });

  it('keeps a GSTIN wherever is billed until it ends', async () => {
    const { rows: firms } = await manager().ok(listFirms, { query: { limit: 200 } });
    const firm = firms.find(({ gstin }) => gstin !== null);
    const { rows: places } = await manager().ok(listLocations, { query: { limit: 200 } });
    const [place] = places;
    if (firm === undefined || place === undefined) throw new Error('The lab bills with a GSTIN');
    const { firmId, version } = firm;
    const needed = { status: 409, code: 'gstin-needed', msg: expect.stringContaining('end the GST') };
    const without = { firmId, version, gstin: '' };
    expect(await manager().refused(updateFirm, { body: without })).toMatchObject(needed);
    const { locationId } = place;
    const leaves = { locationId, version: place.version, firmId: null };
    expect(await manager().refused(updateLocation, { body: leaves })).toMatchObject(needed);
    const opened = { name: 'Without a firm', kind: 'centre' as const, address: '', phone: '', firmId: null };
    expect(await manager().refused(createLocation, { body: opened })).toMatchObject(needed);
    const after = await manager().ok(listFirms, { query: { limit: 200 } });
    expect(after.rows).toEqual(firms);
  });

  it('is laid down by who may change the catalogue', async () => {
    const body = await gstBody('HB', 18);
    expect(await app.as('Front desk').refused(setGstOfTest, { body })).toMatchObject({ status: 403 });
    expect(await app.asNobody().refused(setGstOfTest, { body })).toMatchObject({ status: 401 });
    expect(await app.asOther('Manager').refused(setGstOfTest, { body })).toMatchObject({ status: 404 });
  });
});
