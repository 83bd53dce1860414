import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCheckSummary, readTestReport } from './sum-results.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'nidan-sum-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

function file(status: string, ...tests: string[]): unknown {
  return { status, assertionResults: tests.map((one) => ({ status: one })) };
}

test.each([
  [
    'passes and failures',
    true,
    [file('failed', 'passed', 'failed'), file('passed', 'passed')],
    { passed: 2, failed: 1 },
  ],
  [
    'a file that could not be loaded',
    false,
    [file('failed'), file('passed', 'passed')],
    { passed: 1, failed: 1 },
  ],
  ['an unhandled rejection', false, [file('passed', 'passed')], { passed: 1, failed: 1 }],
  ['skipped tests as neither', true, [file('passed', 'skipped', 'passed')], { passed: 1, failed: 0 }],
])('counts %s', (...[, success, testResults, totals]) => {
  expect(readTestReport(write({ success, testResults }))).toEqual(totals);
});

test('counts checks, and knows a report that was never written', () => {
  expect(readCheckSummary(write({ passed: 9, failed: 2 }))).toEqual({ passed: 9, failed: 2 });
  expect([readCheckSummary(join(folder, 'none')), readTestReport(join(folder, 'none'))]).toEqual([
    null,
    null,
  ]);
});
