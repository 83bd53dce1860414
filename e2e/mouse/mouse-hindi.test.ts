import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listDispatches } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
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
async function register(desk: Page, person: { name: string; phone: string }): Promise<string> {
  await desk.getByLabel('फ़ोन', { exact: true }).fill(person.phone);
  await desk.getByLabel('नाम', { exact: true }).fill(person.name);
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

it('a day goes from the registration to the close of the counter in Hindi, with the mouse alone', async () => {
  const desk = await inHindi('asmita.deo', 'register');
  const labNo = await register(desk, { name: 'Dinkar Bhave', phone: '9811155566' });
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

  await go(desk, 'dispatch');
  await desk.getByRole('row').filter({ hasText: 'Dinkar Bhave' }).click();
  const peek = desk.getByRole('complementary', { name: 'रिपोर्ट' });
  await peek.getByRole('button', { name: /^प्रिंट/u }).first().click();
  await desk.getByRole('dialog').getByRole('button', { name: '1 प्रिंट दर्ज करें' }).click();
  await expect.poll(async () => (await reports()).rows[0]?.printedAt ?? null).not.toBeNull();
  await desk
    .getByRole('button', { name: /^डिस्पैच(?! रद्द)/u })
    .last()
    .click();
  await desk.getByRole('dialog').getByRole('button', { name: 'डिस्पैच दर्ज करें' }).click();
  await expect.poll(async () => (await reports()).rows[0]?.status).toBe(reportDispatch.codes.dispatched);

  await go(desk, 'register');
  const other = await register(desk, { name: 'Mohan Gokhale', phone: '9811155577' });
  const bill = () => readOf(desk, readBill, { query: { labNo: other } });
  await go(desk, `bills/${(await bill()).billId}`);
  const actions = desk.getByRole('group', { name: 'बिल पर क्या किया जा सकता है' });
  await actions.getByRole('button', { name: /^रिफ़ंड/u }).click();
  const asking = desk.getByRole('complementary', { name: 'रिफ़ंड माँगें' });
  await asking.getByText('Cash से चुकाया गया था। उसी तरीके से लौटेगा।').waitFor();
  await asking.getByRole('checkbox').first().check({ force: true });
  await asking.getByLabel('कारण', { exact: true }).fill('Doosre din aayenge');
  await asking.getByRole('button', { name: /^₹/u }).click();
  await desk.getByText('मंज़ूरी का इंतज़ार').first().waitFor();

  const manager = await inHindi('manager', 'approvals');
  await manager.getByRole('button', { name: /रिफ़ंड/u }).click();
  await manager.getByRole('row').filter({ hasText: other }).click();
  await manager
    .getByRole('complementary', { name: 'रिफ़ंड' })
    .getByRole('button', { name: /^मंज़ूर करें/u })
    .click();
  await expect.poll(async () => (await bill()).lines.map(({ state }) => state)).toEqual(['canceled']);
  await manager.context().close();

  await go(desk, 'counter');
  await desk.getByLabel('₹ 500 के नोट').fill('4');
  await desk.getByRole('button', { name: /^गिनती सहेजें/u }).click();
  const taker = desk.getByLabel('किसे', { exact: true });
  await taker.waitFor();
  const reason = desk.getByLabel('अंतर का कारण, ज़रूरी');
  if (await reason.isVisible()) await reason.selectOption('पता नहीं');
  await desk.getByLabel('दराज़ में रहने वाला फ़्लोट, ₹').fill('500');
  await taker.selectOption({ index: 1 });
  await desk
    .getByRole('button', { name: /^बंद करें और सौंपें/u })
    .last()
    .click();
  await desk.getByText('शिफ़्ट बंद, ₹1,500 सौंपे गए').waitFor();
  await desk.context().close();
});
