import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../tools/browser/launch-browser.ts';
import { signIn } from '../../tools/browser/sign-in.ts';
import { sinceNavigation, type Tab, timeKey, timeTab, timeTyping } from '../browser/in-page.ts';
import { NETWORKS, overNetwork, slowDown } from '../browser/slow-page.ts';
import { loadCatalogue } from './catalogue-at-scale.ts';
import { percentile, printFigure } from '../figure.ts';
import type { ServerUnderTest } from '../server-under-test.ts';

const row = 'main tbody tr';
const CATALOGUE: Tab = { tab: 'admin/catalog', title: 'Catalogue', ready: row };
/** Through the day of a lab, each with rows in it. */
const ROUND: readonly Tab[] = [
  { tab: 'patients', title: 'Patients', ready: row },
  { tab: 'register', title: 'Register & bill', ready: 'main input[inputmode=tel]' },
  { tab: 'samples', title: 'Sample management', ready: row },
  { tab: 'work', title: 'Worklist', ready: row },
  { tab: 'authorise', title: 'Check & authorise', ready: row },
  { tab: 'dispatch', title: 'Print and dispatch', ready: row },
  { tab: 'audit', title: 'Audit', ready: row },
];
const ROUNDS = 6;
const COLD_STARTS = 5;
/** Four values, each given up before the next. */
const VALUES = ['5.71', '4.92', '13.4', '88.6'];

interface Timing {
  readonly name: string;
  readonly times: readonly number[];
  readonly p: number;
  readonly most: number;
  /** Medians in ms of what the times are made up of. */
  readonly parts?: Readonly<Record<string, number>>;
}

function printTimes({ name, times, p, most, parts }: Timing): void {
  const value = percentile(times, p);
  const detail = {
    p50_ms: Math.round(percentile(times, 50)),
    worst_ms: Math.round(Math.max(...times)),
    of: times.length,
    ...parts,
  };
  printFigure({ name, value, unit: `ms p${p}`, target: `<= ${most}`, ok: value <= most, detail });
}

/** From nothing in the cache to a sign-in form that can be typed in. */
async function firstPaint(browser: Browser, url: string, network: keyof typeof NETWORKS): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await overNetwork(page, NETWORKS[network]);
  await slowDown(page);
  await page.goto(`${url}/`);
  await page.getByLabel('Username').waitFor();
  const ms = await sinceNavigation(page);
  await context.close();
  return ms;
}

async function measureFirstPaint(browser: Browser, url: string): Promise<void> {
  for (const [name, network, most] of [
    ['first_paint_10_mbit', 'office', 1_200],
    ['first_paint_slow_4g', 'slow4g', 3_000],
  ] as const) {
    const times = [];
    for (let start = 0; start < COLD_STARTS; start += 1) times.push(await firstPaint(browser, url, network));
    printTimes({ name, times, p: 50, most });
  }
}

async function measureTabs(page: Page): Promise<void> {
  const times: number[][] = ROUND.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, tab] of ROUND.entries()) {
      const ms = await timeTab(page, tab);
      // The first round loads the code of each screen.
      if (round > 0) times[index]?.push(ms);
    }
  }
  const parts = Object.fromEntries(
    ROUND.map(({ tab }, index) => [`${tab}_ms`, Math.round(percentile(times[index] ?? [], 50))]),
  );
  printTimes({ name: 'route_change', times: times.flat(), p: 95, most: 200, parts });
}

async function measureRegister(page: Page): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    await timeTab(page, ROUND[0] as Tab); // as: the tour begins with the patients
    times.push(await timeKey(page, 'Alt+n', 'main input[inputmode=tel]:focus'));
  }
  printTimes({ name: 'register_after_alt_n', times, p: 95, most: 200 });
}

async function measurePalette(page: Page): Promise<void> {
  const opened: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    opened.push(await timeKey(page, 'Control+k', '.app-palette input:focus'));
    await page.keyboard.press('Escape');
  }
  printTimes({ name: 'palette_open', times: opened, p: 95, most: 50 });
}

/** Types into the first open value of the worklist, key by key. */
async function measureGrid(page: Page): Promise<void> {
  await timeTab(page, { tab: 'work', title: 'Worklist', ready: row });
  await page.keyboard.press('Enter');
  await page.locator('main [role=gridcell]').first().waitFor();
  const times = await timeTyping(
    page,
    VALUES.flatMap((value) => [...value.split(''), 'Escape']),
  );
  printTimes({ name: 'key_echo_in_grid', times, p: 95, most: 50 });
}

/** What a person at a slow PC waits for in the browser, at a processor that is four times slower; the server works at its own pace. */
export async function measureBrowser(server: ServerUnderTest): Promise<void> {
  const url = `http://127.0.0.1:${server.port}`;
  const browser = await launchBrowser();
  try {
    await measureFirstPaint(browser, url);
    const page = await signIn(browser, { url, username: 'manager' });
    await slowDown(page);
    await measureTabs(page);
    await measureRegister(page);
    await measurePalette(page);
    await page.context().close();
    const bench = await signIn(browser, { url, username: 'sameer.kale' });
    await slowDown(bench);
    await measureGrid(bench);
    await bench.context().close();
    await loadCatalogue(server.urls.adminUrl);
    const office = await signIn(browser, { url, username: 'manager' });
    await slowDown(office);
    const times: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await timeTab(office, ROUND[0] as Tab); // as: the tour begins with the patients
      times.push(await timeTab(office, CATALOGUE));
    }
    printTimes({ name: 'list_of_5000', times: times.slice(1), p: 95, most: 300 });
  } finally {
    await browser.close();
  }
}
