import { listCoupons } from '@nidan/contract/money/coupons/coupon-endpoints';
import { expect, it } from 'vitest';
import { readOf } from '../harness/api-of.ts';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();

it('a coupon is made by the manager, used at the counter by keyboard, and told on the bill', async () => {
  const manager = await nidan.signIn('manager');
  await manager.goto(`${nidan.url}/#/admin/coupons?sel=new`);
  await manager.getByLabel('Coupon code').fill('camp-26');
  await manager.getByLabel('Name', { exact: true }).fill('Camp of the winter');
  await manager.getByLabel('Percentage').fill('10');
  await manager.getByLabel('At most, ₹').fill('50');
  await manager.getByLabel('Times in all').fill('5');
  expect(await violationsOn(manager)).toEqual([]);
  await manager.keyboard.press('Control+Enter');
  await manager.getByText('10%, at most ₹ 50').waitFor();
  const [coupon] = (await readOf(manager, listCoupons, { query: { q: 'CAMP-26' } })).rows;
  expect(coupon).toMatchObject({ percent: 10, capPaise: 5_000, inAll: 5, uses: 0 });

  const desk = await nidan.signIn('asmita.deo');
  await desk.goto(`${nidan.url}/#/register`);
  const phone = desk.getByLabel('Phone', { exact: true });
  await phone.waitFor();
  await phone.fill('9123456781');
  await desk.getByLabel('Title', { exact: true }).selectOption('Mr.');
  await desk.getByLabel('Name', { exact: true }).fill('Arun Joshi');
  await desk.getByLabel('Age', { exact: true }).fill('34');
  const tests = desk.getByPlaceholder('Add a test or package');
  await tests.fill('cbc');
  await desk.getByRole('option', { name: /cbc/i }).first().waitFor();
  await tests.press('Enter');
  await desk.getByRole('button', { name: 'Coupon', exact: true }).press('Enter');
  const code = desk.getByLabel('Coupon code');
  await code.fill('nosuch');
  await code.press('Enter');
  await desk.getByText('There is no coupon NOSUCH').waitFor();
  expect(await violationsOn(desk)).toEqual([]);
  await code.fill('camp-26');
  await code.press('Enter');
  await desk.getByRole('button', { name: 'Remove CAMP-26' }).waitFor();
  await desk.keyboard.press('Control+Enter');
  await desk.getByText(/Saved\s*KT\d+/).waitFor();
  const [used] = (await readOf(manager, listCoupons, { query: { q: 'CAMP-26' } })).rows;
  expect(used).toMatchObject({ uses: 1 });
  expect(used?.givenPaise).toBeGreaterThan(0);
});
