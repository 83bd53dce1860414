import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  finishImport,
  type ImportView,
  listFindings,
  listImportColumns,
  mapImportColumns,
  readImport,
  startImport,
  uploadImport,
} from '@nidan/contract/links/imports/import-endpoints';
import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testDetails } from '../../catalogue/versions/testing/catalogue-of-lab.ts';
import { importBody, payloadOf, writtenImport } from './testing/import-of-lab.ts';
import { tryImport } from './try-import.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

const FOREIGN = 'Abbreviation,Test Name,Type,Dept,Sample Type,MRP (Rs),TAT (Hours),Components,Remarks';
const MAP = [
  'code',
  'name',
  'kind',
  'department',
  'sample_type',
  'mrp_rupees',
  'tat_hours',
  'parameters',
  null,
];

function foreign(...codes: readonly string[]): string {
  const lines = codes.map((code) => `${code},Test ${code},test,HAEM,EDTA,150,4,HB,=old`);
  return `${[FOREIGN, ...lines].join('\n')}\n`;
}

async function brought(content: string, master: ImportMaster = 'tests'): Promise<ImportView> {
  return manager().ok(uploadImport, { body: importBody(master, content) });
}

async function looked(importId: string): Promise<ImportView> {
  return manager().ok(readImport, { params: { importId } });
}

/** Says what the columns of a file are, and has it tried, as the worker does. */
async function mapped({ importId, version }: ImportView, columns: (string | null)[]): Promise<ImportView> {
  await manager().ok(mapImportColumns, { params: { importId }, body: { version, columns } });
  await tryImport(app.services, payloadOf(app, importId));
  return looked(importId);
}

describe('a file whose titles say what they are', () => {
  it('is tried at once, whoever wrote them', async () => {
    const view = await brought('Test Code,MRP (Rs),tat-hours\nHB,311,4\n');
    expect(view).toMatchObject({ waitsForColumns: false, columns: { mapped: 3, total: 3 }, can: ['finish'] });
    await tryImport(app.services, payloadOf(app, view.importId));
    expect(await looked(view.importId)).toMatchObject({
      isTried: true,
      counts: { changed: 1 },
    });
    const findings = await manager().ok(listFindings, { params: { importId: view.importId }, query: {} });
    expect(findings.rows[0]?.changes).toContainEqual(
      expect.objectContaining({ column: 'mrp_rupees', after: '311' }),
    );
  });

  it('that came before its columns were kept is tried by its titles', async () => {
    const { importId } = await brought('code,mrp_rupees\nHB,312\n');
    await inTransaction(app.services.db, app.lab.lId, (tx) =>
      tx.updateTable('import_job').set({ columns: '[]' }).where('import_id', '=', importId).execute(),
    );
    await tryImport(app.services, payloadOf(app, importId));
    expect(await looked(importId)).toMatchObject({
      counts: { changed: 1 },
      columns: { mapped: 0, total: 0 },
    });
  });
});

describe('a file with titles that nobody knows', () => {
  it('waits for its columns, shows its first values, and is not tried', async () => {
    const view = await brought(foreign('W1', 'W2', 'W3', 'W4'));
    expect(view).toMatchObject({
      state: 'draft',
      waitsForColumns: true,
      columns: { mapped: 5, total: 9 },
      can: ['finish', 'mapColumns'],
    });
    const { columns, known } = await manager().ok(listImportColumns, {
      params: { importId: view.importId },
    });
    expect(columns[0]).toEqual({ title: 'Abbreviation', values: ['W1', 'W2', 'W3'], column: null });
    expect(columns[1]).toMatchObject({ title: 'Test Name', column: 'name' });
    expect(known.required).toEqual(['code']);
    expect(known.titles).toContain('mrp_rupees');
    await tryImport(app.services, payloadOf(app, view.importId));
    expect(await looked(view.importId)).toEqual(view);
    expect(
      await manager().refused(startImport, {
        params: { importId: view.importId },
        body: { version: view.version },
      }),
    ).toMatchObject({ status: 409, code: 'import-waits-for-columns' });
  });

  it.each([
    ['a title twice', 'code,Code\nHB,HB\n', { mapped: 1, total: 2 }],
    ['no title for a column', 'code,,name\nHB,x,Haemoglobin\n', { mapped: 2, total: 3 }],
    ['no title for what is needed', 'name\nHaemoglobin\n', { mapped: 1, total: 1 }],
  ])('as one with %s does', async (_, content, columns) => {
    expect(await brought(content)).toMatchObject({ waitsForColumns: true, columns });
  });

  it('keeps of a long value what can be kept', async () => {
    const { importId } = await brought(`code,Note\nHB,${'a'.repeat(79)}🧪\n`);
    const { columns } = await manager().ok(listImportColumns, { params: { importId } });
    expect(columns[1]?.values).toEqual([`${'a'.repeat(79)}\u{fffd}`]);
  });

  it('shows a demo user no value', async () => {
    const { importId } = await brought('code,Handset\nDEMO1,9876543210\n', 'doctors');
    const { columns } = await app.asUser(app.lab.demoUser).ok(listImportColumns, { params: { importId } });
    expect(columns).toHaveLength(2);
    expect(JSON.stringify(columns)).not.toContain('9876543210');
  });

  it('is tried and written by what somebody says, without what is left out', async () => {
    const tried = await mapped(await brought(foreign('MAP1', 'MAP2')), MAP);
    expect(tried).toMatchObject({
      isTried: true,
      waitsForColumns: false,
      columns: { mapped: 8, total: 9 },
      counts: { new: 2, bad: 0 },
    });
    expect(await writtenImport(app, tried)).toMatchObject({ state: 'success' });
    const { testId } = await manager().ok(findTestByCode, { query: { code: 'MAP2' } });
    expect(await testDetails(app, 'MAP2')).toMatchObject({ testId, name: 'Test MAP2', mrpPaise: 15_000 });
    const [event] = await eventsOf(app, tried.importId, 'mapColumns');
    expect(event).toMatchObject({
      after: { columns: expect.stringMatching(/^Abbreviation: code, .*Remarks: left out$/) },
    });
  });

  it('finds the rows by the column that was said, and tells faults at it', async () => {
    const file = await brought('Old code,New code,Rate\nHB,NOSUCH,12x\n');
    const tried = await mapped(file, ['code', null, 'mrp_rupees']);
    const { rows } = await manager().ok(listFindings, {
      params: { importId: tried.importId },
      query: {},
    });
    expect(rows).toMatchObject([
      { rowNo: 2, record: 'HB', verdict: 'bad', faults: [{ column: 'mrp_rupees', found: '12x' }] },
    ]);
  });

  it('is tried by the same columns when its worker was killed', async () => {
    const { importId, version } = await brought(foreign('RESUME'));
    await manager().ok(mapImportColumns, { params: { importId }, body: { version, columns: MAP } });
    const payload = payloadOf(app, importId);
    await Promise.all([tryImport(app.services, payload), tryImport(app.services, payload)]);
    await tryImport(app.services, payload);
    expect(await looked(importId)).toMatchObject({ version: version + 2, counts: { new: 1, bad: 0 } });
  });

  it('can be given up, and waits no longer', async () => {
    const { importId, version } = await brought(foreign('GIVEN'));
    const params = { importId };
    const done = await manager().ok(finishImport, { params, body: { version } });
    expect(done).toMatchObject({ state: 'done', can: [] });
    const body = { version: done.version, columns: MAP };
    expect(await manager().refused(mapImportColumns, { params, body })).toMatchObject({
      code: 'import-columns-known',
    });
  });
});

describe('what somebody says of the columns', () => {
  it('needs a session, the rights to add and change masters, and an import of the lab', async () => {
    const { importId, version } = await brought(foreign('RIGHTS'));
    const call = { params: { importId }, body: { version, columns: MAP } };
    expect(await app.asNobody().refused(mapImportColumns, call)).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(mapImportColumns, call)).toMatchObject({ status: 403 });
    expect(await app.asOther('Manager').refused(mapImportColumns, call)).toMatchObject({ status: 404 });
    const params = { params: { importId } };
    expect(await app.asNobody().refused(listImportColumns, params)).toMatchObject({ status: 401 });
    expect(await app.asOther('Manager').refused(listImportColumns, params)).toMatchObject({ status: 404 });
  });

  const others = MAP.slice(1);
  it.each([
    [
      'two titles for one column',
      ['code', 'code', ...MAP.slice(2)],
      'columns.1',
      'The same stands here twice',
    ],
    ['a column that no test has', ['codex', ...others], 'columns.0', 'Choose one of the listed values'],
    ['a needed column left out', [null, ...others], 'columns', 'The column "code" is missing'],
    ['fewer than the file has', MAP.slice(0, 3), 'columns', 'At least 9 needed'],
    ['more than the file has', [...MAP, null], 'columns', 'At most 9 allowed'],
  ])('is refused with %s', async (_, columns, ...[field, msg]) => {
    const { importId, version } = await brought(foreign('WRONG'));
    const refusal = await manager().refused(mapImportColumns, {
      params: { importId },
      body: { version, columns },
    });
    expect(refusal).toMatchObject({ status: 400 });
    expect(refusal.errors).toContainEqual(expect.objectContaining({ field, msg }));
    expect(await looked(importId)).toMatchObject({ waitsForColumns: true, version });
  });

  it('needs the version that was looked at, is taken once, and not from two people', async () => {
    const { importId, version } = await brought(foreign('ONCE'));
    const params = { importId };
    const stale = { params, body: { version: version + 1, columns: MAP } };
    expect(await manager().refused(mapImportColumns, stale)).toMatchObject({ code: 'stale-version' });
    const call = { key: newId(), params, body: { version, columns: MAP } };
    const said = await manager().ok(mapImportColumns, call);
    expect(await manager().ok(mapImportColumns, call)).toEqual(said);
    expect(said).toMatchObject({ version: version + 1, can: ['finish'] });
    expect(
      await manager().refused(mapImportColumns, { params, body: { version: said.version, columns: MAP } }),
    ).toMatchObject({ status: 409, code: 'import-columns-known' });
    expect(await eventsOf(app, importId, 'mapColumns')).toHaveLength(1);
  });
});

describe('a file of ranges', () => {
  const titles =
    'code,sex,age_from,age_to,pregnancy,pregnancy_weeks,birth_weeks,fasting,specimen,method,place,low,high,action_low,action_high,critical_low,critical_high,text,bands';
  const columns = ['parameter', ...titles.split(',').slice(1)];

  it('needs all its columns, and the word of whoever brought it', async () => {
    const { importId, version } = await brought(
      `${titles}\nNA,,birth,no end,,,,,,,,135,145,,,,,,\n`,
      'ranges',
    );
    const params = { importId };
    const other = await personWith(app, { masters: 15, catalog: 4 });
    expect((await other.client.ok(readImport, { params })).can).toEqual(['finish']);
    expect(
      await other.client.refused(mapImportColumns, { params, body: { version, columns } }),
    ).toMatchObject({ status: 409, code: 'import-columns-of-other' });
    const without = { version, columns: columns.map((one) => (one === 'critical_low' ? null : one)) };
    expect((await manager().refused(mapImportColumns, { params, body: without })).errors).toMatchObject([
      { field: 'columns', msg: 'The column "critical_low" is missing' },
    ]);
    await manager().ok(mapImportColumns, { params, body: { version, columns } });
    await tryImport(app.services, payloadOf(app, importId));
    expect(await looked(importId)).toMatchObject({ isTried: true, counts: { bad: 0 } });
  });
});
