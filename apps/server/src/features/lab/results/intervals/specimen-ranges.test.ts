import { NO_LIMITS } from '@nidan/domain/ranges/range-limits';
import { listSampleTypes } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  activateRanges,
  type RangeInput,
  saveRangeDraft,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { readDraftEffect } from '@nidan/contract/lab/results/draft-effect-endpoint';
import { listSamples, rejectSample } from '@nidan/contract/lab/samples/sample-endpoints';
import { END_OF_AGE_DAYS } from '@nidan/domain/ranges/range-coverage';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../../../testing/as-owner.ts';
import { billOnBench, enter, parameterOn, testOn, worksheetOf } from '../../../../testing/bill-on-bench.ts';
import { personWith } from '../../../../testing/person-with.ts';
import { releasedReport, storedRevision } from '../../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { parameterDetails } from '../../../catalogue/versions/testing/catalogue-of-lab.ts';

let app: TestApp;
let fluid = '';
beforeAll(async () => {
  app = await startTestApp();
  fluid = await sampleTypeOf('CSF');
  // IgG is measured in serum, and for its index in the fluid, too.
  const { parameterId, version } = await parameterDetails(app, 'IGG');
  const draftVersion = await draft([serum, inFluid(4)]);
  const { client } = await personWith(app, { masters: 15, catalog: 15 });
  await client.ok(activateRanges, { body: { parameterId, version, draftVersion, reason: 'Verified' } });
});
afterAll(() => app.close());

async function sampleTypeOf(code: string): Promise<string> {
  const { rows } = await app.as('Manager').ok(listSampleTypes, { query: { limit: 200 } });
  const found = rows.find((type) => type.code === code);
  if (found === undefined) throw new Error(`The lab has no sample type ${code}`);
  return found.sampleTypeId;
}

const everybody = { sex: null, ageFromDays: 0, ageToDays: END_OF_AGE_DAYS };
const open = {
  ...NO_LIMITS,
  low: null,
  high: null,
  text: null,
  bands: [],
};
const serum: RangeInput = { ...everybody, ...open, low: 700, high: 1_600 };
const inFluid = (high: number): RangeInput => ({ ...everybody, ...open, high, sampleTypeId: fluid });

async function draft(ranges: RangeInput[]): Promise<number> {
  const { parameterId, draft: former } = await parameterDetails(app, 'IGG');
  const version = former === null ? {} : { version: former.version };
  const saved = await app.as('Manager').ok(saveRangeDraft, { body: { parameterId, ...version, ranges } });
  return saved.draft?.version ?? 0;
}

async function igg(billId: string, code: 'IGG' | 'OCB') {
  const { range, result } = parameterOn(testOn(await worksheetOf(app, billId), code), 'IGG');
  return { shown: range?.display, basis: range?.basis, flag: result?.flag };
}

const inSerum = { shown: '700 to 1600', basis: null };
const inCsf = { shown: '≤ 4', basis: 'in Cerebrospinal fluid' };

it('a result has the interval of what is in its tube, and the general one where none is of that', async () => {
  const billId = await billOnBench(app, { testCodes: ['IGG', 'OCB'] });
  expect(await igg(billId, 'OCB')).toMatchObject(inCsf);
  await enter(app, billId, { IGG: { IGG: '900' }, OCB: { IGG: '900' } });
  expect(await igg(billId, 'IGG')).toEqual({ ...inSerum, flag: null });
  expect(await igg(billId, 'OCB')).toEqual({ ...inCsf, flag: 'H' });
});

it('without a tube only the general interval counts', async () => {
  const billId = await billOnBench(app, { testCodes: ['OCB'] });
  await asOwner(app, (db) =>
    sql`update bill_test set sample_id = null where l_id = ${app.lab.lId} and bill_id = ${billId}`.execute(
      db,
    ),
  );
  expect(await igg(billId, 'OCB')).toMatchObject(inSerum);
});

it('a value keeps the interval that it was held against, whatever its tube becomes', async () => {
  const billId = await billOnBench(app, { testCodes: ['OCB'] });
  await enter(app, billId, { OCB: { IGG: '900' } });
  const other = await sampleTypeOf('SST');
  const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
  await asOwner(app, (db) =>
    sql`update sample set sample_type_id = ${other}
      where l_id = ${app.lab.lId} and sample_id = ${rows[0]?.sampleId ?? null}`.execute(db),
  );
  expect(await igg(billId, 'OCB')).toEqual({ ...inCsf, flag: 'H' });
  await enter(app, billId, { OCB: { IGG: '901' } });
  expect(await igg(billId, 'OCB')).toEqual({ ...inSerum, flag: null });
});

it('a tube that is drawn again has the specimen of the one before', async () => {
  const billId = await billOnBench(app, { testCodes: ['OCB'] });
  const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
  for (const { sampleId, version } of rows)
    await app.as('Technician').ok(rejectSample, { body: { sampleId, version, reason: 'Leaked' } });
  expect(await igg(billId, 'OCB')).toMatchObject(inCsf);
});

it('the report says in words which specimen the interval is of', async () => {
  const { reportId } = await releasedReport(app, {
    OCB: { CSF_OCB: 'Absent', CSF_IGG: '2', CSF_ALB: '20', IGG: '900', ALB: '4' },
  });
  const { snapshot } = await storedRevision(app, reportId);
  expect(JSON.stringify(snapshot)).toContain('"rangeBasis":"in Cerebrospinal fluid"');
});

it('the fluids of the catalogue have a colour of their own', async () => {
  const billId = await billOnBench(app, { testCodes: ['CSFRM', 'PLFRM', 'SYFRM'] });
  const sheet = await worksheetOf(app, billId);
  const colourOf = (code: string) => {
    const { range } = parameterOn(testOn(sheet, code), 'FL_COLOUR');
    return range === null ? null : [range.display, range.basis];
  };
  expect(colourOf('CSFRM')).toEqual(['Colourless', 'in Cerebrospinal fluid']);
  expect(colourOf('PLFRM')).toEqual(['Straw', 'in Pleural fluid']);
  expect(colourOf('SYFRM')).toBeNull();
});

it('a draft for a specimen changes the flags of its tubes alone', async () => {
  const { parameterId } = await parameterDetails(app, 'IGG');
  const billId = await billOnBench(app, { testCodes: ['IGG', 'OCB'] });
  await enter(app, billId, { IGG: { IGG: '1700' }, OCB: { IGG: '17' } });
  const effectOf = async (high: number) => {
    await draft([serum, inFluid(high)]);
    const { changes } = await app.as('Manager').ok(readDraftEffect, { query: { parameterId } });
    return changes.reduce((sum, { count }) => sum + count, 0);
  };
  expect(await effectOf(4)).toBe(0);
  expect(await effectOf(20)).toBe(1);
});
