import { listFindings } from '@nidan/contract/links/imports/import-endpoints';
import { listDepartments } from '@nidan/contract/base/organisation/organisation-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { triedImport, writtenImport } from '../../links/imports/testing/import-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function departments() {
  const { rows } = await app.as('Manager').ok(listDepartments, { query: { all: true } });
  return new Map(rows.map((row) => [row.code, row]));
}

it('a file adds departments and changes one with its version and one event', async () => {
  const file =
    'code,name,print_order,enforce_dept_accession,status\nGEN,Genetics,80,yes,\nHAEM,Blood bench,,,\n';
  const bad = await triedImport(app, 'departments', file);
  expect(bad.counts).toMatchObject({ new: 1, bad: 1 });
  const good = file.replace('Blood bench,,,', 'Blood bench,1,no,enabled');
  const written = await writtenImport(app, await triedImport(app, 'departments', good));
  expect(written).toMatchObject({ state: 'success', counts: { new: 1, changed: 1 } });
  const found = await departments();
  expect(found.get('GEN')).toMatchObject({ printOrder: 80, enforceDeptAccession: true, version: 1 });
  expect(found.get('HAEM')).toMatchObject({ name: 'Blood bench', version: 2 });
  const [event] = await eventsOf(app, found.get('HAEM')?.departmentId ?? '', 'update');
  expect(event).toMatchObject({ entity_kind: 'DEPARTMENT', after: { name: 'Blood bench' } });
});

it.each([
  ['name', 'code,name,print_order\nNEWONE,Biochemistry,9\n', /has this name$/],
  ['print_order', 'code,print_order\nBIO,0\n', /at least|Must be/],
  ['code', 'code,name,print_order\nA B,Odd,9\n', /^Use 1 to 12 capitals or digits$/],
  ['status', 'code,status\nBIO,disabled\n', /is enabled$/],
  ['status', 'code,status\nBIO,draft\n', /cannot become/],
  ['status', 'code,name,print_order,status\nFRESH,Fresh,9,disabled\n', /cannot be disabled yet/],
])('a wrong %s is told at its column', async (column, file, reason) => {
  const { importId, counts } = await triedImport(app, 'departments', file);
  expect(counts).toMatchObject({ bad: 1 });
  const { rows } = await app.as('Manager').ok(listFindings, { params: { importId }, query: {} });
  expect(rows).toMatchObject([{ rowNo: 2, faults: [{ column, reason: expect.stringMatching(reason) }] }]);
});
