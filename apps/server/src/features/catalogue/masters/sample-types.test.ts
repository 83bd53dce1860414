import { listSampleTypes, listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { changeTestStatus } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { triedImport, writtenImport } from '../../links/imports/testing/import-of-lab.ts';
import { addMaster, newMasterBody } from './testing/master-body.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const { list, create, update } = masterEndpoints('sampletypes');
const manager = () => app.as('Manager');

async function typeOf(code: string) {
  const { rows } = await manager().ok(list, { query: { q: code, all: true } });
  const found = rows.find((row) => row.code === code);
  if (found === undefined) throw new Error(`There is no sample type ${code}`);
  return found;
}

async function propertiesOf(code: string, all = false) {
  const { rows } = await app.as('Phlebotomist').ok(listSampleTypes, { query: { limit: 200, all } });
  return rows.find((row) => row.code === code);
}

it('what is changed is in the catalogue of the very next request', async () => {
  const { id, version, volumeMl } = await typeOf('EDTA');
  expect(volumeMl).not.toBe(4.25);
  const body = { id, version, volumeMl: 4.25, stabilityHours: 36 };
  await manager().ok(update, { body });
  expect(await propertiesOf('EDTA')).toMatchObject({ volumeMl: 4.25, stabilityHours: 36 });
  const file = 'code,draw_order\nEDTA,77\n';
  await writtenImport(app, await triedImport(app, 'sampletypes', file));
  expect(await propertiesOf('EDTA')).toMatchObject({ drawOrder: 77 });
});

it('stays in use while an enabled test is drawn into it', async () => {
  const { id, version } = await typeOf('EDTA');
  const refusal = await manager().refused(update, { body: { id, version, action: 'disable' } });
  expect(refusal).toMatchObject({ code: 'master-in-use', msg: expect.stringMatching(/ refers to it$/) });
});

it('out of use is drawn no more, and no test is enabled with it', async () => {
  const { code, id, version } = await addMaster(app, 'sampletypes');
  expect(await propertiesOf(code)).toMatchObject({ status: 1 });
  const draft = [
    'code,name,kind,department,sample_type,parameters,mrp_rupees,tat_hours,status',
    `ON${code},On ${code},test,HAEM,${code},HB,100,4,draft`,
  ].join('\n');
  expect(await writtenImport(app, await triedImport(app, 'tests', draft))).toMatchObject({
    state: 'success',
  });
  await manager().ok(update, { body: { id, version, action: 'disable' } });
  expect(await propertiesOf(code)).toBeUndefined();
  expect(await propertiesOf(code, true)).toMatchObject({ status: -1 });
  const query = { q: `on${code}`.toLowerCase(), enabled: 'all' } as const;
  const [test] = (await manager().ok(listTests, { query })).rows;
  const enable = { testId: test?.testId ?? '', version: 1, action: 'enable' } as const;
  expect(await manager().refused(changeTestStatus, { body: enable })).toMatchObject({
    errors: [{ field: 'sampleTypeId', msg: expect.stringMatching(/ is not enabled$/) }],
  });
});

it.each([
  ['volumeMl', 2.555],
  ['volumeMl', -1],
  ['drawOrder', 1.5],
  ['stabilityHours', 0],
  ['capColour', 'Purple'],
])('refuses the %s %s', async (field, value) => {
  const body = { ...(await newMasterBody(app, 'sampletypes')), [field]: value };
  expect(await manager().refused(create, { body })).toMatchObject({ status: 400, errors: [{ field }] });
});

it('tells in a file what is no number, with row and column', async () => {
  const { counts } = await triedImport(app, 'sampletypes', 'code,volume_ml\nEDTA,two\nSST,2.555\n');
  expect(counts).toMatchObject({ bad: 2 });
});
