import { expect, it } from 'vitest';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();

it('money is taken with the mouse, its change is told, and a likely duplicate is asked about before it is saved', async () => {
  const page = await nidan.signIn('asmita.deo');
  await page.goto(`${nidan.url}/#/register`);
  const register = async (): Promise<void> => {
    await page.getByLabel('Phone', { exact: true }).fill('9811122233');
    await page.getByLabel('Name', { exact: true }).fill('Kishor Bhalerao');
    await page.getByRole('radio', { name: 'Male', exact: true }).check({ force: true });
    await page.getByLabel('Age', { exact: true }).fill('41');
    const tests = page.getByRole('combobox', { name: 'Add a test or package' });
    await tests.fill('CBC');
    await tests.press('Enter');
    await page.getByRole('button', { name: 'Remove CBC' }).waitFor();
  };
  await register();
  const ways = page.getByRole('group', { name: 'Add payment' });
  await ways.getByRole('button', { name: /^Cash/u }).click();
  await page.getByLabel('Cash received ₹').fill('1000');
  await page.getByText('Change to return:').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save only' }).click();
  const note = page.getByText(/Kishor Bhalerao/u).first();
  await note.waitFor();
  await page.getByText(/return ₹.*hand over the bill/u).waitFor();
  // Ctrl+Enter once more saves nothing and complains of nothing.
  await page.keyboard.press('Control+Enter');
  expect(await page.getByText('There is a problem').count()).toBe(0);

  await register();
  await page.getByRole('button', { name: 'Save only' }).click();
  const question = page.getByRole('dialog', { name: /^Is this .*Kishor Bhalerao/u });
  await question.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await question.getByRole('button', { name: 'Same person' }).click();
  await page
    .getByText(/Saved KT/u)
    .first()
    .waitFor();
  await page.context().close();
});
