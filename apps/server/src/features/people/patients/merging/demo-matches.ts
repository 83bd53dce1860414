import { nameWords } from '@nidan/domain/people/names/name-tokens';
import type { PatientSearch } from '@nidan/domain/people/patient-search';
import { type RawBuilder, sql } from 'kysely';

/** Digits at the start of a phone number that its mask shows (spec §6). */
const SHOWN_DIGITS = 2;

/**
 * The condition on `patient p` by which a demo user finds people: what the masks show of them, the first letter of each word of
 * a name and the first two digits of a phone number, so that a search tells nothing that the screen does not. Null: nobody.
 */
export function shownToDemoUsers({ by, value }: PatientSearch): RawBuilder<unknown> | null {
  if (by === 'patient_code') return sql`starts_with(p.patient_code, ${value})`;
  if (by === 'phone') {
    const digits = value.slice(0, SHOWN_DIGITS);
    return sql`(starts_with(p.phone, ${digits}) or starts_with(p.phone_2, ${digits}))`;
  }
  const letters =
    by === 'name' ? nameWords(value).map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0)) : [];
  if (letters.length === 0) return null;
  return sql.join(
    letters.map((letter) => sql`strpos(' ' || lower(p.name), ${` ${letter}`}) > 0`),
    sql` and `,
  );
}
