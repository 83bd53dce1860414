import { listParameters, listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { type MasterBrief, masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { listDepartments } from '@nidan/contract/base/organisation/organisation-endpoints';
import type { OtherMaster } from '@nidan/domain/masters/master-field';
import type { MasterName } from '@nidan/domain/masters/masters';
import { api } from '../../../kernel/api/api.ts';
import type { Search } from '../../../kernel/ui/fields/use-search.ts';

/** Records shown at once. */
const SHOWN = 50;

/** Finds records in use that a field may refer to, by their code or name. */
export function referenceSearch(to: MasterName | OtherMaster): Search<MasterBrief> {
  switch (to) {
    case 'departments':
      return async (text, signal) => {
        const { rows } = await api(listDepartments, { query: {}, signal });
        return rows.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(text.toLowerCase()));
      };
    case 'tests':
      return async (q, signal) => (await api(listTests, { query: { q, limit: SHOWN }, signal })).rows;
    case 'parameters':
      return async (q, signal) => (await api(listParameters, { query: { q, limit: SHOWN }, signal })).rows;
    default:
      return async (q, signal) =>
        (await api(masterEndpoints(to).list, { query: { q, limit: SHOWN }, signal })).rows;
  }
}
