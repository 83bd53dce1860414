import { expect, test } from 'vitest';
import { revisionText } from './report-document.ts';

test('a provisional report is not counted as a revision', () => {
  expect(revisionText({ language: 'en', status: { kind: 'FINAL' }, revision: 1 })).toBe('rev. 1');
  const provisional = { kind: 'PROVISIONAL', investigations: 6, pending: [] } as const;
  expect(revisionText({ language: 'en', status: provisional, revision: 2 })).toBe('provisional 2');
  expect(revisionText({ language: 'mr', status: provisional, revision: 2 })).toBe('तात्पुरता 2');
});
