import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { newId } from '@nidan/server/kernel/database/new-id';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';

const nidan = startedNidan();
/** Far below the minute after which a list is read again anyway. */
const SOON = 30_000;

let bench: Page;
let desk: Page;
beforeAll(async () => {
  bench = await nidan.signIn('sameer.kale');
  desk = await nidan.signIn('asmita.deo');
});

/** Registers somebody as the page at the desk does. */
async function register(name: string): Promise<void> {
  const { testId } = await readOf(desk, findTestByCode, { query: { code: 'HB' } });
  const status = await desk.evaluate(
    async ({ patient, billId, ordered, key }) => {
      const sent = await fetch('/api/bills?l_id=1&source=e2e', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({
          billId,
          newPatient: { name: patient, age_sex: { age: 40, sex: 'M', unit: 'Yrs.' } },
          consentGiven: true,
          lines: [{ testId: ordered }],
        }),
      });
      return sent.status;
    },
    { patient: name, billId: newId(), ordered: testId, key: newId() },
  );
  expect(status).toBe(200);
}

it('a list shows what somebody else has just done', async () => {
  await bench.goto(`${nidan.url}/#/samples?view=notCollected`);
  await bench.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await register('Livia Naik');
  await expect.poll(() => bench.getByText('Livia Naik').count(), { timeout: SOON }).toBeGreaterThan(0);
});
