import { findTestByCode, listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { exportMaster, listFindings } from '@nidan/contract/links/imports/import-endpoints';
import { publishTest, saveTestDraft } from '@nidan/contract/catalogue/tests/test-draft-endpoints';
import {
  cloneTest,
  createTest,
  readFormerTest,
  readTestDetails,
  type TestDetails,
  updateTest,
} from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../../../kernel/database/connections/with-client.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { triedImport, writtenImport } from '../../links/imports/testing/import-of-lab.ts';
import { testDetails } from '../versions/testing/catalogue-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

async function found(code: string) {
  return app.as('Front desk').ok(findTestByCode, { query: { code } });
}

async function searched(q: string): Promise<string[]> {
  const { rows } = await app.as('Front desk').ok(listTests, { query: { q } });
  return rows.map(({ code }) => code);
}

/** The change that gives a test these short codes. */
async function giving(code: string, shortCodes: string[]) {
  const { testId, version } = await testDetails(app, code);
  return { body: { testId, version, shortCodes } };
}

async function give(code: string, shortCodes: string[]): Promise<TestDetails> {
  return manager().ok(updateTest, await giving(code, shortCodes));
}

const taken = (code: string, name: string) => `${code} stands for ${name} already`;

/** A draft of a new test. */
async function newDraft(code: string, shortCodes: string[]) {
  const { departmentId, sampleTypeId } = await testDetails(app, 'HB');
  const none = { runCalendar: [], alsoFits: [], parameters: [], memberIds: [], stages: [], reflexRules: [] };
  const flags = { isFree: false, restrictReportTillAllCheck: false, consentNeeded: false };
  const absent = { fastingHours: null, leastVolumeUl: null, storage: null, stabilityHours: null };
  const texts = { name: `Test ${code}`, method: '', refuseIf: '', interpretation: '' };
  const where = { departmentId, sampleTypeId, mrpPaise: 10_000, tatHours: 4 };
  const body = { code, shortCodes, kind: 'test' as const, status: 0 as const };
  return { body: { ...body, ...where, ...none, ...flags, ...absent, ...texts } };
}

describe('a short code', () => {
  it('finds its test as its own code does, in any letters, and the exact one first', async () => {
    expect(await found('liv')).toMatchObject({ code: 'LFT', shortCodes: ['LIV'] });
    expect(await found('LFT')).toMatchObject({ testId: (await found('Liv')).testId });
    expect((await searched('liv'))[0]).toBe('LFT');
    expect(await searched('hemog')).toContain('CBC');
    await give('URIC', ['URI']);
    expect((await searched('uri'))[0]).toBe('URIC');
    expect(await found('uri')).toMatchObject({ code: 'URIC' });
  });

  it('is given in the next version, with its event, and the former version keeps what it said', async () => {
    const { testId, version } = await testDetails(app, 'LIP');
    const after = await give('LIP', ['LPS', 'LIPA']);
    expect(after).toMatchObject({ version: version + 1, shortCodes: ['LPS', 'LIPA'] });
    const [event] = await eventsOf(app, testId, 'update');
    expect(event).toMatchObject({ before: { shortCodes: [] }, after: { shortCodes: ['LPS', 'LIPA'] } });
    expect(await give('LIP', ['LIPA'])).toMatchObject({ shortCodes: ['LIPA'] });
    expect(await app.as('Front desk').refused(findTestByCode, { query: { code: 'LPS' } })).toMatchObject({
      code: 'test-code-unknown',
    });
    const former = { query: { testId, version: version + 1 } };
    expect((await manager().ok(readFormerTest, former)).definition.shortCodes).toEqual(['LPS', 'LIPA']);
    expect(
      (await manager().ok(readFormerTest, { query: { testId, version } })).definition.shortCodes,
    ).toEqual([]);
  });

  it.each<[string, string[], { field: string; msg: string }]>([
    ['that another test has', ['LIV'], { field: 'shortCodes', msg: taken('LIV', 'Liver function test') }],
    [
      'that is the code of another',
      ['UAX', 'ESR'],
      { field: 'shortCodes', msg: taken('ESR', 'Erythrocyte sedimentation rate') },
    ],
    ['of a profile', ['ELEC'], { field: 'shortCodes', msg: taken('ELEC', 'Electrolytes') }],
    ['twice', ['UAX', 'UAX'], { field: 'shortCodes', msg: 'The same stands here twice' }],
    ['that is its own', ['UREA'], { field: 'shortCodes', msg: 'The same stands here twice' }],
    ['in small letters', ['uax'], { field: 'shortCodes.0', msg: 'Use 1 to 20 capitals' }],
    [
      'as the sixth',
      ['UA1', 'UA2', 'UA3', 'UA4', 'UA5', 'UA6'],
      { field: 'shortCodes', msg: 'At most 5 allowed' },
    ],
  ])('%s is refused at the field', async (_, shortCodes, { field, msg }) => {
    expect(await manager().refused(updateTest, await giving('UREA', shortCodes))).toMatchObject({
      status: 400,
      errors: [{ field, msg: expect.stringContaining(msg) }],
    });
  });

  it('of a draft is taken, too, and so is what a draft would be called', async () => {
    await manager().ok(createTest, await newDraft('DRAFTED', ['DRAFT_X']));
    expect(await manager().refused(updateTest, await giving('UREA', ['DRAFT_X']))).toMatchObject({
      errors: [{ field: 'shortCodes', msg: taken('DRAFT_X', 'Test DRAFTED') }],
    });
    expect(await manager().refused(createTest, await newDraft('LIV', []))).toMatchObject({
      status: 400,
      errors: [{ field: 'code', msg: taken('LIV', 'Liver function test') }],
    });
    expect(await manager().refused(createTest, await newDraft('LFT', []))).toMatchObject({
      code: 'code-taken',
    });
  });

  it('stays with the test that is cloned', async () => {
    const { testId, version: ofVersion, mrpPaise } = await testDetails(app, 'LFT');
    const body = { testId, ofVersion, code: 'LFT_B', name: 'Second', mrpPaise, isFree: false };
    expect(await manager().ok(cloneTest, { body })).toMatchObject({ shortCodes: [] });
    const stray = { ...body, code: 'LIV' };
    expect(await manager().refused(cloneTest, { body: stray })).toMatchObject({
      errors: [{ field: 'code', msg: taken('LIV', 'Liver function test') }],
    });
  });

  it('that is drafted counts from the day it is published', async () => {
    const { testId, edition } = await testDetails(app, 'AMY');
    const lost = { body: { testId, edition, shortCodes: ['LIV'] } };
    expect(await manager().refused(saveTestDraft, lost)).toMatchObject({
      errors: [{ field: 'shortCodes', msg: taken('LIV', 'Liver function test') }],
    });
    const drafted = await manager().ok(saveTestDraft, { body: { testId, edition, shortCodes: ['DIAST'] } });
    expect(drafted).toMatchObject({ shortCodes: [], draft: { definition: { shortCodes: ['DIAST'] } } });
    await give('CPK', ['DIAST']);
    const publish = { body: { testId, edition: drafted.edition } };
    expect(await manager().refused(publishTest, publish)).toMatchObject({
      errors: [{ field: 'shortCodes', msg: taken('DIAST', 'Creatine kinase, total') }],
    });
    await give('CPK', []);
    expect(await manager().ok(publishTest, publish)).toMatchObject({ shortCodes: ['DIAST'] });
    expect(await found('diast')).toMatchObject({ code: 'AMY' });
  });

  it('at once by several is given to one test, and the others are told whose it is', async () => {
    const codes = ['NA', 'K', 'CL', 'MG'];
    const calls = await Promise.all(codes.map((code) => giving(code, ['ION'])));
    const answers = await Promise.all([
      ...calls.map((call) => manager().call(updateTest, call)),
      manager().call(createTest, await newDraft('ION', [])),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
    const refused = answers.filter(({ status }) => status === 400).map(({ bytes }) => String(bytes));
    for (const said of refused) expect(said).toMatch(/ION stands for .+ already/u);
  });

  it('is held by the database itself, and by each lab alone', async () => {
    const { testId } = await testDetails(app, 'UREA');
    await withClient(app.database.ownerUrl, async (client) => {
      await client.query(`set app.l_id = '${app.lab.lId}'`);
      const put = (code: string) =>
        client.query('insert into test_short_code (l_id, code, test_id, place) values ($1, $2, $3, 1)', [
          app.lab.lId,
          code,
          testId,
        ]);
      await expect(put('LIV')).rejects.toThrow('test_short_code_pkey');
      await expect(put('CBC')).rejects.toThrow('test_short_code_pkey');
      await expect(put('liv')).rejects.toThrow('test_short_code_capital');
    });
    const { rows } = await app.asOther('Manager').ok(listTests, { query: { q: 'LIV' } });
    expect(rows.map(({ testId: id }) => id)).not.toContain((await testDetails(app, 'LFT')).testId);
  });
});

const HEAD = 'code,name,short_codes,kind,department,sample_type,mrp_rupees,tat_hours,parameters,status';

/** A test of the haematology bench with these short codes. */
function line(code: string, shortCodes: string): string {
  return `${code},Test ${code},${shortCodes},test,HAEM,EDTA,150,4,HB,`;
}

/** What is wrong in a file of these lines, row by row. */
async function faultsOf(...lines: readonly string[]) {
  const { importId } = await triedImport(app, 'tests', `${[HEAD, ...lines].join('\n')}\n`);
  const { rows } = await manager().ok(listFindings, { params: { importId }, query: { verdict: 'bad' } });
  return rows.map(({ rowNo, faults }) => [rowNo, ...faults]);
}

describe('the file of the tests', () => {
  it('says at row and column which code is taken, in the lab or in the file', async () => {
    const column = 'short_codes';
    expect(
      await faultsOf(
        line('FILE_A', 'fa; LIV'),
        line('FILE_B', 'FB'),
        line('FILE_C', 'FB'),
        line('FILE_D', 'FILE_E'),
        line('FILE_E', ''),
        line('RFT', ''),
        line('FILE_F', 'F1; f1'),
        line('FILE_G', 'no-code'),
      ),
    ).toMatchObject([
      [2, { column, found: 'fa; LIV', reason: taken('LIV', 'Liver function test') }],
      [3, { column, found: 'FB', reason: taken('FB', 'Test FILE_C') }],
      [4, { column, found: 'FB', reason: taken('FB', 'Test FILE_B') }],
      [5, { column, found: 'FILE_E', reason: taken('FILE_E', 'Test FILE_E') }],
      [6, { column: 'code', found: 'FILE_E', reason: taken('FILE_E', 'Test FILE_D') }],
      [7, { column: 'code', found: 'RFT', reason: taken('RFT', 'Kidney function test') }],
      [8, { column, found: 'F1; f1', reason: 'The same stands here twice' }],
      [9, { column, found: 'no-code', reason: expect.stringContaining('Use 1 to 20 capitals') }],
    ]);
  });

  it('moves a short code from one test to another, which may be a new one of that code', async () => {
    await give('GGT', ['GAM', 'GTP']);
    const { bytes } = await manager().call(exportMaster, { query: { master: 'tests', format: 'csv' } });
    const rows = bytes.toString().split(/\r\n(?=")/u);
    const rowOf = (code: string) => rows.find((row) => row.startsWith(`"${code}",`)) ?? '';
    const albumin = '"ALB","Albumin","",';
    const moved = [
      rowOf('ALB').replace(albumin, '"GTP","Gamma of a file","",'),
      rowOf('GGT').replace(/^("GGT","Gamma GT"),"[^"]*"/u, '$1,""'),
      rowOf('ALB').replace(albumin, '"ALB","Albumin","gam",'),
    ];
    const tried = await triedImport(app, 'tests', [rows[0], ...moved].join('\r\n'));
    expect(tried.counts).toEqual({ bad: 0, new: 1, changed: 2, same: 0 });
    await writtenImport(app, tried);
    expect(await found('GAM')).toMatchObject({ code: 'ALB' });
    expect(await found('GTP')).toMatchObject({ code: 'GTP' });
    const { testId } = await testDetails(app, 'GGT');
    expect(await manager().ok(readTestDetails, { query: { testId } })).toMatchObject({ shortCodes: [] });
  });
});
