import { setLocalTerms } from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import { saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billOnBench, enter, entryOf } from '../../../testing/bill-on-bench.ts';
import { testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addMaster } from '../../catalogue/masters/testing/master-body.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Machines of the values of a bill, by parameter and version. */
async function machinesOf(billId: string): Promise<string[]> {
  const rows = await asOwner(app, (db) =>
    db
      .selectFrom('result_version as v')
      .innerJoin('bill_test as t', (join) =>
        join.onRef('t.l_id', '=', 'v.l_id').onRef('t.bill_test_id', '=', 'v.bill_test_id'),
      )
      .innerJoin('parameter as p', (join) =>
        join.onRef('p.l_id', '=', 'v.l_id').onRef('p.parameter_id', '=', 'v.parameter_id'),
      )
      .leftJoin('machine as m', (join) =>
        join.onRef('m.l_id', '=', 'v.l_id').onRef('m.machine_id', '=', 'v.machine_id'),
      )
      .where('v.l_id', '=', app.lab.lId)
      .where('t.bill_id', '=', billId)
      .where('p.code', 'in', ['CREAT', 'EGFR'])
      .orderBy('p.code')
      .orderBy('v.version')
      .select(['p.code', 'm.code as machine'])
      .execute(),
  );
  return rows.map(({ code, machine }) => `${code} ${machine ?? '-'}`);
}

interface Said {
  readonly value: string;
  readonly machineId: string | null;
}

/** The body that enters a creatinine and says on which machine it was measured. */
async function bodySaying(billId: string, { value, machineId }: Said) {
  const { tests } = await entryOf(app, billId, { CREAT: { CREAT: value } });
  const said = tests.map((test) => ({ ...test, values: test.values.map((one) => ({ ...one, machineId })) }));
  return { billId, tests: said };
}

async function saying(billId: string, said: Said): Promise<void> {
  await app.as('Technician').ok(saveResults, { body: await bodySaying(billId, said) });
}

async function addMachine(code: string, parameter: string): Promise<string> {
  const { id } = await addMaster(app, 'machines', { code });
  await addMaster(app, 'interfacing', { machine: code, parameter, machineUnit: '', factor: 1 });
  return id;
}

it('a value is of the only machine that has a code of its parameter, or of the one that the place names', async () => {
  const before = await billOnBench(app, { testCodes: ['CREAT'] });
  await enter(app, before, { CREAT: { CREAT: '0.9' } });
  expect(await machinesOf(before)).toEqual(['CREAT -', 'EGFR -']);

  const first = await addMachine('CHEM7', 'CREAT');
  const alone = await billOnBench(app, { testCodes: ['CREAT'] });
  await enter(app, alone, { CREAT: { CREAT: '0.9' } });
  expect(await machinesOf(alone)).toEqual(['CREAT CHEM7', 'EGFR -']);

  const second = await addMachine('CHEM8', 'CREAT');
  const either = await billOnBench(app, { testCodes: ['CREAT'] });
  const { tests } = await entryOf(app, either, { CREAT: { CREAT: '0.9' } });
  const unsaid = {
    billId: either,
    tests: tests.map((test) => ({
      ...test,
      values: test.values.map(({ parameterId, value }) => ({ parameterId, value })),
    })),
  };
  const { errors } = await app.as('Technician').refused(saveResults, { body: unsaid });
  expect(errors).toMatchObject([
    {
      field: 'tests.0.values.0.value',
      msg: expect.stringMatching(/^Several machines measure this\. Say which one did: .+, .+, or by hand$/),
    },
  ]);
  const saidOn = (machineId: string | null, value: string) => saying(either, { machineId, value });
  const { errors: foreign } = await app.as('Technician').refused(saveResults, {
    body: await bodySaying(either, { machineId: newId(), value: '0.9' }),
  });
  expect(foreign?.[0]?.msg).toBe('This machine does not measure it now. Reload and choose another');
  await saidOn(first, '0.9');
  await saidOn(null, '1.1');
  await saidOn(second, '1.2');
  expect(await machinesOf(either)).toEqual([
    'CREAT CHEM7',
    'CREAT -',
    'CREAT CHEM8',
    'EGFR -',
    'EGFR -',
    'EGFR -',
  ]);

  await app.as('Manager').ok(setLocalTerms, {
    body: {
      testId: await testIdOf(app, 'CREAT'),
      version: 1,
      terms: [
        { locationId: app.lab.locationId, isOffered: true, tatHours: null, method: null, machineId: second },
      ],
    },
  });
  const named = await billOnBench(app, { testCodes: ['CREAT'] });
  await enter(app, named, { CREAT: { CREAT: '0.9' } });
  await enter(app, named, { CREAT: { CREAT: '1.1' } });
  expect(await machinesOf(named)).toEqual(['CREAT CHEM8', 'CREAT CHEM8', 'EGFR -', 'EGFR -']);
});
