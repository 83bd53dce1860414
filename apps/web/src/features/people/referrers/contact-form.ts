import type { MasterBrief } from '@nidan/contract/catalogue/masters/master-endpoints';
import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { api } from '../../../kernel/api/api.ts';
import type { Search } from '../../../kernel/ui/fields/use-search.ts';
import {
  type MasterValues,
  referenceIn,
  referenceText,
  textOf,
} from '../../../kernel/masters/master-fields.ts';

/** Records shown at once. */
const SHOWN = 50;

/** Finds territories in use by code or name. */
export const findTerritories: Search<MasterBrief> = async (q, signal) => {
  const { list } = masterEndpoints('territories');
  return (await api(list, { query: { q, limit: SHOWN }, signal })).rows;
};

interface Contact {
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string;
  readonly territory: MasterBrief | null;
}

/** How somebody is reached, as a form holds it. */
export function contactValues(contact: Contact | null) {
  return {
    phone: contact?.phone ?? '',
    email: contact?.email ?? '',
    address: contact?.address ?? '',
    territory: referenceText(contact?.territory ?? null),
  };
}

/** What a form says of how somebody is reached. */
export function contactBody(values: MasterValues) {
  return {
    phone: textOf(values, 'phone') || null,
    email: textOf(values, 'email') || null,
    address: textOf(values, 'address'),
    territory: referenceIn(textOf(values, 'territory'))?.code ?? null,
  };
}
