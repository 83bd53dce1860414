import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { startedNidan } from './started-nidan.ts';
import { violationsOn } from './violations-on.ts';

const nidan = startedNidan();
let page: Page;
beforeAll(async () => {
  page = await nidan.signIn('manager');
});

const HEAD = 'code,name,kind,department,sample_type,mrp_rupees,tat_hours,parameters,status';

/** Chooses a file by keyboard, as a person does. */
async function choose(name: string, lines: readonly string[]): Promise<void> {
  await page.goto(`${nidan.url}/#/admin/import`);
  await page.getByRole('button', { name: /Choose a file/ }).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('n');
  const buffer = Buffer.from([HEAD, ...lines].join('\n'));
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer });
}

it('a file with a bad row is tried and told, and never written', async () => {
  await choose('bad.csv', [
    'FILE1,From a file,test,HAEM,EDTA,150,4,HB,',
    'FILE2,Also from it,test,HAEM,EDTA,12x,4,HB,',
  ]);
  await page.getByRole('row', { name: /FILE2 .*is no number: write it like 1250 or 12.5/ }).waitFor();
  const start = page.getByRole('button', { name: /^Import/ });
  expect(await start.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('Import waits for a file without bad rows').first().waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: 'Row 3: FILE2' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  expect(await page.getByText('nothing is written', { exact: true }).count()).toBe(1);
});

it('a good file is tried, imported and put away by keyboard, and stands in the history', async () => {
  await choose('good.csv', ['FILE3,The third of a file,test,HAEM,EDTA,150,4,HB,']);
  await page.getByText('1 row tried').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('The file was imported: 0 changed, 1 new.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Put away' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /good\.csv .* done/ }).waitFor();
  await page.goto(`${nidan.url}/#/admin/catalog?q=FILE3`);
  await page.getByRole('row', { name: /^FILE3 The third of a file/ }).waitFor();
});

it('a file with a column that nobody knows is refused at once', async () => {
  await page.goto(`${nidan.url}/#/admin/import`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choose a file/ }).click();
  const buffer = Buffer.from('code,rate\nHB,1\n');
  await (await chooser).setFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer });
  await page.getByText('rates.csv was refused: Column 2, "rate", is not known').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
