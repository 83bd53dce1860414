import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { refusalText } from '@nidan/contract/kernel/refusals';
import { accessionSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let page: Page;
beforeAll(async () => {
  page = await nidan.signIn('nandini.joshi');
});

/** Opens a bill that waits for its check and is not critical; answers its id. */
async function openCompleted(): Promise<string> {
  const { rows } = await readOf(page, listWorklist, {
    query: { state: 'completed', limit: 200, deltas: true },
  });
  const critical = new Set(
    rows.filter(({ worstFlag }) => /^(LL|HH)$/.test(worstFlag ?? '')).map(({ billId }) => billId),
  );
  const row = rows.find(({ billId }) => !critical.has(billId));
  if (row === undefined) throw new Error('Nothing waits for a check');
  const flagged = rows.some(
    (one) => one.billId === row.billId && (one.worstFlag !== null || one.deltaExceeded === true),
  );
  // The same address again would leave the page as the check before has left it, with versions that are about to be read anew.
  await page.goto('about:blank');
  await page.goto(`${nidan.url}/#/authorise?view=${flagged ? 'look' : 'normal'}&bill=${row.billId}`);
  await page.getByRole('heading', { name: row.patient.fullName }).first().waitFor();
  await page.locator('button:not([aria-disabled=true])', { hasText: /^Authorise(?! \d)/ }).waitFor();
  return row.billId;
}

async function statesOf(billId: string): Promise<string[]> {
  const { tests } = await readOf(page, readWorksheet, { query: { billId } });
  return tests.map(({ state }) => state);
}

it('a check is taken back with Ctrl+Z, and the audit says so', async () => {
  const billId = await openCompleted();
  const before = await statesOf(billId);
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await statesOf(billId)).toContain('checked');
  await page.keyboard.press('Control+z');
  await page.getByText(/^Undone: /).waitFor();
  expect(await statesOf(billId)).toEqual(before);
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  const { tests } = await readOf(page, readWorksheet, { query: { billId } });
  const entityId = tests.find(({ state }) => state === 'completed')?.billTestId ?? '';
  const manager = await nidan.signIn('manager');
  const { rows } = await readOf(manager, eventsByEntity, { query: { entityKind: 'BILL_TEST', entityId } });
  expect(rows.find(({ action }) => action === 'uncheck')?.reason).toBe('Undone within 10 seconds');
  await manager.context().close();
});

/** What the pointer has changed stands when the page has nothing left to do. */
const IDLE = 'new Promise((done) => requestIdleCallback(() => done()))';

it('what can be taken back goes by itself after 10 s, and waits while somebody is at it', async () => {
  await page.clock.install();
  await openCompleted();
  await page.keyboard.press('a');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await page.evaluate(IDLE);
  await page.clock.fastForward(11_000);
  await page.evaluate(IDLE);
  expect(await undo.count()).toBe(1);
  await page.mouse.move(0, 0);
  await page.evaluate(IDLE);
  await page.clock.fastForward(9_000);
  await page.evaluate(IDLE);
  expect(await undo.count()).toBe(1);
  await page.clock.fastForward(1_000);
  await undo.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  expect(await page.getByText(/^Undone: /).count()).toBe(0);
});

async function tubeIn(bench: Page, status: number) {
  const { rows } = await readOf(bench, listSamples, { query: { status, limit: 1 } });
  const [tube] = rows;
  if (tube === undefined) throw new Error(`No tube is in ${status}`);
  return tube;
}

async function statusOf(bench: Page, billId: string, barcode: string): Promise<number | undefined> {
  const { rows } = await readOf(bench, listSamples, { query: { billId } });
  return rows.find((tube) => tube.barcode === barcode)?.status;
}

it('a tube that was scanned in by mistake goes back with Ctrl+Z in the empty field, and can be scanned in again', async () => {
  const bench = await nidan.signIn('sameer.kale');
  const { barcode, billId } = await tubeIn(bench, 10);
  await bench.goto(`${nidan.url}/#/accession`);
  const field = bench.getByRole('textbox', { name: 'Scan the next tube' });
  await field.fill(barcode);
  await field.press('Enter');
  await bench.getByText(`${barcode} is accessioned`).waitFor();
  expect(await violationsOn(bench)).toEqual([]);
  // Half a code in the field: the key belongs to the text.
  await field.fill('KT');
  await field.press('Control+z');
  expect(await statusOf(bench, billId, barcode)).toBe(20);
  await field.fill('');
  await field.press('Control+z');
  await bench.getByText(/^Undone: /).waitFor();
  await bench.getByRole('status').filter({ hasText: 'Taken back' }).waitFor();
  expect(await statusOf(bench, billId, barcode)).toBe(10);
  await field.fill(barcode);
  await field.press('Enter');
  await expect.poll(() => statusOf(bench, billId, barcode), { timeout: 30_000 }).toBe(20);
  await bench.context().close();
});

it('a patient whose tubes were collected by mistake waits again after Ctrl+Z', async () => {
  const bench = await nidan.signIn('sameer.kale');
  const { barcode, billId, labNo, patient } = await tubeIn(bench, 0);
  await bench.goto(`${nidan.url}/#/collect?bill=${labNo}&dates=98`);
  await bench.getByRole('heading', { name: patient.fullName }).waitFor();
  await bench.getByRole('button', { name: /^Collect \d/ }).click();
  await bench.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await statusOf(bench, billId, barcode)).toBe(10);
  await bench.keyboard.press('Control+z');
  await bench.getByText(/^Undone: /).waitFor();
  expect(await statusOf(bench, billId, barcode)).toBe(0);
  await bench.getByRole('row', { name: new RegExp(labNo) }).waitFor();
  await bench.context().close();
});

it('an old tube is taken in at the bench with a reason alone', async () => {
  const bench = await nidan.signIn('sameer.kale');
  const { barcode, billId } = await tubeIn(bench, 10);
  // No tube of the demo lab is old and still under way: the first answer is that of the server to one that is.
  const said: (string | undefined)[] = [];
  await bench.route(`**${accessionSamples.path}**`, (route) => {
    const { oldReason } = route.request().postDataJSON();
    said.push(oldReason);
    if (oldReason !== undefined) return route.continue();
    const details = { barcode, test: 'PT', at: '20/11/2026 09:30' };
    const body = { code: 'sample-too-old', msg: refusalText('sample-too-old', details), details, errors: [] };
    return route.fulfill({ status: 409, json: body });
  });
  await bench.goto(`${nidan.url}/#/accession`);
  const field = bench.getByRole('textbox', { name: 'Scan the next tube' });
  await field.fill(barcode);
  await field.press('Enter');
  await bench.getByRole('button', { name: 'Accept with a reason' }).first().click();
  const asked = bench.getByRole('dialog', { name: `Accept ${barcode} although it is old` });
  expect(await violationsOn(bench)).toEqual([]);
  await asked.getByRole('button', { name: 'Accept with a reason' }).click();
  expect(await statusOf(bench, billId, barcode)).toBe(10);
  await asked.getByRole('textbox').fill('Kept cold, asked the pathologist');
  await asked.getByRole('button', { name: 'Accept with a reason' }).click();
  await expect.poll(() => statusOf(bench, billId, barcode)).toBe(20);
  expect(said).toEqual([undefined, 'Kept cold, asked the pathologist']);
  await bench.context().close();
});
