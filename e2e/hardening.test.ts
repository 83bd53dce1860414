import { connect } from 'node:net';
import { listDispatches } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { describe, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { blockedOn } from './harness/blocked-on.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();

describe('under the policy that lets nothing foreign or inline run', () => {
  it('a report is shown, and a document is put into a frame to print', async () => {
    const page = await nidan.signIn('asmita.deo');
    const blocked = blockedOn(page);
    const { rows } = await readOf(page, listDispatches, { query: { limit: 1 } });
    await page.goto(`${nidan.url}/#/report/${rows[0]?.billId}`);
    await page.getByRole('img', { name: new RegExp(rows[0]?.labNo ?? 'no report') }).waitFor();
    await expect
      .poll(() => page.evaluate<number>("document.querySelector('section img').naturalWidth"))
      .toBeGreaterThan(100);
    await page.getByRole('button', { name: /print/i }).first().click();
    await page.locator('iframe[src^="blob:"]').waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    expect(blocked).toEqual([]);
    await page.context().close();
  });

  it('what somebody slipped in does not run', async () => {
    const page = await nidan.signIn('asmita.deo');
    const blocked = blockedOn(page);
    await page.evaluate(`
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.ran = true"><a href="javascript:window.ran=true" id="slipped">x</a>');
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      document.getElementById('slipped').click();
    `);
    await expect.poll(() => blocked.length).toBeGreaterThanOrEqual(3);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    await page.context().close();
  });
});

const bills = { username: 'asmita.deo', path: 'patients?dates=98' };
const people = { username: 'manager', path: 'admin/users?q=a' };

it.each([
  ['the bills of the list', bills, { item: /^Bills, Excel/, name: 'bills.xlsx', begins: 'PK' }],
  [
    'the people of the search',
    bills,
    { item: /^People of the search, text/, name: 'patients.csv', begins: 'Patient code' },
  ],
  ['those who work in the lab', people, { item: 'As CSV', name: 'users.csv', begins: 'User name' }],
] as const)('%s are saved as a file by keyboard', async (_, { username, path }, file) => {
  const page = await nidan.signIn(username);
  await page.goto(`${nidan.url}/#/${path}`);
  // A menu that opens before the list is there has nothing of it to save.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Export', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[role=menuitem]:focus').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: file.item }).press('Enter');
  const got = await saved;
  expect(got.suggestedFilename()).toBe(file.name);
  const [first] = await got.createReadStream().then((stream) => stream.toArray());
  expect(Buffer.from(first).subarray(0, 40).toString()).toContain(file.begins);
  await page.context().close();
});

it('a link to a file that is not there is answered by a page that says so, and stays a 404', async () => {
  const page = await nidan.signIn('asmita.deo');
  const answer = await page.goto(`${nidan.url}/file/download?file=1-01a1f8a2-1b77-76c0-afb5-bef19b9f3671`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('main').getByText('This file is not available').waitFor();
  await page.context().close();
});

/** The answer to a path to the letter: a client library would tidy it up. */
async function answerTo(path: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(nidan.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(/ (\d{3}) /.exec(text)?.[1]), text }));
  });
}

describe('the files of the machine', () => {
  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/.nidan/postgres/postgres.log',
    '/package.json',
    '/node_modules/fastify/package.json',
    '/src/main.tsx',
    '/../package.json',
    '/../../server/package.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/server/package.json',
    '/..%5c..%5cserver%5cpackage.json',
    '/assets/%252e%252e/%252e%252e/package.json',
    '/%2fetc/passwd',
    '//etc/passwd',
    '/file:///etc/passwd',
    '/assets/',
    '/assets',
    '/index.html%00.png',
    '/.vite/manifest.json',
    '/api/',
    '/api/documentation/json',
    '/documentation',
    '/metrics',
    '/debug',
    '/server-status',
  ])('are not at %s', async (path) => {
    const { status, text } = await answerTo(path);
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(/"name"|root:|dependencies|\[core\]|openapi/);
  });

  it('are those of the web app where they should be', async () => {
    const { status, text } = await answerTo('/');
    expect(status).toBe(200);
    expect(text).toContain("script-src 'self'");
    expect(text).toContain('cache-control: no-cache');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? '';
    expect((await answerTo(script)).text).toContain('javascript; charset=utf-8');
  });
});
