import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { previewPicture } from '@nidan/contract/lab/reports/report-endpoints';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();
let page: Page;
let releases = 0;
beforeEach(async () => {
  page = await nidan.signIn('nandini.joshi');
  releases = 0;
  page.on('request', (request) => {
    const isCheck = new URL(request.url()).pathname === checkResults.path;
    if (isCheck && request.method() === checkResults.method) releases += 1;
  });
  await page.goto(`${nidan.url}/#/authorise?view=look`);
  // Criticals stand first and wait for their call.
  while ((await armed().count()) === 0) {
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('j');
    // oxlint-disable-next-line no-await-in-loop
    await armed().or(page.getByText('waits for the call')).first().waitFor();
  }
  return () => page.context().close();
});

const armed = () => page.locator('button:not([aria-disabled=true])', { hasText: /^Authorise(?! \d)/ });

it('two presses of A, 250 ms apart, release one report', async () => {
  await page.keyboard.press('a');
  await page.waitForTimeout(250);
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.getByText('look at the report first').waitFor({ state: 'detached' });
  expect(releases).toBe(1);
});

it('a report that was read but does not stand on the screen yet is not released', async () => {
  const gate = Promise.withResolvers<void>();
  await page.route(`**${previewPicture.path}**`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const first = await page.getByRole('heading', { level: 1 }).last().textContent();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).last().textContent()).not.toBe(first);
  // Longer than the guard alone.
  for (let press = 0; press < 4; press += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForTimeout(400);
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('a');
  }
  expect(releases).toBe(1);
  gate.resolve();
});

it('what was done stands where it covers no button', async () => {
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  const place = await page.locator('.ui-messages').boundingBox();
  const buttons = page.locator('main button:visible, main a:visible, header .app-tool:visible');
  for (const button of await buttons.all()) {
    // oxlint-disable-next-line no-await-in-loop
    const box = await button.boundingBox();
    if (!box || !place) continue;
    const isApart =
      box.x >= place.x + place.width ||
      box.x + box.width <= place.x ||
      box.y >= place.y + place.height ||
      box.y + box.height <= place.y;
    // oxlint-disable-next-line no-await-in-loop
    expect(isApart).toBe(true);
  }
  expect(place?.width).toBeGreaterThan(200);
  expect(await page.getByText(/is released, revision/).count()).toBe(1);
});

it('a call that reached nobody is noted where the critical value stands, and stays due', async () => {
  await page.goto(`${nidan.url}/#/authorise?view=critical`);
  const nobody = page.getByRole('button', { name: 'Nobody reached' }).first();
  await nobody.click();
  const asked = page.getByRole('dialog');
  const keep = asked.getByRole('button', { name: 'Keep the note' });
  await asked.getByLabel('Whom did you call, and what happened?').fill('Ward sister, rang out');
  expect(await violationsOn(page)).toEqual([]);
  await keep.click();
  await page.getByText('Noted: nobody reached').waitFor();
  await page.getByText(/Dr\. Nandini Joshi: Ward sister, rang out$/).waitFor();
  await nobody.waitFor();
  await page.getByText('waits for the call').waitFor();
});
