import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { billPdf, listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { listDispatches } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { previewReport, reportPdf } from '@nidan/contract/lab/reports/report-endpoints';
import { labelsPdf } from '@nidan/contract/lab/samples/label-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { Browser, Page } from 'playwright-core';
import { fileOf, readOf } from './harness/api-of.ts';
import { launchBrowser } from '../tools/browser/launch-browser.ts';
import { runNidan } from './harness/run-nidan.ts';
import { screens } from './harness/screens.ts';
import { signIn, type Theme } from '../tools/browser/sign-in.ts';

const folder = fileURLToPath(new URL('../shots/', import.meta.url));

function keep(name: string, bytes: Buffer): void {
  writeFileSync(`${folder}${name}`, bytes);
  process.stdout.write(`shots/${name}\n`);
}

async function shoot(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  // The report beside a worksheet is rendered after the worksheet came.
  await page.waitForTimeout(700);
  keep(name, await page.screenshot());
}

async function shootLogin(browser: Browser, url: string, theme: Theme): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.goto(`${url}/auth/login`);
  if (theme === 'dark') await page.getByRole('button', { name: 'Dark theme' }).click();
  await shoot(page, `${url}/auth/login`, `login-${theme}.png`);
  await page.getByLabel('Username').fill('asmita.deo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong password');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').first().waitFor();
  keep(`login-error-${theme}.png`, await page.screenshot());
  await context.close();
}

async function shootScreens(browser: Browser, url: string, theme: Theme): Promise<void> {
  for (const username of new Set(screens.map((screen) => screen.username))) {
    const page = await signIn(browser, { url, username, theme });
    for (const { tab } of screens.filter((screen) => screen.username === username)) {
      await shoot(page, `${url}/#/${tab}`, `${tab.replaceAll(/\W+/g, '-')}-${theme}.png`);
    }
    await page.context().close();
  }
}

/** The screens of one record: a bill half done, its worksheet, its report. */
async function shootRecords(browser: Browser, url: string, theme: Theme): Promise<void> {
  const page = await signIn(browser, { url, username: 'nandini.joshi', theme });
  const open = await readOf(page, listBills, { query: { state: 'completed', limit: 1 } });
  const [bill] = open.rows;
  const { rows } = await readOf(page, listDispatches, { query: { limit: 1 } });
  if (bill !== undefined) {
    await shoot(page, `${url}/#/patients/${bill.patient.patientId}`, `patient-${theme}.png`);
    await shoot(page, `${url}/#/bills/${bill.billId}`, `bill-${theme}.png`);
    await shoot(page, `${url}/#/results/${bill.billId}`, `results-${theme}.png`);
  }
  const { rows: parameters } = await readOf(page, listParameters, { query: { q: 'HB', limit: 1 } });
  await shoot(page, `${url}/#/admin/ranges/${parameters[0]?.parameterId}`, `ranges-${theme}.png`);
  await shoot(page, `${url}/#/admin/parameters/${parameters[0]?.parameterId}`, `parameter-${theme}.png`);
  if (rows[0] !== undefined) await shoot(page, `${url}/#/report/${rows[0].billId}`, `report-${theme}.png`);
  await page.context().close();
}

async function keepDocuments(browser: Browser, url: string): Promise<void> {
  const page = await signIn(browser, { url, username: 'manager' });
  const { rows: reports } = await readOf(page, listDispatches, { query: { limit: 50 } });
  for (const status of ['FINAL', 'AMENDED'] as const) {
    const report = reports.find(({ reportStatus }) => reportStatus === status);
    if (report === undefined) continue;
    const params = { reportId: report.reportId };
    keep(`report-${status.toLowerCase()}.pdf`, await fileOf(page, reportPdf, { params, query: {} }));
    const preprinted = await fileOf(page, reportPdf, { params, query: { letterhead: 'preprinted' } });
    keep(`report-${status.toLowerCase()}-preprinted.pdf`, preprinted);
  }
  const { rows: bills } = await readOf(page, listBills, { query: { state: 'completed', limit: 1 } });
  for (const { billId } of bills) {
    keep('report-provisional.pdf', await fileOf(page, previewReport, { query: { billId } }));
    keep('bill-a5.pdf', await fileOf(page, billPdf, { query: { billId, format: 'a5' } }));
    keep('bill-a4.pdf', await fileOf(page, billPdf, { query: { billId, format: 'a4' } }));
    keep('bill-80mm.pdf', await fileOf(page, billPdf, { query: { billId, format: '80mm' } }));
    const { rows: tubes } = await readOf(page, listSamples, { query: { billId } });
    const sampleIds = tubes.map(({ sampleId }) => sampleId).join(',');
    keep('labels.pdf', await fileOf(page, labelsPdf, { query: { sampleIds } }));
  }
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
const nidan = await runNidan();
const browser = await launchBrowser();
try {
  for (const theme of ['light', 'dark'] as const) {
    await shootLogin(browser, nidan.url, theme);
    await shootScreens(browser, nidan.url, theme);
    await shootRecords(browser, nidan.url, theme);
  }
  await keepDocuments(browser, nidan.url);
} finally {
  await browser.close();
  await nidan.stop();
}
