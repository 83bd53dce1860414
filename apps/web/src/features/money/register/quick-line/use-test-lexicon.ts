import { HOUR } from '@nidan/domain/time/durations';
import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import { codesOfTest } from '@nidan/domain/catalogue/codes-of-test';
import { useWholeList } from '../../../../kernel/api/use-whole-list.ts';

export interface TestLexicon {
  /** By each of its short codes, in small letters. */
  readonly byCode: ReadonlyMap<string, TestView>;
  readonly isReady: boolean;
}

/** Every test that the lab offers, by its code and its further short codes. */
export function useTestLexicon(): TestLexicon {
  const query = { enabled: 'enabled_tests', offeredHere: true, limit: 200 } as const;
  const pages = useWholeList(listTests, { query }, { freshFor: HOUR });
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  return {
    byCode: new Map(rows.flatMap((test) => codesOfTest(test).map((code) => [code.toLowerCase(), test]))),
    isReady: pages.data !== undefined && !pages.hasNextPage,
  };
}
