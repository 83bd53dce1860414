import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSuiteRecord, SUITE_BUDGET, suiteNote, suiteProblems, writeSuiteRecord } from './suite-record.ts';

const record = { commit: '0123456789abcdef', seconds: 600, reference: 0.1 };

it('says what the tests took, and has nothing against what fits', () => {
  expect(suiteNote(record)).toBe(
    `10.0 minutes at 01234567, 6000 times the reference work; the budget is ${SUITE_BUDGET}`,
  );
  expect(suiteProblems(record)).toEqual([]);
});

it('fails what takes longer than the budget, however fast the machine', () => {
  expect(suiteProblems({ ...record, seconds: 0.1 * SUITE_BUDGET + 1 })).toHaveLength(1);
  expect(suiteProblems({ ...record, reference: 600 / (SUITE_BUDGET + 1) })).toHaveLength(1);
});

it('has nothing to say before the first run, and keeps the last one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nidan-suite-'));
  const path = join(folder, 'cache', 'suite.json');
  expect(readSuiteRecord(path)).toBeNull();
  expect(suiteProblems(null)).toEqual([]);
  writeSuiteRecord(record, path);
  expect(readSuiteRecord(path)).toEqual(record);
  rmSync(folder, { recursive: true });
});
