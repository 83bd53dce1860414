import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import { api } from '../../../kernel/api/api.ts';
import type { Search } from '../../../kernel/ui/fields/use-search.ts';

const MOST = 20;

/** Tests, profiles and packages that can be ordered, by code or name. */
export const findOrderable: Search<TestView> = async (q, signal) =>
  (await api(listTests, { query: { q, enabled: 'enabled_tests', limit: MOST }, signal })).rows;
