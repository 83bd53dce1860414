import { addLines, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listSampleTypes } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { readTestDetails, updateTest } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { testOn, worksheetOf } from '../../../testing/bill-on-bench.ts';
import { releasedReport, storedRevision } from '../../../testing/report-on-desk.ts';
import { orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Bill = Awaited<ReturnType<typeof orderBill>>;

/** The tests on each tube of a bill, by its kind and number. */
async function tubesOf({ billId }: Pick<Bill, 'billId'>): Promise<Record<string, string[]>> {
  const { rows } = await app.as('Front desk').ok(listSamples, { query: { billId } });
  return Object.fromEntries(
    rows.map(({ container, barcode, tests }) => [
      `${container.code} ${barcode.slice(barcode.lastIndexOf('-') + 1)}`,
      tests.map(({ code }) => code).toSorted(),
    ]),
  );
}

async function add(bill: Bill, code: string, version: number): Promise<void> {
  const lines = [{ testId: await testIdOf(app, code) }];
  await app.as('Front desk').ok(addLines, { body: { billId: bill.billId, version, lines } });
}

describe('the tubes of a bill', () => {
  it('are as few as its tests allow: serum for a drug level has no gel, and serves what may have one', async () => {
    expect(await tubesOf(await orderBill(app, { testCodes: ['LFT'] }))).toEqual({ 'SST 1': ['LFT'] });
    expect(await tubesOf(await orderBill(app, { testCodes: ['LFT', 'DIGOX', 'CBC'] }))).toEqual({
      'PLAIN 1': ['DIGOX', 'LFT'],
      'EDTA 2': ['CBC'],
    });
  });

  it('serve what is added until nothing is left in them', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC', 'HBA1C', 'BG'] });
    await add(bill, 'RETIC', 1);
    await add(bill, 'ESR', 2);
    expect(await tubesOf(bill)).toEqual({ 'EDTA 1': ['BG', 'CBC', 'HBA1C', 'RETIC'], 'EDTA 2': ['ESR'] });
  });

  it('serve what is added for as long as it keeps in them', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'], collect: true });
    const before = new Date(Date.now() - 30 * 3_600_000);
    await asOwner(app, (db) =>
      db
        .updateTable('sample')
        .set({ collected_at: before })
        .where('l_id', '=', 1)
        .where('bill_id', '=', bill.billId)
        .execute(),
    );
    await add(bill, 'HBA1C', 1);
    await add(bill, 'HB', 2);
    expect(await tubesOf(bill)).toEqual({ 'EDTA 1': ['CBC', 'HBA1C'], 'EDTA 2': ['HB'] });
  });

  it('say when a test of theirs is refused', async () => {
    const { billId } = await orderBill(app, { testCodes: ['LFT', 'CRP'] });
    const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
    expect(rows.flatMap(({ tests }) => tests.map(({ code, refuseIf }) => [code, refuseIf]))).toEqual([
      ['LFT', 'haemolysed ++'],
      ['CRP', ''],
    ]);
  });
});

async function typeIds(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await app.as('Manager').ok(listSampleTypes, { query: { limit: 200 } });
  return new Map(rows.map(({ code, sampleTypeId }) => [code, sampleTypeId]));
}

async function change(code: string, fields: Partial<BodyOf<typeof updateTest>>) {
  const testId = await testIdOf(app, code);
  const { version } = await app.as('Manager').ok(readTestDetails, { query: { testId } });
  return { body: { testId, version, ...fields } };
}

describe('what a test asks of its specimen', () => {
  it('is changed with an event that names tubes by their codes', async () => {
    const ids = await typeIds();
    const alsoFits = [ids.get('PLAIN') ?? '', ids.get('TRC') ?? ''];
    const fields = { leastVolumeUl: 600, alsoFits, storage: 'cool', stabilityHours: 72 } as const;
    const call = await change('URIC', { ...fields, refuseIf: 'icteric', alsoFits });
    expect(await app.as('Manager').ok(updateTest, call)).toMatchObject({
      ...fields,
      refuseIf: 'icteric',
      otherTubes: ['Serum, plain', 'Serum, trace element'],
    });
    const [event] = await eventsOf(app, call.body.testId, 'update');
    expect(event?.after).toMatchObject({ leastVolumeUl: 600, alsoFits: ['PLAIN', 'TRC'], storage: 'cool' });
  });

  it.each([
    ['its own tube', async () => ({ alsoFits: [(await typeIds()).get('SST') ?? ''] }), 'alsoFits'],
    ['a tube of nobody', async () => ({ alsoFits: [crypto.randomUUID()] }), 'alsoFits.0'],
    ['a place without a time', async () => ({ storage: 'frozen' as const }), 'stabilityHours'],
    ['nothing to take', async () => ({ leastVolumeUl: 0 }), 'leastVolumeUl'],
  ])('is refused with %s', async (_, fields, field) => {
    const { errors } = await app.as('Manager').refused(updateTest, await change('UREA', await fields()));
    expect(errors?.map((error) => error.field)).toEqual([field]);
  });

  it('is refused of a package, whose members ask for themselves', async () => {
    const profile = await change('ANC', { leastVolumeUl: 300 });
    const { errors } = await app.as('Manager').refused(updateTest, profile);
    expect(errors?.map((error) => error.field)).toEqual(['leastVolumeUl']);
  });
});

it('bill, bench and report name the tube that a test was drawn into', async () => {
  const ids = await typeIds();
  const alsoFits = [ids.get('EDP') ?? ''];
  await app.as('Manager').ok(updateTest, await change('UREA', { alsoFits, leastVolumeUl: 150 }));
  const { billId, reportId } = await releasedReport(
    app,
    { UREA: { UREA: '30' } },
    { testCodes: ['ACTH', 'UREA'] },
  );
  const { lines } = await app.as('Front desk').ok(readBill, { query: { billId } });
  expect(new Set(lines.flatMap(({ tests }) => tests.map(({ capColour }) => capColour)))).toEqual(
    new Set(['EDTA']),
  );
  expect(testOn(await worksheetOf(app, billId), 'UREA').container.code).toBe('EDP');
  const { snapshot } = await storedRevision(app, reportId);
  expect(snapshot.tests.map(({ specimen }) => specimen)).toEqual(['EDTA plasma']);
  const other = await orderBill(app, { testCodes: ['ACTH', 'UREA'], collect: true });
  const { rows } = await app
    .as('Technician')
    .ok(listWorklist, { query: { q: other.labNo, state: 'naccessioned', limit: 10 } });
  expect(rows.map(({ container }) => container.code)).toEqual(['EDP', 'EDP']);
});
