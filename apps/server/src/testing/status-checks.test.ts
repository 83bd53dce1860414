import { billTest } from '@nidan/domain/status-sets/bill-test';
import { labAccount } from '@nidan/domain/status-sets/lab-account';
import { physicalSample } from '@nidan/domain/status-sets/physical-sample';
import { reportDispatch } from '@nidan/domain/status-sets/report-dispatch';
import { rerun } from '@nidan/domain/status-sets/rerun';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '../kernel/database/with-client.ts';
import { cloneDatabase, type TestDatabase } from '../kernel/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

/** The codes that a CHECK lets in, as texts. */
async function allowedBy(constraint: string): Promise<string[]> {
  const { rows } = await withClient(database.ownerUrl, (client) =>
    client.query<{ definition: string }>(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
      [constraint],
    ),
  );
  const definition = rows[0]?.definition ?? '';
  const list = /ARRAY\[(.*)\]/.exec(definition)?.[1] ?? '';
  return list.split(', ').map((entry) => entry.replace(/::\w+( \w+)*|[()']/g, ''));
}

it.each([
  ['sample_status_known', physicalSample.storedCodes],
  ['bill_test_state_known', billTest.storedCodes],
  ['lab_account_status_known', labAccount.storedCodes],
  ['report_dispatch_status_known', reportDispatch.storedCodes],
  ['rerun_status_known', rerun.storedCodes],
] as const)('%s lets in exactly the stored codes of its set', async (constraint, codes) => {
  expect((await allowedBy(constraint)).toSorted()).toEqual(codes.map(String).toSorted());
});
