import { exportMaster, listFindings } from '@nidan/contract/links/imports/import-endpoints';
import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { triedImport, writtenImport } from '../../links/imports/testing/import-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

async function count(master: 'organism' | 'medicines' | 'specimen'): Promise<number> {
  const { bytes } = await manager().call(exportMaster, { query: { master, format: 'csv' } });
  return bytes.toString().split('\r\n').length - 2;
}

async function badRows(importId: string) {
  const query = { verdict: 'bad' as const, limit: 200 };
  return (await manager().ok(listFindings, { params: { importId }, query })).rows;
}

it('the file of a tree may name what lies inside before what it lies in', async () => {
  const file = [
    'code,name,type,within',
    'PUNE,Pune,Area,MH',
    'MH,Maharashtra,region,WEST',
    'WEST,West,Zone,',
  ].join('\n');
  const written = await writtenImport(app, await triedImport(app, 'territories', file));
  expect(written).toMatchObject({ state: 'success', counts: { new: 3 } });
  const { rows } = await manager().ok(masterEndpoints('territories').list, { query: { q: 'pune' } });
  expect(rows).toMatchObject([{ type: 'Area', within: { code: 'MH', name: 'Maharashtra' } }]);
  expect(await eventsOf(app, rows[0]?.id ?? '', 'create')).toHaveLength(1);
});

it('a circle inside a file is told at every row of it', async () => {
  const file = 'code,name,type,within\nA,A,Others,B\nB,B,Others,C\nC,C,Others,A\nD,D,Others,A\n';
  const { importId, counts } = await triedImport(app, 'territories', file);
  expect(counts).toMatchObject({ new: 1, bad: 3 });
  const rows = await badRows(importId);
  expect(rows.map(({ rowNo, faults }) => [rowNo, faults[0]?.column, faults[0]?.reason])).toEqual([
    [2, 'within', 'B lies in A itself'],
    [3, 'within', 'C lies in B itself'],
    [4, 'within', 'A lies in C itself'],
  ]);
});

it('a family that organisms are of is not disabled by a file', async () => {
  const { importId } = await triedImport(app, 'organismFamily', 'code,status\nSTAP,disabled\n');
  expect(await badRows(importId)).toMatchObject([
    { record: 'STAP', faults: [{ column: 'status', reason: expect.stringMatching(/ refers to it$/) }] },
  ]);
});

it('of 50,000 organisms 200 bad ones are told with row, column and reason, and nothing is written', async () => {
  const lines = Array.from({ length: 50_000 }, (_, n) =>
    n % 250 === 0 ? `ORG${n},Organism ${n},NOFAMILY` : `ORG${n},Organism ${n},STAP`,
  );
  const { importId, counts, can } = await triedImport(
    app,
    'organism',
    ['code,name,family', ...lines].join('\n'),
  );
  expect(counts).toMatchObject({ new: 49_800, bad: 200 });
  expect(can).not.toContain('start');
  const rows = await badRows(importId);
  expect(rows).toHaveLength(200);
  expect(rows[1]).toMatchObject({
    rowNo: 252,
    record: 'ORG250',
    faults: [{ column: 'family', found: 'NOFAMILY', reason: 'Nothing here has the code NOFAMILY' }],
  });
  const { rows: found } = await manager().ok(masterEndpoints('organism').list, { query: { q: 'ORG25' } });
  expect(found).toEqual([]);
}, 60_000);

it('a file changes fields and status in one version with one event', async () => {
  const file = 'code,name,routes,status\nAMP,Ampicillin renamed,iv; oral,disabled\n';
  const written = await writtenImport(app, await triedImport(app, 'medicines', file));
  expect(written).toMatchObject({ state: 'success', counts: { changed: 1 } });
  const query = { q: 'renamed', all: true };
  const { rows } = await manager().ok(masterEndpoints('medicines').list, { query });
  expect(rows).toMatchObject([{ code: 'AMP', routes: ['oral', 'iv'], status: -1, version: 2 }]);
  const [event] = await eventsOf(app, rows[0]?.id ?? '', 'disable');
  expect(event).toMatchObject({ after: { name: 'Ampicillin renamed', status: 'disabled' } });
});

it('what a new lab begins with is there: organisms with families, medicines with groups', async () => {
  expect(await count('organism')).toBeGreaterThanOrEqual(300);
  expect(await count('medicines')).toBeGreaterThanOrEqual(120);
  expect(await count('specimen')).toBeGreaterThanOrEqual(40);
});
