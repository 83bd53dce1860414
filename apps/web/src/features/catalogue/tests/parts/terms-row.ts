import type { LocalTermsView } from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import type { LocalTerms } from '@nidan/domain/catalogue/local-terms';

/** What one location does otherwise with a test, as it is typed; empty is as everywhere. */
export interface TermsRow {
  readonly locationId: string;
  readonly isOffered: boolean;
  readonly hours: string;
  readonly method: string;
  readonly machineId: string;
}

/** A location that does nothing otherwise yet. */
export function newTermsRow(locationId: string): TermsRow {
  return { locationId, isOffered: true, hours: '', method: '', machineId: '' };
}

/** The rows of the locations that have terms. */
export function rowsOfTerms({ locations }: Pick<LocalTermsView, 'locations'>): TermsRow[] {
  return locations.flatMap(({ locationId, terms }) => {
    if (terms === null) return [];
    const { isOffered, tatHours, method, machineId } = terms;
    const hours = tatHours === null ? '' : String(tatHours);
    return [{ locationId, isOffered, hours, method: method ?? '', machineId: machineId ?? '' }];
  });
}

/** A row as terms; null while its hours cannot be read. */
export function termsOfRow({
  locationId,
  isOffered,
  hours,
  method,
  machineId,
}: TermsRow): (LocalTerms & { readonly locationId: string }) | null {
  const tatHours = hours.trim() === '' ? null : Number(hours);
  if (tatHours !== null && !(tatHours > 0 && tatHours <= 9_999)) return null;
  return { locationId, isOffered, tatHours, method: method.trim() || null, machineId: machineId || null };
}
