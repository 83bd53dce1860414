import type { ParameterView } from '@nidan/contract/catalogue/parameters/parameter-view';
import { listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { api } from '../../../kernel/api/api.ts';
import type { Search } from '../../../kernel/ui/fields/use-search.ts';

const MOST = 20;

/** Finds parameters by code or name, for a field that picks one. */
export const findParameters: Search<ParameterView> = async (q, signal) =>
  (await api(listParameters, { query: { q, limit: MOST }, signal })).rows;
