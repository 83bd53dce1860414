import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listShifts } from '@nidan/contract/money/counter/counter-endpoints';
import { listDispatches } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readOf } from '../harness/api-of.ts';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();

/** Somebody signed in whose keys are watched from here on: text alone may be typed. */
async function mouseOf(username: string): Promise<Page> {
  const page = await nidan.signIn(username);
  await page.evaluate(
    `addEventListener('keydown', ({ key }) => key.length > 1 && (document.documentElement.dataset.pressed = key), true)`,
  );
  return page;
}

async function endOf(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.dataset.pressed')).toBeUndefined();
  await page.context().close();
}

/** Opens a screen by the rail: by the words in it, or, folded, by the menu behind the sign of its group. */
async function open(page: Page, group: string, screen: string): Promise<void> {
  const rail = page.getByRole('navigation', { name: 'Main' });
  const folded = rail.getByRole('button', { name: group, exact: true });
  if (await folded.isVisible()) {
    await folded.click();
    await page.getByRole('menuitem', { name: screen, exact: true }).click();
    return;
  }
  await rail.getByRole('link', { name: group, exact: true }).click();
  // A group of one screen is the screen; a dense one has folded the rail.
  const title = page.getByRole('heading', { name: screen, exact: true });
  const link = rail.getByRole('link', { name: screen, exact: true });
  await title.or(link).or(folded).first().waitFor();
  if (await title.isVisible()) return;
  if (await link.isVisible()) return link.click();
  await folded.click();
  await page.getByRole('menuitem', { name: screen, exact: true }).click();
}

/** Registers a man with a test, takes the whole due in cash and saves; answers the lab ID. */
async function register(desk: Page, person: { name: string; phone: string }, test: string): Promise<string> {
  await open(desk, 'Front desk', 'Register & bill');
  await desk.getByLabel('Phone', { exact: true }).fill(person.phone);
  await desk.getByLabel('Name', { exact: true }).fill(person.name);
  await desk.getByRole('radio', { name: 'Male', exact: true }).click();
  await desk.getByLabel('Age', { exact: true }).fill('41');
  await desk.getByRole('combobox', { name: 'Add a test or package' }).fill(test);
  await desk
    .getByRole('option', { name: new RegExp(`^${test}`) })
    .first()
    .click();
  await desk.getByRole('button', { name: `Remove ${test}` }).waitFor();
  await desk.getByRole('group', { name: 'Add payment' }).getByRole('button', { name: /^Cash/u }).click();
  await desk.getByRole('button', { name: /^Save only/u }).click();
  const saved = desk.getByText(/Saved\s*KT\d+/u).first();
  await saved.waitFor();
  return /KT\d+/u.exec(await saved.innerText())?.[0] ?? '';
}

it('a day is done with the mouse alone, from the registration to the close of the counter', async () => {
  const desk = await mouseOf('asmita.deo');
  const labNo = await register(desk, { name: 'Kishor Bhalerao', phone: '9811122233' }, 'TSH');
  const { billId } = await readOf(desk, readBill, { query: { labNo } });

  // Collect.
  await open(desk, 'Samples', 'Collect');
  await desk.getByRole('row').filter({ hasText: labNo }).click();
  await desk
    .getByRole('complementary', { name: 'Tubes to draw' })
    .getByRole('button', { name: /^Collect 1/u })
    .click();
  const tubes = () => readOf(desk, listSamples, { query: { billId } });
  await expect.poll(async () => (await tubes()).rows.map(({ status }) => status)).toEqual([10]);

  // Accession, from a barcode that is typed.
  const bench = await mouseOf('sameer.kale');
  await open(bench, 'Samples', 'Accession');
  const [tube] = (await tubes()).rows;
  await bench.getByRole('textbox', { name: 'Scan the next tube' }).fill(tube?.barcode ?? '');
  await bench.getByRole('button', { name: 'Take', exact: true }).click();
  await expect.poll(async () => (await tubes()).rows.map(({ status }) => status)).toEqual([20]);

  // Results, from the row of the worklist.
  await open(bench, 'Bench', 'Worklist');
  await bench.getByRole('row').filter({ hasText: labNo }).getByRole('button', { name: labNo }).click();
  const sheet = () => readOf(bench, readWorksheet, { query: { billId } });
  const [parameter] = (await sheet()).tests[0]?.parameters ?? [];
  await bench
    .getByRole('row', { name: new RegExp(`^${parameter?.name}`, 'u') })
    .getByRole('gridcell')
    .nth(1)
    .click();
  await bench.keyboard.type('2.5');
  await bench.getByRole('button', { name: /^Complete/u }).click();
  await expect.poll(async () => (await sheet()).tests.map(({ state }) => state)).toEqual(['completed']);
  await endOf(bench);

  // Authorise.
  const pathologist = await mouseOf('nandini.joshi');
  await open(pathologist, 'Reports', 'Check & authorise');
  await pathologist
    .getByRole('button', { name: /Normal\s*\d+$/u })
    .first()
    .click();
  await pathologist.getByText('Kishor Bhalerao').first().click();
  await pathologist
    .getByRole('heading', { name: /Kishor Bhalerao/u })
    .first()
    .waitFor();
  await pathologist
    .getByRole('button', { name: /^Authorise/u })
    .last()
    .click();
  const reports = () => readOf(desk, listDispatches, { query: { billId } });
  await expect.poll(async () => (await reports()).rows.length).toBe(1);
  await endOf(pathologist);

  // Print and hand over.
  await open(desk, 'Reports', 'Print and dispatch');
  await desk.getByRole('row').filter({ hasText: 'Kishor Bhalerao' }).click();
  await desk
    .getByRole('complementary', { name: /report/iu })
    .getByRole('button', { name: /^Print/u })
    .first()
    .click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Mark 1 printed' }).click();
  await expect.poll(async () => (await reports()).rows[0]?.printedAt ?? null).not.toBeNull();
  await desk
    .getByRole('button', { name: /^Dispatch/u })
    .last()
    .click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Mark dispatched' }).click();
  await expect.poll(async () => (await reports()).rows[0]?.status).toBe(reportDispatch.codes.dispatched);

  // A second person stops before the tube is drawn: the money goes back the way it came, once somebody else says so.
  const other = await register(desk, { name: 'Mohan Sathe', phone: '9811122244' }, 'HB');
  await open(desk, 'Front desk', 'Patients');
  await desk.getByRole('row').filter({ hasText: other }).getByRole('button', { name: other }).click();
  const actions = desk.getByRole('group', { name: 'What can be done with the bill' });
  await actions.getByRole('button', { name: /^Write off/u }).hover();
  await desk.locator('.ui-why-beside').getByText('Nothing is due', { exact: false }).waitFor();
  await actions.getByRole('button', { name: /^Refund/u }).click();
  const asking = desk.getByRole('complementary', { name: 'Ask for a refund' });
  await asking.getByText('Paid by Cash. It goes back the way it came.').waitFor();
  await asking.getByRole('checkbox').first().check({ force: true });
  await asking.getByLabel('Reason', { exact: true }).fill('Comes another day');
  expect(await violationsOn(desk)).toEqual([]);
  await asking.getByRole('button', { name: /^Ask for/u }).click();
  await desk.getByRole('region', { name: 'Refunds' }).getByText('Waits for approval').waitFor();

  const manager = await mouseOf('manager');
  await open(manager, 'Approvals', 'Approvals');
  await manager.getByRole('button', { name: /Refunds/u }).click();
  await manager.getByRole('row').filter({ hasText: other }).click();
  const request = manager.getByRole('complementary', { name: 'The refund' });
  await request.getByText(other, { exact: false }).waitFor();
  expect(await violationsOn(manager)).toEqual([]);
  await request.getByRole('button', { name: /^Approve/u }).click();
  await manager.getByText(`is refunded for ${other}`).first().waitFor();
  const refunded = await readOf(desk, readBill, { query: { labNo: other } });
  expect(refunded.dues).toMatchObject({ duePaise: 0, refundPayablePaise: 0 });
  expect(refunded.lines.map(({ state }) => state)).toEqual(['canceled']);
  await endOf(manager);
  await open(desk, 'Front desk', 'Patients');
  await desk.getByRole('row').filter({ hasText: other }).getByRole('button', { name: other }).click();
  await desk.getByText('cancelled', { exact: true }).first().waitFor();
  expect(await desk.getByText('rejected', { exact: true }).count()).toBe(0);

  // Counter close.
  await open(desk, 'Front desk', 'Counter close');
  await desk.getByLabel('₹ 500, pieces').fill('4');
  await desk.getByRole('button', { name: /^Save the count/u }).click();
  const take = desk.getByLabel('To', { exact: true });
  await take.waitFor();
  const reason = desk.getByLabel('Reason for the difference, needed');
  if (await reason.isVisible()) await reason.selectOption('Not known');
  await desk.getByLabel('Float that stays in the drawer, ₹').fill('500');
  await take.selectOption({ label: 'Farhan Qazi, Manager' });
  await desk
    .getByRole('button', { name: /^Close/u })
    .last()
    .click();
  await desk.getByText('Shift closed, ₹1,500 handed over').waitFor();
  const [closed] = (await readOf(desk, listShifts, { query: { limit: 1 } })).rows;
  expect(closed).toMatchObject({ state: 'closed', countedPaise: 200_000 });
  await endOf(desk);
});
