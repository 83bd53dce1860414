import {
  type ImportFinding,
  listFindings,
  readImport,
  typeImportCell,
} from '@nidan/contract/links/imports/import-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testDetails } from '../../catalogue/versions/testing/catalogue-of-lab.ts';
import { payloadOf, triedImport, writtenImport } from './testing/import-of-lab.ts';
import { tryImport } from './try-import.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function fixed(importId: string): Promise<readonly ImportFinding[]> {
  const query = { fixed: true } as const;
  return (await app.as('Manager').ok(listFindings, { params: { importId }, query })).rows;
}

it('cells that the rules read as another text are told and counted, and imported as they were read', async () => {
  const tried = await triedImport(
    app,
    'tests',
    [
      'code,name,kind,department,sample_type,mrp_rupees,tat_hours,parameters',
      'fix1,Fixed one,Test,haem,EDTA,150.00,4,HB',
      'PLAIN1,Plain one,test,HAEM,EDTA,150,4,HB',
      'bad1,Bad one,test,HAEM,EDTA,x,4,HB',
    ].join('\n'),
  );
  expect(tried).toMatchObject({ counts: { new: 2, bad: 1 }, fixedRows: 1 });
  expect(await fixed(tried.importId)).toMatchObject([
    {
      rowNo: 2,
      verdict: 'new',
      fixes: [
        { column: 'code', found: 'fix1', used: 'FIX1' },
        { column: 'kind', found: 'Test', used: 'test' },
        { column: 'department', found: 'haem', used: 'HAEM' },
        { column: 'mrp_rupees', found: '150.00', used: '150' },
      ],
    },
  ]);
});

it('a row that says what is there in other letters stays in sight, and is left alone', async () => {
  const { mrpPaise, version } = await testDetails(app, 'HB');
  const tried = await triedImport(app, 'tests', `code,mrp_rupees\nhb,${mrpPaise / 100}.0\n`);
  expect(tried).toMatchObject({ counts: { same: 1, new: 0, changed: 0 }, fixedRows: 1 });
  expect((await fixed(tried.importId)).map(({ fixes }) => fixes.length)).toEqual([2]);
  const other = await triedImport(app, 'tests', 'code,name\nhb,Renamed by a file\n');
  expect(await writtenImport(app, other)).toMatchObject({ state: 'success' });
  expect(await testDetails(app, 'HB')).toMatchObject({ name: 'Renamed by a file', version: version + 1 });
});

it('a typed value is none that stood in the file', async () => {
  const { importId } = await triedImport(app, 'tests', 'code,mrp_rupees\nHB,x\n');
  const body = { rowNo: 2, version: 1, column: 'mrp_rupees', value: '155.0' };
  await app.as('Manager').ok(typeImportCell, { params: { importId }, body });
  await tryImport(app.services, payloadOf(app, importId));
  const view = await app.as('Manager').ok(readImport, { params: { importId } });
  expect(view).toMatchObject({ counts: { changed: 1 }, fixedRows: 0, typedRows: 1 });
  expect(await fixed(importId)).toEqual([]);
});
