import { listDispatches } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { reportPdf } from '@nidan/contract/lab/reports/report-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { describe, expect, it } from 'vitest';
import { fileOf, readOf } from './harness/api-of.ts';
import { KeyCounter } from './harness/key-counter.ts';
import { textOfPdf } from './harness/pdf-text.ts';
import { startedNidan } from './harness/started-nidan.ts';

const nidan = startedNidan();
let labNo = '';
let billId = '';

/** A blood count of a man of 34 with iron deficiency; what is not named lies inside its interval. */
const values: Readonly<Record<string, string>> = { HB: '9.8', RBC: '4.36', HCT: '31.4' };

describe('a walk-in patient, by keyboard', () => {
  it('is registered, billed and paid with at most 50 keys, and the tubes are collected', async () => {
    const page = await nidan.signIn('asmita.deo');
    const keys = new KeyCounter(page);
    await keys.press('Alt+n');
    await page.getByLabel('Phone', { exact: true }).waitFor();
    await keys.type('9123456780');
    await keys.press('Enter');
    await keys.type('mr arun joshi');
    await keys.press('Enter');
    await keys.type('34');
    await keys.press('Enter');
    await keys.type('meh');
    await page.getByRole('option', { name: /Daruwala/ }).waitFor();
    await keys.press('Enter');
    for (const code of ['cbc', 'tsh']) {
      await keys.type(code);
      await page
        .getByRole('option', { name: new RegExp(code, 'i') })
        .first()
        .waitFor();
      await keys.press('Enter');
    }
    await keys.press('Enter');
    await keys.type('u');
    await keys.press('Control+Enter');
    const saved = page.getByText(/Saved\s*KT\d+/);
    await saved.waitFor();
    labNo = /KT\d+/.exec(await saved.innerText())?.[0] ?? '';
    expect(labNo).toMatch(/^KT\d{10}$/);
    expect(keys.count).toBeLessThanOrEqual(50);
    await page.context().close();
  });

  it('has every tube accessioned by a scan', async () => {
    const page = await nidan.signIn('sameer.kale');
    const { rows } = await readOf(page, listSamples, { query: { q: labNo } });
    expect(rows.map(({ container }) => container.capColour).toSorted()).toEqual(['EDTA', 'SST']);
    billId = rows[0]?.billId ?? '';
    await page.goto(`${nidan.url}/#/accession`);
    await page.getByRole('textbox', { name: 'Scan the next tube' }).waitFor();
    for (const { barcode } of rows) {
      await page.keyboard.type(barcode);
      await page.keyboard.press('Enter');
      await page
        .getByRole('status')
        .filter({ hasText: barcode })
        .filter({ hasText: 'Accessioned' })
        // The tile says it, and so does the offer to take it back.
        .first()
        .waitFor();
    }
    // What a scanner sends twice within a second and a half is taken for one scan.
    await page.waitForTimeout(1_600);
    await page.keyboard.type(rows[0]?.barcode ?? '');
    await page.keyboard.press('Enter');
    await page.getByText('Sample is already accessioned').first().waitFor();
    await page.context().close();
  });

  it('gets results by typing each value and Enter', async () => {
    const page = await nidan.signIn('sameer.kale');
    const keys = new KeyCounter(page);
    const sheet = await readOf(page, readWorksheet, { query: { billId } });
    await page.goto(`${nidan.url}/#/results/${labNo}`);
    await page.getByRole('grid').waitFor();
    for (const test of sheet.tests) {
      await page.getByTitle(new RegExp(`^${test.test.name}, `)).click();
      await page.getByRole('grid', { name: `Results of ${test.test.name}` }).waitFor();
      const [first] = test.parameters;
      await page
        .getByRole('row', { name: new RegExp(`^${first?.name}`) })
        .getByRole('gridcell')
        .nth(1)
        .click();
      for (const { kind, code, range, decimals } of test.parameters) {
        if (kind !== 'numeric') continue;
        const inside = (((range?.low ?? 0) + (range?.high ?? 2)) / 2).toFixed(decimals);
        await keys.type(values[code] ?? inside);
        await keys.press('Enter');
      }
    }
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(async () =>
        (await readOf(page, readWorksheet, { query: { billId } })).tests.map(({ state }) => state),
      )
      .toEqual(['completed', 'completed']);
    await page.context().close();
  });

  it('is checked and released by the pathologist with one key', async () => {
    const page = await nidan.signIn('nandini.joshi');
    await page.goto(`${nidan.url}/#/authorise`);
    await page
      .getByRole('option', { name: /Arun Joshi/ })
      .or(page.getByText('Mr. Arun Joshi').first())
      .first()
      .click();
    await page
      .getByRole('heading', { name: /Arun Joshi/ })
      .first()
      .waitFor();
    const mcv = page.getByRole('row', { name: /^MCV/ });
    await mcv.getByTitle('Below 75: look into it before it goes out').waitFor();
    await page.locator('button:not([aria-disabled=true])', { hasText: /^Authorise(?! \d)/ }).waitFor();
    await page.keyboard.press('a');
    await expect
      .poll(async () => (await readOf(page, listDispatches, { query: { billId } })).rows.length)
      .toBe(1);
    await page.context().close();
  });

  it('has a report whose PDF holds the values, flags and intervals', async () => {
    const page = await nidan.signIn('asmita.deo');
    const { rows } = await readOf(page, listDispatches, { query: { billId } });
    expect(rows[0]).toMatchObject({ reportStatus: 'FINAL', revision: 1, labNo });
    await page.goto(`${nidan.url}/#/report/${billId}`);
    await page.getByRole('img', { name: new RegExp(labNo) }).waitFor();
    const params = { reportId: rows[0]?.reportId ?? '' };
    const text = await textOfPdf(await fileOf(page, reportPdf, { params, query: {} }));
    for (const part of [
      labNo,
      'Mr. Arun Joshi',
      '34 Yrs. / M',
      'Dr. Meher Daruwala',
      'FINAL',
      'L 9.8 g/dL 13.0 – 17.0',
      '72.0 fL',
    ]) {
      expect(text).toContain(part);
    }
    await page.context().close();
  });
});
