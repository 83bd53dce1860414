import {
  exportBadRows,
  finishImport,
  type ImportFinding,
  type ImportView,
  listFindings,
  readImport,
  startImport,
  typeImportCell,
  uploadImport,
} from '@nidan/contract/links/imports/import-endpoints';
import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { rangeSheet } from '@nidan/domain/imports/range-sheet';
import { titlesOf } from '@nidan/domain/imports/sheet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testDetails } from '../../catalogue/versions/testing/catalogue-of-lab.ts';
import { importBody, payloadOf, triedImport, writtenImport } from './testing/import-of-lab.ts';
import { tryImport } from './try-import.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

const HEAD = 'code,name,kind,department,sample_type,mrp_rupees,tat_hours,parameters,status';

function csv(...lines: readonly string[]): string {
  return `${[HEAD, ...lines].join('\n')}\n`;
}

const good = (code: string): string => `${code},Test ${code},test,HAEM,EDTA,150,4,HB,`;
const priced = (code: string, price: string): string => good(code).replace(',150,', `,${price},`);

type Cell = Readonly<Record<'rowNo' | 'version', number>> & Readonly<Record<'column' | 'value', string>>;

const price = (change: Partial<Cell> = {}): Cell => ({
  rowNo: 2,
  version: 1,
  column: 'mrp_rupees',
  value: '155',
  ...change,
});

async function type({ importId }: Pick<ImportView, 'importId'>, body: Cell): Promise<ImportView> {
  return manager().ok(typeImportCell, { params: { importId }, body });
}

/** Tries a file again, as the worker does. */
async function again({ importId }: Pick<ImportView, 'importId'>): Promise<ImportView> {
  await tryImport(app.services, payloadOf(app, importId));
  return manager().ok(readImport, { params: { importId } });
}

async function found(
  { importId }: Pick<ImportView, 'importId'>,
  query: { verdict?: ImportFinding['verdict']; typed?: true } = {},
): Promise<readonly ImportFinding[]> {
  return (await manager().ok(listFindings, { params: { importId }, query })).rows;
}

describe('who may type a value', () => {
  it('has a session, the rights to add and change masters, and a file of the lab', async () => {
    const { importId } = await triedImport(app, 'tests', csv(priced('WHO1', 'x')));
    const call = { params: { importId }, body: price() };
    expect(await app.asNobody().refused(typeImportCell, call)).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(typeImportCell, call)).toMatchObject({ status: 403 });
    expect(await app.asOther('Manager').refused(typeImportCell, call)).toMatchObject({ status: 404 });
  });

  it('of a file that puts something to use has brought it', async () => {
    const { importId } = await triedImport(
      app,
      'ranges',
      `${titlesOf(rangeSheet).join()}\nNA,x,birth,no end,,,,,,,,1,2,,,,\n`,
    );
    const [bad] = await found({ importId }, { verdict: 'bad' });
    const body = { rowNo: 2, version: 1, column: 'sex', value: 'M' };
    expect(bad?.typable).toContain('sex');
    const other = await personWith(app, { masters: 15, catalog: 15 });
    expect(await other.client.refused(typeImportCell, { params: { importId }, body })).toMatchObject({
      code: 'import-cells-of-other',
    });
    expect((await other.client.ok(readImport, { params: { importId } })).can).toEqual(['finish']);
    expect(await type({ importId }, body)).toMatchObject({ isTriedAgain: true });
  });
});

describe('a value is refused', () => {
  it.each([
    ['of an unknown row', { rowNo: 7 }, 'import-row-not-bad'],
    ['of a good row', { rowNo: 3 }, 'import-row-not-bad'],
    ['of a cell that is not refused', { column: 'name' }, 'invalid-input'],
    ['of a column that the file lacks', { column: 'method' }, 'invalid-input'],
    ['of a row that another has corrected', { version: 2 }, 'stale-version'],
    ['below the head', { rowNo: 1 }, 'invalid-input'],
    ['of more than 4,000 letters', { value: 'x'.repeat(4_001) }, 'invalid-input'],
  ])('%s', async (_, change, code) => {
    const { importId } = await triedImport(app, 'tests', csv(priced('REF1', 'x'), good('REF2')));
    const body = price(change);
    expect(await manager().refused(typeImportCell, { params: { importId }, body })).toMatchObject({ code });
    expect(await manager().ok(readImport, { params: { importId } })).toMatchObject({ isTried: true });
  });

  it('before the file is tried, and once it is given up or imported', async () => {
    const content = importBody('tests', csv(priced('EARLY1', 'x')));
    const { importId } = await manager().ok(uploadImport, { body: content });
    const call = { params: { importId }, body: price() };
    expect(await manager().refused(typeImportCell, call)).toMatchObject({ code: 'import-not-tried' });
    const { version } = await again({ importId });
    await manager().ok(finishImport, { params: { importId }, body: { version } });
    expect(await manager().refused(typeImportCell, call)).toMatchObject({ code: 'import-cells-settled' });
    const whole = await writtenImport(app, await triedImport(app, 'tests', csv(good('EARLY2'))));
    expect(
      await manager().refused(typeImportCell, { params: { importId: whole.importId }, body: price() }),
    ).toMatchObject({ code: 'import-cells-settled' });
  });

  it('while the file waits for its columns', async () => {
    const file = 'Abbreviation,name\nA,B\n';
    const { importId } = await manager().ok(uploadImport, { body: importBody('tests', file) });
    expect(await manager().refused(typeImportCell, { params: { importId }, body: price() })).toMatchObject({
      code: 'import-waits-for-columns',
    });
  });
});

describe('a typed value', () => {
  it('is tried with its whole row, beside what the file says, and imported', async () => {
    const tried = await triedImport(app, 'tests', csv(priced('GOOD1', ' 12x '), good('GOOD2')));
    const [bad] = await found(tried, { verdict: 'bad' });
    expect(bad).toMatchObject({
      faults: [{ column: 'mrp_rupees', found: ' 12x ', reason: expect.stringContaining('"12x"') }],
      typable: ['mrp_rupees'],
      typed: [],
      version: 1,
    });
    const key = newId();
    const call = { key, params: { importId: tried.importId }, body: price({ value: '120' }) };
    const typed = await manager().ok(typeImportCell, call);
    expect(await manager().ok(typeImportCell, call)).toEqual(typed);
    expect(typed).toMatchObject({ isTried: false, isTriedAgain: true, typedRows: 1, counts: { bad: 1 } });
    const { importId, version } = typed;
    expect(await manager().refused(startImport, { params: { importId }, body: { version } })).toMatchObject({
      code: 'import-not-tried',
    });
    const after = await again(tried);
    expect(after).toMatchObject({ isTried: true, isTriedAgain: false, counts: { new: 2, bad: 0 } });
    const standing = { column: 'mrp_rupees', found: ' 12x ', value: '120', typedBy: 'Test Manager' };
    expect(await found(tried, { typed: true })).toMatchObject([
      { rowNo: 2, verdict: 'new', faults: [], typed: [standing], typable: ['mrp_rupees'], version: 2 },
    ]);
    expect(await manager().refused(findTestByCode, { query: { code: 'GOOD1' } })).toMatchObject({
      status: 404,
    });
    expect(await writtenImport(app, after)).toMatchObject({ state: 'success' });
    expect(await testDetails(app, 'GOOD1')).toMatchObject({ mrpPaise: 12_000 });
    expect(await eventsOf(app, tried.importId, 'typeCell')).toMatchObject([
      { before: { row: 2, mrp_rupees: ' 12x ' }, after: { row: 2, mrp_rupees: '120' } },
    ]);
  });

  it('that is bad too leaves the row bad with the reason, and the next one counts', async () => {
    const tried = await triedImport(app, 'tests', csv(priced('STILL1', 'x')));
    await type(tried, price({ value: '12.5' }));
    expect(await again(tried)).toMatchObject({ counts: { bad: 1 } });
    expect(await found(tried, { verdict: 'bad' })).toMatchObject([
      {
        faults: [{ column: 'mrp_rupees', found: 'x', reason: '"12.5" is not in whole rupees' }],
        typed: [{ found: 'x', value: '12.5' }],
      },
    ]);
    const file = await manager().call(exportBadRows, {
      params: { importId: tried.importId },
      query: { format: 'csv' },
    });
    expect(file.bytes.toString().split('\r\n')[1]).toBe(
      '2,"STILL1","mrp_rupees","x","12.5","""12.5"" is not in whole rupees"',
    );
    await type(tried, price({ value: '12', version: 2 }));
    expect(await again(tried)).toMatchObject({ counts: { new: 1, bad: 0 }, typedRows: 1 });
    await type(tried, price({ value: 'x', version: 3 }));
    expect(await again(tried)).toMatchObject({ counts: { new: 0, bad: 1 }, typedRows: 0 });
    expect(await found(tried, { typed: true })).toEqual([]);
  });

  it('lets other rows of the file go, or makes them bad', async () => {
    const tried = await triedImport(app, 'tests', csv(good('PAIR1'), good('PAIR1'), good('PAIR3')));
    expect(tried.counts).toMatchObject({ new: 2, bad: 1 });
    await type(tried, { rowNo: 3, version: 1, column: 'code', value: 'PAIR3' });
    await again(tried);
    expect(await found(tried, { verdict: 'bad' })).toMatchObject([
      { rowNo: 4, faults: [{ column: 'code', reason: 'Twice in this file, first in row 3' }] },
    ]);
    await type(tried, { rowNo: 3, version: 2, column: 'code', value: 'PAIR2' });
    expect((await again(tried)).counts).toMatchObject({ new: 3, bad: 0 });
  });

  it('with which a row says what is there already stays in sight', async () => {
    const { mrpPaise } = await testDetails(app, 'HB');
    const tried = await triedImport(app, 'tests', 'code,mrp_rupees\nHB,x\n');
    await type(tried, price({ value: String(mrpPaise / 100) }));
    expect((await again(tried)).counts).toMatchObject({ same: 1, bad: 0 });
    expect(await found(tried, { typed: true })).toMatchObject([{ rowNo: 2, verdict: 'same' }]);
  });

  it('that comes while the file is tried is in the next trial', async () => {
    const tried = await triedImport(app, 'tests', csv(priced('BUSY1', 'x'), priced('BUSY2', 'y')));
    await type(tried, price());
    await Promise.all([again(tried), type(tried, price({ rowNo: 3 }))]);
    expect(await again(tried)).toMatchObject({ isTried: true, counts: { new: 2, bad: 0 }, typedRows: 2 });
  });

  it('of two people for one row only the first counts', async () => {
    const tried = await triedImport(app, 'tests', csv(priced('RACE1', 'x')));
    const call = { params: { importId: tried.importId } };
    await manager().ok(typeImportCell, { ...call, body: price({ value: '10' }) });
    expect(await manager().refused(typeImportCell, { ...call, body: price({ value: '20' }) })).toMatchObject({
      status: 409,
      code: 'stale-version',
      changedBy: 'Test Manager',
    });
    await again(tried);
    expect((await found(tried, { typed: true }))[0]?.typed[0]?.value).toBe('10');
  });
});
