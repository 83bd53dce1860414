import { expect, test } from 'vitest';
import { revisionText } from './report-document.ts';

test('a provisional report is not counted as a revision', () => {
  expect(revisionText({ status: { kind: 'FINAL' }, revision: 1 })).toBe('rev. 1');
  const provisional = { kind: 'PROVISIONAL', investigations: 6, pending: [] } as const;
  expect(revisionText({ status: provisional, revision: 2 })).toBe('provisional 2');
});
