import { readFirstMorning } from '@nidan/contract/base/organisation/first-morning-endpoint';
import { readLabProfile, updateLabProfile } from '@nidan/contract/base/organisation/lab-profile-endpoints';
import {
  changeLabConfiguration,
  listLabConfiguration,
} from '@nidan/contract/base/settings/lab-setting-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function doneOf(): Promise<string[]> {
  const { steps } = await app.as('Manager').ok(readFirstMorning);
  return steps.filter(({ done }) => done).map(({ step }) => step);
}

it('ticks what is true, and takes the tick back when it is no more', async () => {
  const manager = app.as('Manager');
  const { version, upiAddress } = await manager.ok(readLabProfile);
  expect(await doneOf()).toContain('upi');
  const without = await manager.ok(updateLabProfile, { body: { version, upiAddress: '' } });
  expect(await doneOf()).not.toContain('upi');
  await manager.ok(updateLabProfile, { body: { version: without.version, upiAddress } });
  expect(await doneOf()).toContain('upi');
});

it('counts the intervals as approved where the lab has said so', async () => {
  expect(await doneOf()).toContain('intervals');
  const { rows } = await app.as('Manager').ok(listLabConfiguration);
  const version = rows.find(({ name }) => name === 'intervalsApproved')?.version ?? 0;
  await app.as('Manager').ok(changeLabConfiguration, {
    body: { reason: 'A new analyser', changes: [{ name: 'intervalsApproved', value: false, version }] },
  });
  expect(await doneOf()).not.toContain('intervals');
});

it('is refused to who does not set up the lab', async () => {
  expect(await app.as('Front desk').refused(readFirstMorning)).toMatchObject({ status: 403 });
});
