import { changeHelpList } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { recordCriticalCall } from '@nidan/contract/lab/results/entry-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  billOnBench,
  enter,
  parameterOn,
  testOn,
  testRefs,
  worksheetOf,
} from '../../../testing/bill-on-bench.ts';
import { parameterDetails } from '../../catalogue/versions/testing/catalogue-of-lab.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const FALCIPARUM = 'Plasmodium falciparum seen';

async function malariaBill() {
  const billId = await billOnBench(app, { testCodes: ['MP'] });
  await enter(app, billId, { MP: { MP_SMEAR: FALCIPARUM } });
  const test = testOn(await worksheetOf(app, billId), 'MP');
  const { parameterId } = parameterOn(test, 'MP_SMEAR');
  return { billId, test, parameterId };
}

it('a critical word is called out before its test is checked and its report goes out', async () => {
  const { billId, test, parameterId } = await malariaBill();
  const { billTestId } = test;
  expect(test).toMatchObject({
    worstFlag: 'AA',
    checkBlocks: [{ code: 'checked-by-enterer' }, { code: 'critical-not-called' }],
  });
  expect(parameterOn(test, 'MP_SMEAR')).toMatchObject({
    callDue: true,
    result: { flag: 'AA', critical: true },
  });
  const check = { billId, tests: await testRefs(app, billId), release: true };
  expect(await app.as('Pathologist').refused(checkResults, { body: check })).toMatchObject({
    status: 409,
    code: 'critical-not-called',
  });
  const call = { billId, billTestId, parameterId, receiver: 'Dr Rao', readBack: 'falciparum seen' };
  expect(
    await app.as('Technician').refused(recordCriticalCall, { body: { ...call, value: 'Not seen' } }),
  ).toMatchObject({ code: 'critical-changed' });
  await app.as('Technician').ok(recordCriticalCall, { body: { ...call, value: FALCIPARUM } });
  const { released } = await app.as('Pathologist').ok(checkResults, { body: check });
  expect(released).toMatchObject({ revision: 1, status: 'FINAL' });
});

it('a bill keeps the marks that it was made with; another mark is another version', async () => {
  const { billId } = await malariaBill();
  const { parameterId, version, choices } = await parameterDetails(app, 'MP_SMEAR');
  const unmarked = choices.map(({ value, abnormal }) => ({ value, abnormal }));
  const body = { parameterId, version, choices: unmarked };
  const after = await app.as('Manager').ok(changeHelpList, { body });
  expect(after).toMatchObject({ version: version + 1, choices: unmarked });
  await enter(app, billId, { MP: { MP_SMEAR: 'Plasmodium vivax seen' } });
  const before = testOn(await worksheetOf(app, billId), 'MP');
  expect(parameterOn(before, 'MP_SMEAR').result).toMatchObject({ flag: 'AA', critical: true });
  const next = await malariaBill();
  expect(parameterOn(next.test, 'MP_SMEAR').result).toMatchObject({ flag: 'A', critical: false });
});
