import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();

/** The query of the next request of a list. */
const askedOf = async (page: Page, path: string, act: () => Promise<void>) => {
  const request = page.waitForRequest((one) => new URL(one.url()).pathname === path);
  await act();
  return new URL((await request).url()).searchParams;
};

/** Types a day over what stands in a field of a date. */
async function typeDay(field: Locator, digits: string): Promise<void> {
  await field.click();
  await field.press('Control+a');
  await field.pressSequentially(digits);
}

it('a list is narrowed by a range of dates and by own days, which stand in the address', async () => {
  const page = await nidan.signIn('manager');
  const first = await askedOf(page, '/api/audit/by-activity-type', async () => {
    await page.goto(`${nidan.url}/#/audit`);
  });
  expect(first.get('dates')).toBe('99');
  const bar = page.getByRole('search', { name: 'Filters' });
  await bar.getByRole('button', { name: 'When: last 7 days' }).click();
  const asked = await askedOf(page, '/api/audit/by-activity-type', () =>
    page
      .getByRole('menuitemradio', { name: 'this fiscal year' })
      .or(page.getByRole('menuitemcheckbox', { name: 'this fiscal year' }))
      .click(),
  );
  expect(asked.get('dates')).toBe('11');
  expect(page.url()).toContain('dates=11');
  await bar.getByRole('button', { name: 'When: this fiscal year' }).click();
  await page.getByText('custom', { exact: true }).click();
  await typeDay(bar.getByLabel('Last day'), '01041999');
  await bar.getByText('The last day must not be before the first').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const own = await askedOf(page, '/api/audit/by-activity-type', async () => {
    await typeDay(bar.getByLabel('First day'), '01031999');
  });
  expect([own.get('dates'), own.get('from'), own.get('to')]).toEqual(['99', '1999-03-01', '1999-04-01']);
  expect(page.url()).toContain('from=1999-03-01');
  await page.context().close();
});

it('a list is searched by a field that is chosen beside the box', async () => {
  const page = await nidan.signIn('asmita.deo');
  await page.goto(`${nidan.url}/#/patients?dates=98`);
  const bar = page.getByRole('search', { name: 'Filters' });
  await bar.getByRole('button', { name: 'Search in' }).click();
  await page.getByText('city', { exact: true }).click();
  const box = bar.getByRole('searchbox', { name: 'Search by city' });
  const asked = await askedOf(page, '/api/bills', () => box.fill('nowhere'));
  expect([asked.get('by'), asked.get('q')]).toEqual(['city', 'nowhere']);
  await page
    .getByText('Nothing fits the filters')
    .or(page.getByRole('button', { name: 'Clear filters' }))
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Remove Search in' }).click();
  await bar.getByRole('searchbox').fill('');
  await page.getByRole('row').nth(3).waitFor();
  await page.context().close();
});

it('a key is heard as soon as the rows that it goes through are there', async () => {
  const page = await nidan.signIn('manager');
  // On a computer on which every step takes long, the key comes right after the rows.
  await page.evaluate(`
    const now = performance.now.bind(performance);
    let steps = 0;
    performance.now = () => now() + 10 * (steps += 1);
    new MutationObserver((_, observer) => {
      if (document.querySelector('main tr[data-row]') === null) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', code: 'KeyJ', bubbles: true, cancelable: true }));
    }).observe(document.body, { childList: true, subtree: true });`);
  await page.goto(`${nidan.url}/#/rates?view=lists`);
  await expect.poll(() => page.locator('main tr[data-row][aria-current]').count()).toBe(1);
  await page.context().close();
});

it('the rows that a bar acts on are chosen by a mode: this one, all that are shown, or the complete ones', async () => {
  const page = await nidan.signIn('sameer.kale');
  await page.goto(`${nidan.url}/#/work`);
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/u })
    .first()
    .click();
  const bar = page.locator('.ui-bulk');
  const choose = async (name: RegExp): Promise<number> => {
    await bar.getByRole('button', { name: 'Select', exact: true }).click();
    const item = page.getByRole('menuitemcheckbox', { name });
    const count = Number(/\((\d+)\)/u.exec((await item.textContent()) ?? '')?.[1]);
    await item.click();
    await bar.getByText(`${count} selected`).waitFor();
    return count;
  };
  const all = await choose(/^All rows shown/u);
  expect(all).toBeGreaterThan(1);
  expect(await choose(/^Complete ones only/u)).toBeLessThan(all);
  expect(await choose(/^This row/u)).toBe(1);
  expect(await violationsOn(page)).toEqual([]);
  await page.context().close();
});

it('a number of the dashboard opens the list that it counts', async () => {
  const page = await nidan.signIn('manager');
  await page.goto(`${nidan.url}/#/dashboard?span=week`);
  const tile = page.getByRole('link', { name: /^Registrations/ });
  const shown = Number((await tile.locator('b').innerText()).replaceAll(',', ''));
  expect(shown).toBeGreaterThan(0);
  expect(await violationsOn(page)).toEqual([]);
  // The saved views beside the list are counted too, each by something else than its days.
  const request = page.waitForResponse((one) => {
    const { pathname, searchParams } = new URL(one.url());
    const others = ['dueOnly', 'state', 'bookingSource', 'mine'];
    return (
      pathname === '/api/bills/counts' &&
      searchParams.get('dates') === '99' &&
      !others.some((other) => searchParams.has(other))
    );
  });
  await tile.press('Enter');
  expect(await (await request).json()).toMatchObject({ bills: shown });
  expect(page.url()).toContain('#/patients?dates=99');
  await page.context().close();
});

it('the explorer groups, keeps and makes a file by keys alone', async () => {
  const page = await nidan.signIn('manager');
  await page.goto(`${nidan.url}/#/explore`);
  await page.getByRole('table', { name: 'Rows' }).waitFor();
  await page.getByRole('button', { name: 'Group by' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Location' }).press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Count' }).waitFor();
  expect(page.url()).toContain('ask=');
  await page.keyboard.press('Control+s');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bills by place');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).press('Enter');
  await page.getByText('Kept as Bills by place').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make a file' }).press('Enter');
  await page.getByRole('menuitem', { name: 'CSV' }).press('Enter');
  await page.getByText('The file is being made').waitFor();
  await page.goto(`${nidan.url}/#/reports`);
  const row = page.getByRole('row').filter({ hasText: 'Farhan Qazi' }).first();
  await row.getByRole('button', { name: 'Download' }).waitFor({ timeout: 20_000 });
  await page.goto(`${nidan.url}/#/wall/counter`);
  await page.getByText('Reports at the counter').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.context().close();
});
