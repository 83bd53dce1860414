import { expect, test } from 'vitest';
import { loadFontMetrics } from '../font-metrics.ts';
import { sampleReport } from '../testing/sample-report.ts';
import { sampleReportTest, sampleRows } from '../testing/sample-row.ts';
import { reportInput } from './report-input.ts';
import type { ReportPage } from './report-blocks.ts';

const metrics = loadFontMetrics();
const NORMAL = 'Haemoglobin | SLS photometry | 13.8 | g/dL | | 12.0 – 15.0 | 13.9';
const CRITICAL = 'Platelet count | Impedance | 18 | 10³/µL | LL | 150 – 410 | 210';

/** What follows the critical result, so that a second sheet is needed anyway. */
const BEHIND = Array<string>(12).fill(NORMAL);

/** On which page, from 1, a critical result stands that follows so many others, and how many pages there are. */
function placeBehind(others: number): { page: number; of: number } {
  const rows = sampleRows([...Array<string>(others).fill(NORMAL), CRITICAL, ...BEHIND].join('\n'));
  const tests = [sampleReportTest({ name: 'Profile', rows })];
  const report = { ...sampleReport(), notes: [], departments: [{ name: 'Haematology', tests }] };
  // as: the template's data is made here, in this shape
  const { pages } = reportInput(metrics, report).data as { pages: readonly ReportPage[] };
  const page = pages.findIndex(({ blocks }) =>
    blocks.some((block) => 'flag' in block && block.flag === 'LL'),
  );
  return { page: page + 1, of: pages.length };
}

test('the tables draw nearer to each other where that brings a critical result to the first page', () => {
  const places = Array.from({ length: 30 }, (_, others) => placeBehind(others + 10));
  const lastOnFirst = places.findLastIndex(({ page }) => page === 1);
  // None before it is left behind, and it needs a second sheet only for what follows.
  expect(places.slice(0, lastOnFirst).every(({ page }) => page === 1)).toBe(true);
  expect(places[lastOnFirst]).toEqual({ page: 1, of: 2 });
});
