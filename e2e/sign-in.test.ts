import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { codeAt, stepAt } from '@nidan/server/features/base/sign-in/totp';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { bytesOfSecret } from './harness/show-second-factor.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const PASSWORD = 'nidan-demo';
const nidan = startedNidan();

async function newPage(path = '/'): Promise<Page> {
  const context = await nidan.browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.goto(`${nidan.url}${path}`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  return page;
}

async function type(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

interface Kept {
  readonly local: string[];
  readonly session: string[];
  readonly databases: { name: string; version: number }[];
  readonly items: string[];
  readonly cookies: string;
}

/** What the browser keeps, as the page itself can see it. */
function keptBy(page: Page): Promise<Kept> {
  return page.evaluate<Kept>(`(async () => {
    const databases = await indexedDB.databases();
    const open = await new Promise((resolve) => {
      const request = indexedDB.open('nidan');
      request.onsuccess = () => resolve(request.result);
    });
    const items = await new Promise((resolve) => {
      const request = open.transaction('items').objectStore('items').getAllKeys();
      request.onsuccess = () => resolve(request.result.map(String));
    });
    open.close();
    return { local: Object.keys(localStorage), session: Object.keys(sessionStorage), databases, items, cookies: document.cookie };
  })()`);
}

it('keeps the stored items of the specification in the browser, and nothing else', async () => {
  const page = await nidan.signInByKeyboard('asmita.deo', 'dark');
  await page.goto(`${nidan.url}/#/register`);
  await page.getByLabel('Phone', { exact: true }).fill('9123456780');
  await page.waitForTimeout(1_000);
  const kept = await keptBy(page);
  // The online flag comes with the first ping, which may still be to come.
  expect(kept.local.filter((key) => key !== 'online').toSorted()).toEqual([
    'facility_id',
    'l_id',
    'labSwitches',
    'locations',
    'userinfo',
  ]);
  expect([kept.session, kept.cookies]).toEqual([[], '']);
  expect(kept.databases).toEqual([{ name: 'nidan', version: 1 }]);
  for (const key of kept.items) expect(key).toMatch(/^\d+:/);
  const userinfo = await page.evaluate<string>('localStorage.getItem("userinfo")');
  expect(JSON.parse(userinfo)).toEqual({ name: 'Asmita Deo', username: 'asmita.deo', is_demo_user: false });
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect((await keptBy(page)).local.filter((key) => key !== 'online')).toEqual([]);
  await page.context().close();
});

it.each([
  ['no user', "removeItem('userinfo')"],
  ['locations that are no JSON', "setItem('locations', '[{')"],
])('goes to the login with %s', async (_, change) => {
  const page = await nidan.signInByKeyboard('asmita.deo');
  await page.evaluate(`localStorage.${change}`);
  await page.reload();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth/login');
  await page.context().close();
});

it('goes to the login without a lab, which finds the lab that the session is in', async () => {
  const page = await nidan.signInByKeyboard('asmita.deo');
  const went: string[] = [];
  page.on('framenavigated', (frame) => went.push(new URL(frame.url()).pathname));
  await page.evaluate("localStorage.removeItem('l_id')");
  await page.reload();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  expect(went).toContain('/auth/login');
  expect(await page.evaluate<string>("localStorage.getItem('l_id')")).toBe('1');
  await page.context().close();
});

it('a sign-out in another tab ends this one too', async () => {
  const page = await nidan.signInByKeyboard('asmita.deo');
  const other = await page.context().newPage();
  await other.goto(`${nidan.url}/logout`);
  await other.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate<string | null>("localStorage.getItem('userinfo')")).toBeNull();
  await page.context().close();
});

it('asks for a sum after three failures, says so in the chosen language, and lets the right password in', async () => {
  const page = await newPage();
  for (let n = 0; n < 3; n += 1) {
    await type(page, 'rohan.pawar', 'wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'User name or password is wrong' }).waitFor();
    await page.getByRole('button', { name: 'Sign in' }).and(page.locator(':not([aria-busy])')).waitFor();
  }
  const sum = page.getByLabel(/How much is/);
  await sum.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('radio', { name: 'मराठी' }).check({ force: true });
  await page.getByLabel(/किती होतात/).waitFor();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  const asked = await page.locator('label', { hasText: 'How much is' }).innerText();
  const [left = 0, right = 0] = (asked.match(/\d+/g) ?? []).map(Number);
  await type(page, 'rohan.pawar', PASSWORD);
  await sum.fill(String(left + right));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Choose where you work' }).waitFor();
  await page.context().close();
});

describe('a proof', () => {
  it('is asked for in a dialog, after which the very same call is sent again', async () => {
    const page = await nidan.signInByKeyboard('nandini.joshi');
    const calls: { key: string | undefined; body: string | null }[] = [];
    await page.route('**/api/bills/test-result*', async (route) => {
      const request = route.request();
      // The worklist is read at the same address.
      if (request.method() !== 'POST') return route.continue();
      calls.push({ key: request.headers()['idempotency-key'], body: request.postData() });
      if (calls.length > 1) return route.continue();
      const json = { msg: 'Confirm that it is you, then go on', code: 'proof-needed', requestId: 'r' };
      return route.fulfill({ status: 403, json });
    });
    const { rows } = await readOf(page, listWorklist, {
      query: { state: 'completed', limit: 200, deltas: true },
    });
    const isCritical = ({ worstFlag }: (typeof rows)[number]): boolean => /^(LL|HH)$/.test(worstFlag ?? '');
    const critical = new Set(rows.filter(isCritical).map(({ billId }) => billId));
    const free = rows.find(({ billId }) => !critical.has(billId));
    const flagged = rows.some(
      (row) => row.billId === free?.billId && (row.worstFlag !== null || row.deltaExceeded === true),
    );
    const view = flagged ? 'look' : 'normal';
    await page.goto(`${nidan.url}/#/authorise?view=${view}&bill=${free?.billId ?? ''}`);
    const name = free?.patient.fullName ?? '';
    await page.getByRole('heading', { name }).first().waitFor();
    await page.locator('button:not([aria-disabled=true])', { hasText: /^Authorise(?! \d)/ }).waitFor();
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await dialog.getByText('The password is wrong').waitFor();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => calls.length).toBe(2);
    expect(calls[1]).toEqual(calls[0]);
    expect(calls[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    await page.context().close();
  });
});

describe('my account', () => {
  const next = 'seven quiet lamps';

  it('changes the password by keyboard, with five checks while it is typed', async () => {
    const page = await nidan.signInByKeyboard('leena.thomas');
    await page.goto(`${nidan.url}/#/me`);
    await page.getByLabel('Present password').focus();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Short1!');
    expect(await page.getByRole('meter').getAttribute('aria-valuenow')).toBe('5');
    await page.keyboard.press('Enter');
    await page.getByText('Use at least 12 characters').waitFor();
    await page.getByLabel('New password', { exact: true }).fill('password12345');
    await page.getByLabel('New password again').fill('password12345');
    await page.keyboard.press('Enter');
    await page.getByText('This password is one of those that are tried first. Choose another one').waitFor();
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('New password again').fill(next);
    expect(await page.getByRole('meter').getAttribute('aria-valuenow')).toBe('2');
    await page.keyboard.press('Enter');
    await page.getByText('Password changed').first().waitFor();
    await page.context().close();
    const again = await newPage();
    await type(again, 'leena.thomas', next);
    await again.keyboard.press('Enter');
    await again.getByRole('heading', { name: 'Choose where you work' }).waitFor();
    await again.context().close();
  });

  it('sets up a second factor, which the next sign-in asks for', async () => {
    const page = await nidan.signInByKeyboard('vrinda.kulkarni');
    await page.goto(`${nidan.url}/#/me`);
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator' }).waitFor();
    const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
    const secret = bytesOfSecret(shown);
    await page.getByLabel('Code of your authenticator').fill(codeAt(secret, stepAt(new Date())));
    await page.keyboard.press('Enter');
    await page.getByText('Keep your recovery codes').waitFor();
    expect(
      await page
        .getByRole('listitem')
        .filter({ hasText: /^([A-Z2-7]{4}-){4}[A-Z2-7]{4}$/ })
        .count(),
    ).toBe(10);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('On. Sign-ins ask for a code').waitFor();
    await page.context().close();

    const again = await newPage();
    await type(again, 'vrinda.kulkarni', PASSWORD);
    await again.keyboard.press('Enter');
    await again.getByRole('heading', { name: 'Second factor' }).waitFor();
    expect(await violationsOn(again)).toEqual([]);
    await again.keyboard.type('000000');
    await again.keyboard.press('Enter');
    await again.getByText('The code is wrong or was used already').waitFor();
    await again.keyboard.type(codeAt(secret, stepAt(new Date()) + 1));
    await again.keyboard.press('Enter');
    await again.getByRole('heading', { name: 'Choose where you work' }).waitFor();
    await again.context().close();
  });

  it('takes a lost second factor away from another person, whose password stays', async () => {
    const manager = await nidan.signInByKeyboard('manager');
    await manager.goto(`${nidan.url}/#/admin/users?q=vrinda`);
    await manager.getByRole('row', { name: /Vrinda Kulkarni/ }).waitFor();
    await manager.keyboard.press('j');
    await manager.getByText('A second factor is asked for.').waitFor();
    await manager.getByRole('button', { name: 'Take the second factor away' }).press('Enter');
    const question = manager.getByRole('dialog', { name: 'Take the second factor of Vrinda Kulkarni away?' });
    await question.getByRole('textbox').fill('The phone was lost');
    expect(await violationsOn(manager)).toEqual([]);
    await question.getByRole('button', { name: 'Take the second factor away' }).press('Enter');
    await manager.getByText('Vrinda Kulkarni signs in without a second factor').waitFor();
    await manager.getByText('No second factor is set up.').waitFor();
    await manager.context().close();

    const page = await newPage();
    await type(page, 'vrinda.kulkarni', PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Choose where you work' }).waitFor();
    await page.context().close();
  });
});
