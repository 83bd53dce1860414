import { listShifts } from '@nidan/contract/counter/counter-endpoints';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readOf } from './api-of.ts';
import { startedNidan } from './started-nidan.ts';
import { violationsOn } from './violations-on.ts';

const nidan = startedNidan();

async function counterOf(username: string): Promise<Page> {
  const page = await nidan.signIn(username);
  await page.goto(`${nidan.url}/#/counter`);
  return page;
}

it('a shift is counted blind, closed and handed over by keyboard, and the next person confirms it', async () => {
  const desk = await counterOf('asmita.deo');
  await desk.getByText('Cash is told after you have counted it').waitFor();
  await desk.getByLabel('₹ 500, pieces').focus();
  await desk.keyboard.type('4', { delay: 45 });
  await desk.keyboard.press('Enter');
  await desk.keyboard.press('Control+Enter');
  const reason = desk.getByLabel('Reason for the difference, needed');
  const take = desk.getByLabel('To', { exact: true });
  await take.waitFor();
  // What was taken since the last shift is missing: a drawer of ₹2,000 is short, unless nothing was.
  if (await reason.isVisible()) await reason.selectOption('Not known');
  await desk.getByLabel('Float that stays in the drawer, ₹').fill('500');
  await take.selectOption({ label: 'Farhan Qazi, Manager' });
  expect(await violationsOn(desk)).toEqual([]);
  await desk.keyboard.press('Control+Enter');
  await desk.getByText('Shift closed, ₹1,500 handed over').waitFor();
  const [closed] = (await readOf(desk, listShifts, { query: { limit: 1 } })).rows;
  expect(closed).toMatchObject({ state: 'closed', countedPaise: 200_000, confirmedAt: null });

  const manager = await counterOf('manager');
  await manager.goto(`${nidan.url}/#/counter?shift=${closed?.shiftId}`);
  const counted = manager.getByLabel('I counted, ₹');
  await counted.fill('1490');
  await manager.keyboard.press('Control+Enter');
  await manager
    .getByText('₹1,500 were handed over and you counted ₹1,490.', { exact: false })
    .first()
    .waitFor();
  expect(await violationsOn(manager)).toEqual([]);
  await counted.fill('1500');
  await manager.keyboard.press('Control+Enter');
  await manager.getByText('Hand-over confirmed').first().waitFor();
  const [confirmed] = (await readOf(manager, listShifts, { query: { limit: 1 } })).rows;
  expect(confirmed).toMatchObject({ shiftId: closed?.shiftId, confirmedPaise: 150_000 });
});

it('the open shift of somebody who is absent is found, counted and closed by the accountant with a reason', async () => {
  const desk = await counterOf('asmita.deo');
  await desk.getByLabel('Float in the drawer, ₹').fill('500');
  await desk.keyboard.press('Control+Enter');
  await desk.getByText('Cash is told after you have counted it').waitFor();

  const accountant = await nidan.signIn('vrinda.kulkarni');
  await accountant.goto(`${nidan.url}/#/counter?shifts=open`);
  await accountant.getByRole('cell', { name: 'Asmita Deo, open' }).dblclick();
  await accountant.getByRole('heading', { name: 'Drawer of Asmita Deo' }).waitFor();
  await accountant.getByLabel('₹ 100, pieces').fill('4');
  await accountant.keyboard.press('Control+Enter');
  const reason = accountant.getByLabel('Reason for the difference, needed');
  await reason.selectOption('Not known');
  await accountant.getByLabel('Float that stays in the drawer, ₹').fill('0');
  await accountant.getByLabel('To', { exact: true }).selectOption({ label: 'Farhan Qazi, Manager' });
  await accountant.keyboard.press('Control+Enter');
  await accountant.getByText('Say why').waitFor();
  expect(await violationsOn(accountant)).toEqual([]);
  await accountant.getByLabel('Why it is closed for them').fill('Fell ill and went home');
  await accountant.keyboard.press('Control+Enter');
  await accountant.getByText('Shift closed, ₹400 handed over').waitFor();
  await accountant.getByText('Closed for them by').waitFor();
  const [closed] = (await readOf(accountant, listShifts, { query: { limit: 1 } })).rows;
  expect(closed).toMatchObject({ state: 'closed', by: 'Asmita Deo', closedBy: 'Vrinda Kulkarni' });
});
