import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { expect, it } from 'vitest';
import { readOf } from '../harness/api-of.ts';
import { startedNidan } from '../harness/started-nidan.ts';

const nidan = startedNidan();

it('the demo has normal reports that one press authorises', async () => {
  const page = await nidan.signIn('nandini.joshi');
  await page.goto(`${nidan.url}/#/authorise?view=normal`);
  const all = page.getByRole('button', { name: /^Authorise \d normal/ });
  await all.waitFor();
  await expect.poll(() => all.textContent()).toMatch(/Authorise 4 normal/u);
  expect(await all.getAttribute('aria-disabled')).toBeNull();
  await page.context().close();
});

it('the register of an agency shows its week, and nobody else', async () => {
  const page = await nidan.signIn('shivneri');
  const { rows } = await readOf(page, listBills, { query: { limit: 200 } });
  expect(rows.length).toBeGreaterThanOrEqual(10);
  expect([...new Set(rows.map(({ client }) => client))]).toEqual(['Shivneri Clinic']);
  await page.context().close();
});
