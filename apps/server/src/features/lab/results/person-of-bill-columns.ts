import type { Trimester } from '@nidan/domain/people/ages/trimester';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import { ageSourceOf, type PatientBriefRow } from '../../people/patients/present-patient-brief.ts';
import type { PersonOfBill } from './bill-under-work.ts';

/** What was said of the person of the bill `b`, who was registered at `place`. */
export const personOfBillColumns = sql.raw(
  'b.last_period, b.trimester, b.fasting_hours, b.height_cm, b.weight_kg, b.birth_weeks, place.location_id, place.name as place',
);

export interface PersonOfBillRow extends PatientBriefRow {
  readonly last_period: CalendarDate | null;
  readonly trimester: Trimester | null;
  readonly fasting_hours: number | null;
  readonly height_cm: number | null;
  readonly weight_kg: number | null;
  readonly birth_weeks: number | null;
  readonly location_id: string;
  readonly place: string;
}

/** The person of a bill. */
export function personOfBill(row: PersonOfBillRow): PersonOfBill {
  return {
    sex: row.sex,
    age: ageSourceOf(row),
    pregnancy: { lastPeriod: row.last_period, trimester: row.trimester },
    fastingHours: row.fasting_hours,
    heightCm: row.height_cm,
    weightKg: row.weight_kg,
    birthWeeks: row.birth_weeks,
    place: { locationId: row.location_id, name: row.place },
  };
}
