import {
  exportBadRows,
  exportMaster,
  finishImport,
  listFindings,
  listImports,
  readImport,
  startImport,
  uploadImport,
} from '@nidan/contract/links/imports/import-endpoints';
import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { changeTestStatus, readTestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testDetails } from '../../catalogue/versions/testing/catalogue-of-lab.ts';
import { tellProgress } from './import-rows.ts';
import { importBody, payloadOf, triedImport, writtenImport } from './testing/import-of-lab.ts';
import { tryImport } from './try-import.ts';
import { writeImport } from './write-import.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

const HEAD = 'code,name,kind,department,sample_type,mrp_rupees,tat_hours,parameters,members,status';

/** A test of the haematology bench that reports haemoglobin. */
function line(code: string, change: { price?: string; parameters?: string; status?: string } = {}): string {
  const { price = '150', parameters = 'HB', status = '' } = change;
  return `${code},Test ${code},test,HAEM,EDTA,${price},4,${parameters},,${status}`;
}

function csv(...lines: readonly string[]): string {
  return `${[HEAD, ...lines].join('\n')}\n`;
}

async function findings(importId: string, verdict?: 'new' | 'changed' | 'bad') {
  const query = verdict === undefined ? {} : { verdict };
  return (await manager().ok(listFindings, { params: { importId }, query })).rows;
}

/** The line of a test in the file of the lab; undefined when it has none. */
async function exportedLine(code: string): Promise<string | undefined> {
  const { bytes } = await manager().call(exportMaster, { query: { master: 'tests', format: 'csv' } });
  return bytes
    .toString()
    .split('\r\n')
    .find((one) => one.startsWith(`"${code}",`));
}

describe.each<[string, Endpoint, object]>([
  ['uploadImport', uploadImport, { body: importBody('tests', csv()) }],
  ['startImport', startImport, { params: { importId: newId() }, body: { version: 1 } }],
  ['finishImport', finishImport, { params: { importId: newId() }, body: { version: 1 } }],
])('%s', (_, endpoint, call) => {
  it('needs a session and the rights to add and change masters', async () => {
    expect(await app.asNobody().refused(endpoint, call)).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(endpoint, call)).toMatchObject({ status: 403 });
  });
});

it('an import of another lab is not there', async () => {
  const { importId, version } = await triedImport(app, 'tests', csv(line('FOREIGN')));
  const foreign = app.asOther('Manager');
  const params = { importId };
  expect(await foreign.refused(readImport, { params })).toMatchObject({ status: 404 });
  expect(await foreign.refused(listFindings, { params })).toMatchObject({ status: 404 });
  expect(await foreign.refused(exportBadRows, { params, query: { format: 'csv' } })).toMatchObject({
    status: 404,
  });
  expect(await foreign.refused(startImport, { params, body: { version } })).toMatchObject({ status: 404 });
});

describe('a file', () => {
  it.each([
    ['tests.pdf', csv(line('A')), 'Choose a file whose name ends in one of: csv, xlsx'],
    [
      'tests.csv',
      Buffer.from([0x43, 0xe9, 0x0a]),
      'tests.csv was refused: its letters are not in UTF-8. Save it as "CSV UTF-8 (comma delimited)" or as an Excel workbook',
    ],
    ['tests.csv', ',,\nHB,1\n', 'tests.csv was refused: The column "code" is missing'],
    ['tests.csv', '"code\n', 'tests.csv was refused: A quotation mark is opened here and never closed'],
    ['tests.xlsx', csv(line('A')), 'tests.xlsx was refused: it does not begin as a XLSX does'],
  ])('%s %j: %s', async (name, content, msg) => {
    const body = importBody('tests', { name, bytes: content });
    expect(await manager().refused(uploadImport, { body })).toMatchObject({ status: 400, msg });
  });

  it('larger than 10 MB is refused', async () => {
    const body = importBody('tests', `code\n${'x'.repeat(10 * 1024 * 1024)}`);
    expect((await manager().refused(uploadImport, { body })).status).toBe(400);
  });

  it('is kept once under its key, and shown in the list', async () => {
    const call = { key: newId(), body: importBody('tests', csv(line('ONCE'))) };
    const made = await manager().ok(uploadImport, call);
    expect(await manager().ok(uploadImport, call)).toEqual(made);
    const fileBytes = csv(line('ONCE')).length;
    expect(made).toMatchObject({
      fileBytes,
      state: 'draft',
      isTried: false,
      rowsTotal: null,
      can: ['finish'],
    });
    const again = { body: call.body };
    expect(await manager().refused(uploadImport, again)).toMatchObject({ code: 'saved-already' });
    const { rows } = await manager().ok(listImports, { query: { master: 'tests' } });
    expect(rows.map(({ importId }) => importId)).toContain(made.importId);
    expect((await manager().ok(listImports, { query: { master: 'parameters' } })).rows).toEqual([]);
  });
});

describe('a trial', () => {
  it('says of every row what it would do, and writes nothing', async () => {
    const before = await testDetails(app, 'HB');
    const head = 'code,name,kind,department,sample_type,mrp_rupees,tat_hours,restrict_report_till_all_check';
    const tried = await triedImport(
      app,
      'tests',
      [
        head,
        `HB,${before.name},test,HAEM,EDTA,999,${before.tatHours},no`,
        `MCV,,,,,,,`,
        'NEWONE,New one,test,HAEM,EDTA,10,4,no',
      ].join('\n'),
    );
    expect(tried).toMatchObject({
      state: 'draft',
      isTried: true,
      rowsTotal: 3,
      rowsDone: 3,
      changedColumns: [{ column: 'mrp_rupees', rows: 1 }],
    });
    expect(await testDetails(app, 'HB')).toEqual(before);
    const [hb] = await findings(tried.importId, 'changed');
    expect(hb).toMatchObject({
      rowNo: 2,
      record: 'HB',
      changes: [{ column: 'mrp_rupees', before: String(before.mrpPaise / 100), after: '999' }],
    });
  });

  it('names row, column and reason of what is bad, by the rules of the edit page', async () => {
    const tried = await triedImport(
      app,
      'tests',
      csv(
        line('OK1'),
        line('TWICE'),
        line('TWICE'),
        line('PRICE', { price: '12,5' }).replace('12,5', '"12,5"'),
        line('ZERO', { price: '0' }),
        line('GHOST', { parameters: 'NOSUCH' }),
        line('lower case'),
        'PACK,Pack,package,,,100,90,,PACK,',
        `${line('EXTRA')},x`,
        'HB,Haemoglobin,profile,HAEM,EDTA,150,4,,,',
      ),
    );
    expect(tried).toMatchObject({
      counts: { new: 2, changed: 0, same: 0, bad: 8 },
      can: ['finish', 'typeCell'],
    });
    const bad = await findings(tried.importId, 'bad');
    expect(bad.map(({ rowNo, faults: [fault] }) => [rowNo, fault?.column, fault?.reason])).toEqual([
      [4, 'code', 'Twice in this file, first in row 3'],
      [5, 'mrp_rupees', '"12,5" is no number: write it like 1250 or 12.5'],
      [6, 'mrp_rupees', expect.stringContaining('free')],
      [7, 'parameters', 'This lab does not have it'],
      [8, 'code', 'Use 1 to 20 capitals, digits or underscores, beginning with a capital'],
      [9, 'members', 'package PACK contains itself'],
      [10, '', 'The row has more than its 10 columns'],
      [11, 'kind', 'The kind of a test never changes'],
    ]);
    const body = { version: tried.version };
    const params = { importId: tried.importId };
    expect(await manager().refused(startImport, { params, body })).toMatchObject({
      status: 409,
      msg: '8 rows of the file are bad. Type other values for what is refused, or correct the file and bring it again',
    });
    const file = await manager().call(exportBadRows, { params, query: { format: 'csv' } });
    expect(file.bytes.toString().split('\r\n')[1]).toBe(
      '4,"TWICE","code","TWICE",,"Twice in this file, first in row 3"',
    );
  });

  it('finds 200 errors in 50,000 rows', async () => {
    const lines = Array.from({ length: 50_000 }, (_, n) =>
      line(`B${n}`, n % 250 === 7 ? { price: 'x' } : {}),
    );
    const { importId } = await triedImport(app, 'tests', csv(...lines));
    const { counts } = await manager().ok(readImport, { params: { importId } });
    expect(counts).toEqual({ new: 49_800, changed: 0, same: 0, bad: 200 });
    expect((await findings(importId, 'bad'))[0]).toMatchObject({ rowNo: 9, record: 'B7' });
  }, 60_000);

  it('ends where the file does', async () => {
    const { importId, counts } = await triedImport(app, 'tests', `${csv(line('END1'))}"open`);
    expect(counts).toMatchObject({ new: 1, bad: 1 });
    expect((await findings(importId, 'bad'))[0]?.faults[0]?.reason).toBe(
      'A quotation mark is opened here and never closed',
    );
  });

  it('of more than 50,000 rows says so', async () => {
    const lines = Array.from({ length: 50_001 }, (_, n) => `ZZ${n},x`);
    const { importId } = await triedImport(app, 'tests', `code,name\n${lines.join('\n')}`);
    const last = (await manager().ok(readImport, { params: { importId } })).counts;
    expect(last.bad).toBe(50_001);
  }, 60_000);

  it('begins anew when its worker was killed, and is not done twice', async () => {
    const body = importBody('tests', csv(line('KILLED')));
    const { importId } = await manager().ok(uploadImport, { body });
    await Promise.all([
      tryImport(app.services, payloadOf(app, importId)),
      tryImport(app.services, payloadOf(app, importId)),
    ]);
    await tryImport(app.services, payloadOf(app, importId));
    expect((await manager().ok(readImport, { params: { importId } })).version).toBe(2);
    expect(await findings(importId)).toHaveLength(1);
  });

  it('tells while it goes on what would become of the rows so far', async () => {
    const { importId } = await manager().ok(uploadImport, { body: importBody('tests', csv(line('HALF'))) });
    const job = { lId: app.lab.lId, importId, state: 'draft' as const };
    const counts = { new: 300, changed: 60, same: 30, bad: 10 };
    await inTransaction(app.services.db, app.lab.lId, (tx) =>
      tellProgress(tx, job, { done: 400, total: 1_000, counts }),
    );
    const view = await manager().ok(readImport, { params: { importId } });
    expect(view).toMatchObject({ isTried: false, rowsDone: 400, rowsTotal: 1_000, counts });
    await tryImport(app.services, payloadOf(app, importId));
    const tried = await manager().ok(readImport, { params: { importId } });
    expect(tried.counts).toEqual({ new: 1, changed: 0, same: 0, bad: 0 });
  });

  it('of a draft that was given up leaves nothing', async () => {
    const { importId, version } = await manager().ok(uploadImport, {
      body: importBody('tests', csv(line('GIVEUP'))),
    });
    const done = await manager().ok(finishImport, { params: { importId }, body: { version } });
    expect(done).toMatchObject({ state: 'done', endedAt: expect.any(String), can: [] });
    await tryImport(app.services, payloadOf(app, importId));
    expect(await findings(importId)).toEqual([]);
  });
});

describe('writing', () => {
  it('needs a trial, a change and the version that was looked at', async () => {
    const { importId, version } = await manager().ok(uploadImport, {
      body: importBody('tests', csv(line('EARLY'))),
    });
    const start = (id: string, at: number) =>
      manager().refused(startImport, { params: { importId: id }, body: { version: at } });
    expect(await start(importId, version)).toMatchObject({ code: 'import-not-tried' });
    await tryImport(app.services, payloadOf(app, importId));
    expect(await start(importId, version)).toMatchObject({ code: 'stale-version' });
    const same = await triedImport(app, 'tests', 'code\nHB\n');
    expect(same.counts.same).toBe(1);
    expect(await start(same.importId, same.version)).toMatchObject({ code: 'import-changes-nothing' });
  });

  it('makes the tests of a file that name each other, with their events, once', async () => {
    const tried = await triedImport(
      app,
      'tests',
      csv('PAIR,A pair,package,,,250,24,,W1; W2,', line('W1'), line('W2'), line('W3', { status: 'draft' })),
    );
    expect(tried).toMatchObject({ counts: { new: 4 }, can: ['start', 'finish'] });
    const written = await writtenImport(app, tried);
    expect(written).toMatchObject({ state: 'success', rowsDone: 4, can: ['finish'] });
    await writeImport(app.services, payloadOf(app, tried.importId));
    const { testId } = await manager().ok(findTestByCode, { query: { code: 'PAIR' } });
    const pair = await manager().ok(readTestDetails, { query: { testId } });
    expect(pair.members.map(({ code }) => code)).toEqual(['W1', 'W2']);
    expect(await exportedLine('W3')).toMatch(/"draft"$/);
    expect(await eventsOf(app, testId, 'create')).toHaveLength(1);
    const { version, importId } = written;
    const done = await manager().ok(finishImport, { params: { importId }, body: { version } });
    expect(done).toMatchObject({ state: 'done', can: [] });
    expect(
      await manager().refused(startImport, { params: { importId }, body: { version: version + 1 } }),
    ).toMatchObject({ code: 'transition-refused' });
  });

  it('by two workers at once, one of which was taken for dead, happens once', async () => {
    const { importId, version } = await triedImport(app, 'tests', csv(line('DOUBLE')));
    await manager().ok(startImport, { params: { importId }, body: { version } });
    const payload = payloadOf(app, importId);
    await Promise.allSettled([writeImport(app.services, payload), writeImport(app.services, payload)]);
    await writeImport(app.services, payload);
    expect(await manager().ok(readImport, { params: { importId } })).toMatchObject({ state: 'success' });
    const { testId } = await manager().ok(findTestByCode, { query: { code: 'DOUBLE' } });
    expect(await eventsOf(app, testId, 'create')).toHaveLength(1);
    expect(await eventsOf(app, importId, 'succeed')).toHaveLength(1);
  });

  it('ends when whoever asked for it may no longer do so', async () => {
    const { importId, version } = await triedImport(app, 'tests', csv(line('UNASKED')));
    await manager().ok(startImport, { params: { importId }, body: { version } });
    const technician = app.lab.users.get('Technician')?.userId ?? '';
    await writeImport(app.services, { ...payloadOf(app, importId), userId: technician });
    expect(await manager().ok(readImport, { params: { importId } })).toMatchObject({
      state: 'failure',
      failure: 'Your role lacks the right "masters, create and update"',
    });
    expect(await exportedLine('UNASKED')).toBeUndefined();
  });

  it('makes the next version of what is changed, and one of each test that has a changed parameter', async () => {
    const before = await testDetails(app, 'HB');
    await writtenImport(app, await triedImport(app, 'tests', 'code,mrp_rupees\nHB,310\n'));
    expect(await testDetails(app, 'HB')).toMatchObject({ mrpPaise: 31_000, version: before.version + 1 });
    await writtenImport(app, await triedImport(app, 'parameters', 'code,method\nHB,Photometry of a file\n'));
    expect(await testDetails(app, 'HB')).toMatchObject({ mrpPaise: 31_000, version: before.version + 2 });
  });

  it('disables what is in no package, and nothing else', async () => {
    await writtenImport(
      app,
      await triedImport(app, 'tests', csv(line('LONE'), 'BOX,Box,package,,,100,24,,HB,')),
    );
    const tried = await triedImport(app, 'tests', 'code,status\nHB,disabled\nLONE,draft\n');
    expect((await findings(tried.importId, 'bad')).map(({ faults: [fault] }) => fault)).toMatchObject([
      { column: 'status', found: 'disabled', reason: expect.stringContaining('contains it') },
      { column: 'status', found: 'draft', reason: 'What is enabled cannot become draft' },
    ]);
    await writtenImport(app, await triedImport(app, 'tests', 'code,status\nLONE,disabled\n'));
    expect(await exportedLine('LONE')).toMatch(/"disabled"$/);
  });

  it('is no new test that is disabled from the beginning', async () => {
    const head = 'code,name,kind,mrp_rupees,tat_hours,members,status';
    const { importId } = await triedImport(app, 'tests', `${head}\nGONE,Gone,package,100,200,HB,disabled\n`);
    const { rows } = await app.as('Manager').ok(listFindings, { params: { importId }, query: {} });
    expect(rows.flatMap(({ faults }) => faults)).toMatchObject([
      { column: 'status', found: 'disabled', reason: 'A new test is enabled or a draft' },
    ]);
  });

  it('writes nothing when the master was changed since the trial, and says why', async () => {
    const tried = await triedImport(app, 'tests', csv(line('LATE1'), 'LATE2,Late,package,,,100,24,,HCT,'));
    const { testId, version, containedIn } = await testDetails(app, 'HCT');
    for (const one of containedIn) {
      const box = await testDetails(app, one.code);
      if (box.status !== 1) continue;
      await manager().ok(changeTestStatus, {
        body: { testId: box.testId, version: box.version, action: 'disable' },
      });
    }
    await manager().ok(changeTestStatus, { body: { testId, version, action: 'disable' } });
    const ended = await writtenImport(app, tried);
    expect(ended).toMatchObject({
      state: 'failure',
      failure: expect.stringMatching(
        /^Others have changed the master since the file was tried. Row 3, members: /,
      ),
    });
    expect(await exportedLine('LATE1')).toBeUndefined();
  });
});

describe('what was changed since a trial', () => {
  it.each([
    ['by a file that would have changed it', '311'],
    ['by a file that said what was there', '310'],
  ])('is not overwritten unseen %s', async (_, price) => {
    await writtenImport(app, await triedImport(app, 'tests', csv(line('OURS', { price: '310' }))));
    const file = await triedImport(app, 'tests', csv(line('OURS', { price }), line(`SEEN${price}`)));
    await writtenImport(app, await triedImport(app, 'tests', 'code,mrp_rupees\nOURS,320\n'));
    const ended = await writtenImport(app, file);
    expect(ended).toMatchObject({
      state: 'failure',
      failure:
        'Others have changed the master since the file was tried. Row 2, OURS: it would change something else by now. Bring the file again',
    });
    expect(await exportedLine('OURS')).toContain(',320,');
  });
});

describe.each(['tests', 'parameters'] as const)('the file of the %s', (master) => {
  it('that was exported and is read back changes nothing, and is the same to the byte when it is exported again', async () => {
    const exported = await manager().call(exportMaster, { query: { master, format: 'csv' } });
    expect(exported.status).toBe(200);
    const tried = await triedImport(app, master, exported.bytes);
    expect(tried.counts).toEqual({ new: 0, changed: 0, same: tried.rowsTotal, bad: 0 });
    const again = await manager().call(exportMaster, { query: { master, format: 'csv' } });
    expect(again.bytes.equals(exported.bytes)).toBe(true);
    const workbook = await manager().call(exportMaster, { query: { master, format: 'excel' } });
    const fromWorkbook = await triedImport(app, master, { name: `${master}.xlsx`, bytes: workbook.bytes });
    expect(fromWorkbook.counts).toEqual(tried.counts);
  });
});

it.each([
  ['delta_mode', 'URIC,,5,30'],
  ['delta_mode', 'URIC,relative,5,30'],
  ['delta_limit', 'URIC,absolute,,30'],
  ['delta_limit', 'URIC,absolute,0,30'],
  ['delta_limit', 'URIC,absolute,1e7,30'],
  ['delta_days', 'URIC,absolute,5,'],
  ['delta_days', 'URIC,absolute,5,0.5'],
  ['delta_mode', 'U_COLOUR,absolute,5,30'],
])('a delta rule that no form would take is refused at its %s: %s', async (column, row) => {
  const tried = await triedImport(app, 'parameters', `code,delta_mode,delta_limit,delta_days\n${row}\n`);
  expect(tried.counts).toMatchObject({ changed: 0, bad: 1 });
  const faults = (await findings(tried.importId, 'bad')).flatMap((finding) => finding.faults);
  expect(faults.map((fault) => fault.column)).toEqual([column]);
});

it('a file that was exported before a change takes it back, to the same bytes', async () => {
  const call = { query: { master: 'parameters', format: 'csv' } } as const;
  const before = await manager().call(exportMaster, call);
  const change =
    'code,method,delta_mode,delta_limit,delta_days\nHB,"=changed, by ""a"" file",absolute,1.5,30\nMCV,Other,,,\n';
  await writtenImport(app, await triedImport(app, 'parameters', change));
  expect((await manager().call(exportMaster, call)).bytes.equals(before.bytes)).toBe(false);
  const back = await triedImport(app, 'parameters', before.bytes);
  expect(back.counts).toMatchObject({ new: 0, changed: 2, bad: 0 });
  await writtenImport(app, back);
  expect((await manager().call(exportMaster, call)).bytes.equals(before.bytes)).toBe(true);
});
