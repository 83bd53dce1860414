import { existsSync, readFileSync } from 'node:fs';

export interface Totals {
  passed: number;
  failed: number;
}

/** Reads the summary that `check.ts --summary=` wrote. Null when there is none, so that the caller counts a failure. */
export function readCheckSummary(path: string): Totals | null {
  if (!existsSync(path)) return null;
  const { passed, failed } = JSON.parse(readFileSync(path, 'utf8')) as Totals; // written by check.ts
  return { passed, failed };
}

interface VitestReport {
  success: boolean;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Reads vitest's JSON report. A file that could not be loaded has no tests and counts as one failure; so does a run that did
 * not succeed although no test failed (an unhandled rejection).
 */
export function readTestReport(path: string): Totals | null {
  if (!existsSync(path)) return null;
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport; // vitest's own format
  const count = (wanted: string): number =>
    report.testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === wanted)
      .length;
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  const failed = count('failed') + brokenFiles;
  return { passed: count('passed'), failed: failed === 0 && !report.success ? 1 : failed };
}

if (import.meta.main) {
  const [checks = '', tests = ''] = process.argv.slice(2);
  const parts = [readCheckSummary(checks), readTestReport(tests)].map(
    (part) => part ?? { passed: 0, failed: 1 },
  );
  const sum = (key: keyof Totals): number => parts.reduce((total, part) => total + part[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}
