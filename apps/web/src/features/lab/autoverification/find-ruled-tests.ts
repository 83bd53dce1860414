import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { api } from '../../../kernel/api/api.ts';
import type { Search } from '../../../kernel/ui/fields/use-search.ts';

const FOUND = 20;

/** A test that somebody looks for. */
export interface FoundTest {
  readonly testId: string;
  readonly code: string;
  readonly name: string;
}

/** Finds tests that are measured, by code or name. */
export const findRuledTests: Search<FoundTest> = async (q, signal) =>
  (await api(listTests, { query: { q, limit: FOUND }, signal })).rows.filter(({ kind }) => kind === 'test');
