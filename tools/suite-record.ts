import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from './source-files.ts';

/** What a run of all tests took. */
export interface SuiteRecord {
  /** Where the folder stood; empty where git does not tell. */
  readonly commit: string;
  readonly seconds: number;
  /** Seconds of the reference work while the tests ran, the median of many. */
  readonly reference: number;
}

/**
 * How many times as long as the reference work a run of all tests may take: a slower or busier machine slows both. It is 15
 * minutes where the work takes 50 ms beside the tests.
 */
export const SUITE_BUDGET = 18_000;

export const suiteRecordPath = join(repositoryRoot, 'node_modules/.cache/nidan/suite.json');

export function writeSuiteRecord(record: SuiteRecord, path = suiteRecordPath): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(record));
}

/** The last run of all tests in this folder; null before the first one. */
export function readSuiteRecord(path = suiteRecordPath): SuiteRecord | null {
  if (!existsSync(path)) return null;
  return JSON.parse(readFileSync(path, 'utf8')) as SuiteRecord; // as: written above
}

const shareOf = ({ seconds, reference }: SuiteRecord): number => Math.round(seconds / reference);

/** What the tests took beside what they may take. */
export function suiteNote(record: SuiteRecord | null): string {
  if (record === null) return 'all tests have not been run here yet: npm test';
  const minutes = (record.seconds / 60).toFixed(1);
  const at = record.commit === '' ? '' : ` at ${record.commit.slice(0, 8)}`;
  return `${minutes} minutes${at}, ${shareOf(record)} times the reference work; the budget is ${SUITE_BUDGET}`;
}

/** Whether the tests took longer than the budget. */
export function suiteProblems(record: SuiteRecord | null): string[] {
  if (record === null || shareOf(record) <= SUITE_BUDGET) return [];
  return [
    `${suiteNote(record)}. Make tests cheaper, or what is a product run in parts: docs/adr/0039-tests-that-fit.md`,
  ];
}
