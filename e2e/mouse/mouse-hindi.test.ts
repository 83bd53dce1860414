import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listDispatches } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readOf } from '../harness/api-of.ts';
import { startedNidan } from '../harness/started-nidan.ts';

const nidan = startedNidan();

/** Somebody signed in whose screens are in Hindi from here on. */
async function inHindi(username: string, tab: string): Promise<Page> {
  const page = await nidan.signIn(username);
  await go(page, tab);
  expect(await page.evaluate('document.documentElement.lang')).toBe('hi');
  return page;
}

async function go(page: Page, tab: string): Promise<void> {
  await page.goto(`${nidan.url}/?lang=hi#/${tab}`);
  await page.getByRole('navigation').first().waitFor();
}

/** Registers a man with TSH, takes the due in cash and saves; answers the lab ID. */
async function register(desk: Page): Promise<string> {
  await desk.getByLabel('फ़ोन', { exact: true }).fill('9811155566');
  await desk.getByLabel('नाम', { exact: true }).fill('Dinkar Bhave');
  await desk.getByRole('radio', { name: 'पुरुष', exact: true }).click();
  await desk.getByLabel('उम्र', { exact: true }).fill('41');
  await desk.getByRole('combobox', { name: 'टेस्ट या पैकेज जोड़ें' }).fill('TSH');
  await desk.getByRole('option', { name: /^TSH/u }).first().click();
  await desk.getByRole('button', { name: 'TSH हटाएँ' }).waitFor();
  await desk.getByRole('group', { name: 'भुगतान जोड़ें' }).getByRole('button', { name: /^नकद/u }).click();
  await desk.getByRole('button', { name: /^सिर्फ़ सहेजें/u }).click();
  const saved = desk.getByText(/सहेजा\s*KT\d+/u).first();
  await saved.waitFor();
  return /KT\d+/u.exec(await saved.innerText())?.[0] ?? '';
}

it('a tube goes from the counter to its report in Hindi, with the mouse alone', async () => {
  const desk = await inHindi('asmita.deo', 'register');
  const labNo = await register(desk);
  const { billId } = await readOf(desk, readBill, { query: { labNo } });
  const tubes = () => readOf(desk, listSamples, { query: { billId } });

  await go(desk, 'collect');
  await desk.getByRole('row').filter({ hasText: labNo }).click();
  await desk
    .getByRole('complementary')
    .getByRole('button', { name: /^1 कलेक्ट करें/u })
    .click();
  await expect.poll(async () => (await tubes()).rows.map(({ status }) => status)).toEqual([10]);

  const bench = await inHindi('sameer.kale', 'accession');
  const [tube] = (await tubes()).rows;
  await bench.getByRole('textbox', { name: 'अगली ट्यूब स्कैन करें' }).fill(tube?.barcode ?? '');
  await bench.getByRole('button', { name: 'लें', exact: true }).click();
  await expect.poll(async () => (await tubes()).rows.map(({ status }) => status)).toEqual([20]);

  await go(bench, 'work');
  await bench.getByRole('row').filter({ hasText: labNo }).getByRole('button', { name: labNo }).click();
  const sheet = () => readOf(bench, readWorksheet, { query: { billId } });
  const [parameter] = (await sheet()).tests[0]?.parameters ?? [];
  await bench
    .getByRole('row', { name: new RegExp(`^${parameter?.name}`, 'u') })
    .getByRole('gridcell')
    .nth(1)
    .click();
  await bench.keyboard.type('2.5');
  await bench.getByRole('button', { name: /^पूरा करें/u }).click();
  await expect.poll(async () => (await sheet()).tests.map(({ state }) => state)).toEqual(['completed']);
  await bench.context().close();

  const pathologist = await inHindi('nandini.joshi', 'authorise?view=normal');
  await pathologist.getByText('Dinkar Bhave').first().click();
  await pathologist
    .getByRole('heading', { name: /Dinkar Bhave/u })
    .first()
    .waitFor();
  await pathologist
    .getByRole('button', { name: /^ऑथराइज़/u })
    .last()
    .click();
  const reports = () => readOf(desk, listDispatches, { query: { billId } });
  await expect.poll(async () => (await reports()).rows.length).toBe(1);
  await pathologist.context().close();
  await desk.context().close();
});
