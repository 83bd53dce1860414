import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import { searchDoctors } from '@nidan/contract/people/referrers/doctor-endpoints';
import { codesOfTest } from '@nidan/domain/catalogue/codes-of-test';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import type { AgencyOfBill } from '../bill-form.ts';
import { api } from '../../../../kernel/api/api.ts';

export type Resolved<Item> =
  | { readonly is: 'one'; readonly item: Item }
  | { readonly is: 'none' }
  | { readonly is: 'many'; readonly count: number };

const MOST = 20;

export interface Doctor {
  readonly doctorId: string;
  readonly name: string;
  readonly qualification: string;
  /** Through which the doctor sends patients. */
  readonly agencies: readonly AgencyOfBill[];
}

/** Tests for a text, best match first; codes from their first letter on, names from three letters on. */
export async function findTests(text: string, signal?: AbortSignal): Promise<readonly TestView[]> {
  const query = { q: text, enabled: 'enabled_tests', offeredHere: true, limit: MOST } as const;
  return (await api(listTests, { query, ...(signal ? { signal } : {}) })).rows;
}

export async function findDoctors(text: string, signal?: AbortSignal): Promise<readonly Doctor[]> {
  const query = { q: text, limit: MOST };
  return (await api(searchDoctors, { query, ...(signal ? { signal } : {}) })).rows;
}

export async function findAgencies(text: string, signal?: AbortSignal): Promise<readonly AgencyOfBill[]> {
  const query = { q: text, limit: MOST };
  return (await api(listAgencies, { query, ...(signal ? { signal } : {}) })).rows;
}

/** The agency that a text means without a look at the list: the one of this code or name, else the only one found. */
export function meantAgency(text: string, found: readonly AgencyOfBill[]): Resolved<AgencyOfBill> {
  const typed = text.trim().toLowerCase();
  const exact = found.find(({ code, name }) => [code, name].some((one) => one.toLowerCase() === typed));
  return exact ? { is: 'one', item: exact } : onlyOne(found);
}

/** The test that a text means without a look at the list: the one with exactly this code or short code, else the only one found. */
export function meantTest(text: string, found: readonly TestView[]): Resolved<TestView> {
  const exact = found.find((test) => codesOfTest(test).includes(text.toUpperCase()));
  return exact ? { is: 'one', item: exact } : onlyOne(found);
}

/** The only thing found; a choice between several is the person's. */
export function onlyOne<Item>(found: readonly Item[]): Resolved<Item> {
  const [first] = found;
  if (first === undefined) return { is: 'none' };
  return found.length === 1 ? { is: 'one', item: first } : { is: 'many', count: found.length };
}
