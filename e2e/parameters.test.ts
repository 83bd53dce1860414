import { listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let page: Page;
beforeAll(async () => {
  page = await nidan.signIn('manager');
});

async function idOf(code: string): Promise<string> {
  const { rows } = await readOf(page, listParameters, { query: { q: code, limit: 20 } });
  return rows.find((one) => one.code === code)?.parameterId ?? '';
}

it('a parameter is added by keyboard, refused while its code is taken or its unit unknown, and opened', async () => {
  await page.goto(`${nidan.url}/#/admin/parameters`);
  await page.locator('main tbody tr').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Alt+c');
  const dialog = page.getByRole('dialog', { name: 'New parameter' });
  await dialog.getByLabel('Code').fill('na');
  await dialog.getByRole('button', { name: 'New parameter' }).press('Enter');
  await dialog.getByText('This cannot be read').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByLabel('Name on the report').fill('Sodium, second run');
  await dialog.getByLabel('Unit, UCUM').fill('mmols');
  await dialog.getByLabel('Plausible from').fill('80');
  await dialog.getByLabel('Plausible to').fill('220');
  await dialog.getByRole('button', { name: 'New parameter' }).press('Enter');
  await dialog.getByText('This code is taken already').waitFor();
  await dialog.getByLabel('Code').fill('na_2');
  await dialog.getByRole('button', { name: 'New parameter' }).press('Enter');
  await dialog
    .getByText(/mmols.*not UCUM/)
    .first()
    .waitFor();
  await dialog.getByLabel('Unit, UCUM').fill('mmol/L');
  await dialog.getByRole('button', { name: 'New parameter' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Sodium, second run' }).waitFor();
  await page.getByText('No test has it yet.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it('the next version of one is saved with Ctrl+S, what is wrong stays typed, and the former version is compared', async () => {
  await page.goto(`${nidan.url}/#/admin/parameters?q=globulin&kind=calculated`);
  const row = page.getByRole('row', { name: /^GLOB / });
  await row.waitFor();
  expect(await page.locator('main tbody tr').count()).toBe(1);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const formula = page.getByLabel('Formula');
  await formula.fill('TP-ALBB');
  await page.getByLabel('Why, for the history').fill('Rounded once');
  await page.keyboard.press('Control+s');
  await page.getByText('ALBB is no parameter of this lab').first().waitFor();
  expect(await formula.inputValue()).toBe('TP-ALBB');
  expect(await violationsOn(page)).toEqual([]);
  await formula.fill('TP-ALB');
  await page.getByLabel('Decimals').fill('2');
  await page.keyboard.press('Control+s');
  await page
    .getByText(/saved as version 2/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Compare with version 1' }).press('Enter');
  await page.getByText('Decimals: 1 › 2').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it('one that an enabled test has stays enabled, and says which', async () => {
  await page.goto(`${nidan.url}/#/admin/parameters/${await idOf('CREAT')}`);
  await page.getByRole('button', { name: 'Disable' }).press('Enter');
  await page
    .getByText(/stays enabled: .* has it/)
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: 'Enable', exact: true }).count()).toBe(0);
});

it('a file has neither unit nor intervals, and who may not change masters reads alone', async () => {
  await page.goto(`${nidan.url}/#/admin/parameters/${await idOf('HPLC_GRAPH')}`);
  await page.getByLabel('Name on the report').waitFor();
  expect(await page.getByLabel('Unit, UCUM').count()).toBe(0);
  const other = await nidan.signIn('vrinda.kulkarni');
  await other.goto(`${nidan.url}/#/admin/parameters/${await idOf('CREAT')}`);
  await other.getByLabel('Name on the report').waitFor();
  expect(await other.getByLabel('Name on the report').getAttribute('readonly')).not.toBeNull();
  expect(await other.getByRole('button', { name: /^Save as version/ }).count()).toBe(0);
});

it('a delta becomes a difference within days by keyboard, and the versions tell both rules', async () => {
  await page.goto(`${nidan.url}/#/admin/parameters/${await idOf('URIC')}`);
  const mode = page.getByLabel('Delta', { exact: true });
  await mode.waitFor();
  expect(await mode.inputValue()).toBe('percent');
  await mode.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  const limit = page.getByLabel('Delta beyond');
  expect(await page.locator(':focus').getAttribute('id')).toBe(await limit.getAttribute('id'));
  expect(await limit.inputValue()).toBe('');
  await page.getByRole('button', { name: /^Save as version/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Save as version/ }).getAttribute('title')).toBe(
    'This cannot be read',
  );
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.type('0');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('30');
  await page.keyboard.press('Control+s');
  await page.locator('[aria-invalid="true"]').waitFor();
  await limit.fill('6');
  await page.keyboard.press('Control+s');
  await page
    .getByText(/saved as version 2/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Compare with version 1' }).press('Enter');
  await page.getByText('Delta: 40 % › 6 mg/dL in 30 d').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it('a test is added as a draft from the catalogue by keyboard, and its page opens', async () => {
  await page.goto(`${nidan.url}/#/admin/catalog`);
  await page.locator('main tbody tr').first().waitFor();
  await page.keyboard.press('Alt+c');
  const dialog = page.getByRole('dialog', { name: 'New test' });
  const add = dialog.getByRole('button', { name: 'Add as a draft' });
  await dialog.getByLabel('Code').fill('lft');
  await dialog.getByLabel('Name').fill('Liver, short');
  await add.press('Enter');
  await dialog.getByText('Choose one').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByLabel('Department').selectOption({ label: 'Biochemistry' });
  await dialog.getByLabel('Tube').selectOption({ index: 1 });
  await dialog.getByLabel('MRP in rupees').fill('300');
  await add.press('Enter');
  await dialog.getByText('This code is taken already').waitFor();
  await dialog.getByLabel('Code').fill('lft_short');
  await add.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^LFT_SHORT Liver, short/ }).waitFor();
});

it('another formula is tried on old results by keyboard before it is saved, and is refused as saving it would be', async () => {
  await page.goto(`${nidan.url}/#/admin/parameters/${await idOf('VLDL')}`);
  const formula = page.getByLabel('Formula');
  const tryIt = page.getByRole('button', { name: 'Try on old results' });
  await tryIt.waitFor();
  expect(await tryIt.getAttribute('title')).toBe('Change the formula first');
  await formula.fill("if(TG'mg/dL'<400, TG/8, blank)");
  await page.keyboard.press('Alt+t');
  const effect = page.getByRole('region', { name: 'On the last results' });
  const examples = effect.getByRole('table');
  await examples.waitFor();
  const cells = await examples.locator('tbody tr').first().locator('td').allTextContents();
  const [, before, , after, , inputs = ''] = cells;
  const triglycerides = Number(inputs.replace('TG ', ''));
  expect([before, after]).toEqual([Math.round(triglycerides / 5), Math.round(triglycerides / 8)].map(String));
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Decimals').fill('1');
  await effect.getByText('Something was typed since').waitFor();
  await formula.fill('TG/');
  await page.keyboard.press('Alt+t');
  await effect.getByText(/^formula of VLDL at 3/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it('says so when there are no results to try a formula on', async () => {
  await page.goto(`${nidan.url}/#/admin/parameters/${await idOf('ARR')}`);
  await page.getByRole('heading', { level: 1, name: /^Aldosterone/ }).waitFor();
  await page.getByLabel('Formula').fill("ALDO'ng/dL'/RENIN_D'u[IU]/mL'*10");
  await page.keyboard.press('Alt+t');
  const effect = page.getByRole('region', { name: 'On the last results' });
  await effect.getByText('There are no results of this parameter').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
