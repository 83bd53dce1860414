import { randomUUID } from 'node:crypto';
import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  readRuleSets,
  readVerdicts,
  saveRuleDraft,
} from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import {
  listMachineDrivers,
  takeMachineDriver,
} from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import {
  listMachineLinks,
  saveMachineLink,
  switchMachineLink,
} from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { type SimAnalyser, startAnalyser } from '@nidan/simulators/analyser-sim/start-analyser';
import { readWorksheet, requestRerun, saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readOf, sendOf } from '../harness/api-of.ts';
import { billOnBench } from '../harness/bill-on-bench.ts';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();

/** A value that waits to be entered and may be critical without being impossible. */
async function criticalPlace(page: Page) {
  const { rows } = await readOf(page, listWorklist, {
    query: { state: 'pending,deptaccessioned', limit: 100 },
  });
  for (const { billId } of rows) {
    // oxlint-disable-next-line no-await-in-loop
    const sheet = await readOf(page, readWorksheet, { query: { billId } });
    for (const test of sheet.tests.filter(({ can }) => can.includes('enterResults'))) {
      const parameter = test.parameters.find(({ kind, range, plausibleHigh }) => {
        const critical = range?.criticalHigh ?? null;
        return kind === 'numeric' && critical !== null && plausibleHigh !== null && critical < plausibleHigh;
      });
      if (parameter) return { billId, test, parameter };
    }
  }
  throw new Error('No test waits whose value may be critical');
}

it('a critical or impossible value is said at its cell before the next key moves on', async () => {
  const page = await nidan.signIn('sameer.kale');
  const { billId, test, parameter } = await criticalPlace(page);
  await page.goto(`${nidan.url}/#/results/${billId}?test=${test.billTestId}`);
  await page.getByRole('grid', { name: `Results of ${test.test.name}` }).waitFor();
  const row = page.getByRole('row', { name: new RegExp(`^${parameter.name.replace(/[()]/g, '.')}`) });
  const cell = row.getByRole('gridcell').nth(1);
  await cell.click();
  await page.keyboard.type(String((parameter.plausibleHigh ?? 0) * 2));
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Not plausible above' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.type(String(parameter.range?.criticalHigh ?? 0));
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .filter({ hasText: /is critical: check the tube/ })
    .waitFor();
  expect(await cell.getByRole('textbox').count()).toBe(1);
  await page.keyboard.press('Enter');
  await cell.getByRole('textbox').waitFor({ state: 'detached' });
  await page.getByText('Critical, not saved yet:').waitFor();
  await page.context().close();
});

/** Saves one value of the only test of a bill with the session of a window. */
async function save(page: Page, billId: string, value: string) {
  const [test] = (await readOf(page, readWorksheet, { query: { billId } })).tests;
  const [parameter] = test?.parameters ?? [];
  if (test === undefined || parameter === undefined) throw new Error('The bill has a test with a value');
  const { billTestId, version } = test;
  const values = [{ parameterId: parameter.parameterId, value }];
  const { tests } = await sendOf(page, saveResults, { billId, tests: [{ billTestId, version, values }] });
  return { billTestId, version: tests[0]?.version ?? 0, parameter: parameter.name };
}

it('an open critical value rings on every screen and is called from its desk by keyboard', async () => {
  const page = await nidan.signIn('manager');
  await page.goto(`${nidan.url}/#/patients`);
  const billId = await billOnBench(page, 'K', { name: 'Critical Kale' });
  await save(page, billId, '2.1');
  const { labNo } = await readOf(page, readWorksheet, { query: { billId } });
  await page.getByRole('link', { name: /critical values? waits?/ }).press('Enter');
  const row = page.getByRole('row', { name: new RegExp(labNo) });
  await row.click();
  await page
    .getByRole('complementary', { name: 'Whom to inform' })
    .getByText('Critical Kale')
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('n');
  await page.getByLabel('Whom did you call, and what happened?').fill('Clinic, no answer');
  await page.getByRole('button', { name: 'Keep the note' }).press('Enter');
  await page.getByText(/: Clinic, no answer/).waitFor();
  await row.focus();
  await page.keyboard.press('c');
  await page.getByLabel('Who was informed').fill('Dr. Meher Daruwala');
  await page.keyboard.press('Enter');
  // Typed at once it would be taken for a scan.
  await page.locator(':focus').fill('Potassium two point one');
  await page.keyboard.press('Enter');
  await row.waitFor({ state: 'detached' });
  await page.context().close();
});

it('of a rerun the first value is chosen by keyboard, with both side by side', async () => {
  const page = await nidan.signIn('manager');
  const billId = await billOnBench(page, 'TSH', { name: 'Rerun Rao' });
  const { billTestId, version } = await save(page, billId, '2.50');
  const tests = [{ billTestId, version }];
  await sendOf(page, requestRerun, { billId, tests, reason: 'Bubble in the cuvette' });
  await save(page, billId, '3.00');
  await page.goto(`${nidan.url}/#/rerun`);
  const { labNo } = await readOf(page, readWorksheet, { query: { billId } });
  const row = page.getByRole('row', { name: new RegExp(labNo) });
  await row.click();
  const values = page.getByRole('complementary', { name: 'Both values' });
  await values.getByText('+20 %').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await row.focus();
  await page.keyboard.press('1');
  await page.getByLabel('Why these values?').fill('The repeat stood too long');
  await page.getByRole('dialog').getByRole('button', { name: 'Take the first' }).press('Enter');
  await row.waitFor({ state: 'detached' });
  const [after] = (await readOf(page, readWorksheet, { query: { billId } })).tests;
  expect(after).toMatchObject({ state: 'completed', rerun: { status: 20 } });
  expect(after?.parameters[0]?.result).toMatchObject({ raw: '2.50', version: 3 });
  await page.context().close();
});

it('a block of a spreadsheet is looked at, put into the sheet of a test and saved sample by sample', async () => {
  const page = await nidan.signIn('manager');
  const bills = [
    await billOnBench(page, 'VITB12', { name: 'Sheet Shah' }),
    await billOnBench(page, 'VITB12', { name: 'Sheet Sen' }),
  ];
  const sheets = await Promise.all(bills.map((billId) => readOf(page, readWorksheet, { query: { billId } })));
  const [first, second] = sheets.map(({ tests }) => tests[0]?.barcode ?? '');
  await page.goto(`${nidan.url}/#/results/sheet?item=${sheets[0]?.tests[0]?.test.testId}`);
  const grid = page.getByRole('grid');
  await grid.getByText(sheets[0]?.tests[0]?.barcode ?? '').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const block = `Barcode\tVITB12\n${second}\t412\n${first}\t-5\nXX000000\t300`;
  await page.evaluate(`{
    const data = new DataTransfer();
    data.setData('text/plain', ${JSON.stringify(block)});
    document.querySelector('[role="grid"]').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('No sample of this sheet: XX000000').waitFor();
  await dialog.getByText('1 value lands, 1 cannot be taken').waitFor();
  await dialog.getByRole('button', { name: 'Put in 1 value' }).press('Enter');
  await page.getByText('1 sample not saved').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 sample saved').waitFor();
  await grid.getByText(second ?? '').waitFor({ state: 'detached' });
  await page.keyboard.press('Alt+r');
  await page.getByRole('button', { name: /Turn the sheet/, pressed: true }).waitFor();
  await page.context().close();
});

it('two people on one worksheet see each other and what the other saves, and a conflict shows both values', async () => {
  const [one, other] = [await nidan.signIn('manager'), await nidan.signIn('sameer.kale')];
  const billId = await billOnBench(one, 'TSH', { name: 'Shared Shinde' });
  for (const page of [one, other]) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(`${nidan.url}/#/results/${billId}`);
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('grid').waitFor();
  }
  await one.getByText(/Sameer Kale \(.*\) here too/).waitFor();
  await one.getByTitle('Sameer Kale is at this value').waitFor();
  await one.getByRole('grid').locator('[tabindex="0"]').focus();
  await one.keyboard.type('2.5');
  await one.keyboard.press('Enter');
  const { parameter } = await save(other, billId, '9.8');
  const row = one.getByRole('row', { name: new RegExp(`^${parameter.slice(0, 10)}`) });
  await row.locator('[aria-invalid]').waitFor();
  expect(await row.locator('[aria-invalid]').getAttribute('title')).toMatch(
    /Sameer Kale saved 9\.8\d* meanwhile/u,
  );
  await one.keyboard.press('Control+s');
  await one.getByText('Somebody saved another value meanwhile').first().waitFor();
  const value = async () =>
    (await readOf(one, readWorksheet, { query: { billId } })).tests[0]?.parameters[0]?.result?.raw;
  expect(await value()).toBe('9.8');
  await one.keyboard.press('Control+s');
  await expect.poll(value).toBe('2.5');
  await Promise.all([one.context().close(), other.context().close()]);
});

it('a breakdown and the repair of a machine are noted by keyboard, and stand among the events', async () => {
  const page = await nidan.signIn('sameer.kale');
  await page.goto(`${nidan.url}/#/machines`);
  await page.getByRole('row', { name: /^Chemistry analyser 1/u }).waitFor();
  await page.keyboard.press('j');
  const panel = page.getByRole('complementary', { name: 'Chemistry analyser 1' });
  await panel.getByRole('button', { name: 'Breakdown' }).press('Enter');
  await page.getByLabel('Note').fill('Lamp is out');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
  await panel.getByText('Broken down').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Start' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Run the controls before the next patients.').first().waitFor();
  await page.goto(`${nidan.url}/#/machines?view=events`);
  await page.getByRole('row').filter({ hasText: 'Lamp is out' }).getByText('Breakdown').waitFor();
  await page.context().close();
});

it('controls are run by keyboard, judged, and looked at on their chart point by point', async () => {
  const page = await nidan.signIn('sameer.kale');
  await page.goto(`${nidan.url}/#/qc`);
  const board = page.getByRole('region', { name: 'Electrolyte analyser 1' });
  await board.getByRole('button', { name: 'Start a run' }).press('Enter');
  await page.getByRole('button', { name: 'Complete run' }).waitFor();
  expect(page.url()).toContain('#/qc/run/');
  expect(await violationsOn(page)).toEqual([]);
  for (const [control, value] of [
    ['Potassium, level 1', '2.91'],
    ['Potassium, level 2', '4.42'],
    ['Sodium, level 1', '118.2'],
    ['Sodium, level 2', '147.2'],
  ] as const)
    await page.getByRole('row').filter({ hasText: control }).getByRole('textbox').fill(value);
  await page.getByLabel('What was done about it').fill('Electrode rinsed');
  await page.keyboard.press('Control+Enter');
  await page.getByText(/^The run is completed: /u).waitFor();
  await page.goto(`${nidan.url}/#/qc`);
  await board.getByText('held').first().waitFor();
  await board.getByRole('link', { name: /^Sodium, level 2/u }).press('Enter');
  await page.getByRole('heading', { name: 'Levey-Jennings' }).waitFor();
  await page.getByText('1-3s').first().waitFor();
  expect(page.url()).toContain('#/qc/lj/');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/[?&]point=/u);

  // Whoever may review corrects what was typed wrong, and ends the series.
  const reviewer = await nidan.signIn('nandini.joshi');
  await reviewer.goto(page.url().replace(/\?.*/u, ''));
  await reviewer.getByRole('button', { name: 'Correct point' }).press('Enter');
  const dialog = reviewer.getByRole('dialog');
  await dialog.getByLabel('Value').fill('142.7');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await dialog.getByText('Give the reason, at least 3 letters').waitFor();
  await dialog.getByLabel('Reason').fill('Typed for another level');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await reviewer.getByText('The point is corrected and judged again').waitFor();
  await reviewer.getByRole('button', { name: 'Close series' }).press('Enter');
  await dialog.getByRole('textbox').fill('New lot is in use');
  await dialog.getByRole('button', { name: 'Close series' }).press('Enter');
  await reviewer.getByText('The series is closed', { exact: true }).waitFor();
  await Promise.all([page.context().close(), reviewer.context().close()]);
});

/** A cell counter that is played, on a link of its own that listens. */
async function linkedCounter(page: Page): Promise<SimAnalyser> {
  const driverId = randomUUID();
  const { drivers, delivered } = await readOf(page, listMachineDrivers, {});
  const taken = drivers.find(({ code }) => code === 'sysmex-xn-astm');
  if (taken === undefined) {
    const code = delivered.find((one) => one.code === 'sysmex-xn-astm')?.code ?? '';
    await sendOf(page, takeMachineDriver, { driverId, code });
  }
  const { machines } = await readOf(page, listMachineLinks, {});
  const port = 15_777;
  const { linkId, version } = await sendOf(page, saveMachineLink, {
    linkId: randomUUID(),
    version: null,
    name: 'Counter of the journey',
    machineId: machines.find(({ name }) => name === 'Cell counter 1')?.machineId ?? '',
    driverId: taken?.driverId ?? driverId,
    transport: 'tcpServer',
    host: '',
    port,
    folder: '',
    allowedAddress: '',
    zoneOffset: 330,
  });
  await sendOf(page, switchMachineLink, { linkId, version, isEnabled: true });
  await page.goto(`${nidan.url}/#/admin/interfacing?sel=${linkId}`);
  await page.getByRole('complementary', { name: 'Counter of the journey' }).getByText('listening').waitFor();
  return startAnalyser({
    id: 'journey',
    profile: 'blood-count',
    address: { mode: 'client', port },
    alsoMeasures: [{ code: 'MPV', unit: 'fL', low: 8.5, high: 9.5, decimals: 1 }],
  });
}

it('a machine asks, measures and is read on the worksheet; a code that nobody knows is told once, by keyboard', async () => {
  const page = await nidan.signIn('manager');
  const { testId } = await readOf(page, findTestByCode, { query: { code: 'PLTC' } });
  const [draft] = (await readOf(page, readRuleSets, { query: { testId } })).sets;
  if (draft === undefined) throw new Error('The demo lab has a draft of rules for a platelet count');
  const { ruleSetId, version, rules } = draft;
  await sendOf(page, saveRuleDraft, { ruleSetId, testId, version, mode: 'shadow', rules });
  const billId = await billOnBench(page, 'PLTC', { name: 'Test Machine' });
  const { rows } = await readOf(page, listSamples, { query: { billId } });
  const barcode = rows[0]?.barcode ?? '';
  const counter = await linkedCounter(page);
  try {
    await counter.run([barcode], { asks: true });
    expect(counter.ordered).toEqual([{ sampleId: barcode, codes: ['PLT'] }]);
    await page.goto(`${nidan.url}/#/results/${billId}`);
    await page.getByRole('row', { name: /^Platelet count \d/ }).waitFor();
    await counter.run([barcode]);
    await page.goto(`${nidan.url}/#/machine-data?q=${barcode}`);
    await page.getByText('Code is not known').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByText('Code is not known').click();
    await page.keyboard.press('m');
    await page.getByRole('combobox', { name: 'Parameter' }).fill('MPV');
    await page.getByRole('option', { name: /^MPV/ }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save and try again' }).press('Enter');
    await page.getByText(/MPV is known/).waitFor();
    await page.goto(`${nidan.url}/#/results/${billId}`);
    await page.getByRole('row', { name: /^Mean platelet volume \d/ }).waitFor();
    await expect
      .poll(async () =>
        (await readOf(page, readVerdicts, { query: { billId } })).verdicts.filter(
          ({ isCurrent }) => isCurrent,
        ),
      )
      .toMatchObject([
        {
          mode: 'shadow',
          outcome: 'told',
          stops: expect.arrayContaining([expect.objectContaining({ rule: 'control', code: 'MPV' })]),
        },
      ]);
  } finally {
    await counter.stop();
  }
  await page.context().close();
});
