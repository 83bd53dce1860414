import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { describe, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';

const nidan = startedNidan();

const accession = '**/api/sample/accession*';

describe('a scan that the server did not answer', () => {
  it('outlasts the page and is sent again under its own key', async () => {
    const page = await nidan.signIn('sameer.kale');
    const { rows } = await readOf(page, listSamples, { query: { status: 10, limit: 1 } });
    const barcode = rows[0]?.barcode ?? '';
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/sample/accession')) keys.push(request.headers()['idempotency-key']);
    });
    await page.route(accession, (route) => route.abort());
    await page.goto(`${nidan.url}/#/accession`);
    await page.getByRole('textbox', { name: 'Scan the next tube' }).waitFor();
    await page.keyboard.type(barcode);
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: barcode }).waitFor();
    await expect.poll(() => keys.length).toBe(1);
    const still = await readOf(page, listSamples, { query: { q: barcode } });
    expect(still.rows[0]?.status).toBe(10);

    await page.unroute(accession);
    await page.reload();
    await page
      .getByRole('status')
      .filter({ hasText: barcode })
      .filter({ hasText: 'Accessioned' })
      // The tile says it, and so does the offer to take it back.
      .first()
      .waitFor();
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
    const after = await readOf(page, listSamples, { query: { q: barcode } });
    expect(after.rows[0]?.status).toBe(20);
    await page.reload();
    await page.getByRole('textbox', { name: 'Scan the next tube' }).waitFor();
    await page.waitForTimeout(500);
    expect(keys).toHaveLength(2);
    await page.context().close();
  });

  it('says that the network is gone, keeps what is read, and takes it back by itself', async () => {
    const page = await nidan.signIn('asmita.deo');
    await page.goto(`${nidan.url}/#/patients`);
    const row = page.locator('tbody tr').first();
    await row.waitFor();
    await page.context().setOffline(true);
    await page.getByText('You are offline').waitFor();
    expect(await row.isVisible()).toBe(true);
    await page.context().setOffline(false);
    await page.getByText('You are offline').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('leaves a bill to whoever typed it: it says that it waits, and is not sent unasked', async () => {
    const page = await nidan.signIn('asmita.deo');
    await page.locator('tbody tr').first().waitFor();
    await page.goto(`${nidan.url}/#/register`);
    await page.getByLabel('Phone', { exact: true }).fill('9811155577');
    await page.getByLabel('Name', { exact: true }).fill('Vasant Karandikar');
    await page.getByRole('radio', { name: 'Male', exact: true }).check({ force: true });
    await page.getByLabel('Age', { exact: true }).fill('52');
    await page.getByRole('combobox', { name: 'Add a test or package' }).fill('TSH');
    await page.getByRole('option', { name: /^TSH/u }).first().click();
    await page.getByRole('button', { name: 'Remove TSH' }).waitFor();
    const sent: string[] = [];
    await page.context().setOffline(true);
    await page.getByText('You are offline').waitFor();
    await page.getByRole('button', { name: /^Save only/u }).click();
    await page.getByText('Not saved: no answer came from the network', { exact: false }).waitFor();
    await page.goto(`${nidan.url}/#/patients`);
    await page.locator('tbody tr').first().waitFor();
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.context().setOffline(false);
    await page.getByText('You are offline').waitFor({ state: 'detached' });
    // What the browser had paused would be sent by now: these lists are read after it.
    expect((await readOf(page, listBills, { query: { q: 'Vasant Karandikar' } })).rows).toEqual([]);
    expect(sent.filter((url) => /\/api\/bills(\?|$)/u.test(url))).toEqual([]);
    await page.goto(`${nidan.url}/#/register`);
    await page.getByText('Not saved: no answer came from the network', { exact: false }).waitFor();
    await page.getByRole('button', { name: /^Save only/u }).click();
    await page
      .getByText(/^Saved KT/u)
      .first()
      .waitFor();
    expect((await readOf(page, listBills, { query: { q: 'Vasant Karandikar' } })).rows).toHaveLength(1);
    await page.context().close();
  });
});
