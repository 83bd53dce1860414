import type { PatientChanges, PatientInput } from '@nidan/contract/people/patients/patient-input';
import { type DetailedAge, isValidAge, OLDEST_AGE_YEARS } from '@nidan/domain/people/ages/age';
import { ageOfUnit } from '@nidan/domain/people/ages/age-unit';
import { addMonths, type CalendarDate } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import type { AgeColumns } from './age-columns.ts';

interface AgeInput {
  readonly input: Partial<PatientInput> | PatientChanges;
  /** What is stored already; null for a new person. */
  readonly stored: AgeColumns | null;
  /** Path of the person in the request: '' or 'newPatient.'. */
  readonly path: string;
}

const noParts = { age_y: null, age_m: null, age_w: null, age_d: null, age_h: null } as const;

function requireBirthdate(ctx: Ctx, birthdate: CalendarDate, path: string): void {
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  if (birthdate > today || birthdate < addMonths(today, -12 * OLDEST_AGE_YEARS)) {
    throw refuseField(`${path}birthdate`, 'not-date');
  }
}

function enteredAge({ input, path }: AgeInput): DetailedAge | null {
  const { detailed_age: parts, age_sex: single } = input;
  const oneUnit = single === undefined || single.age === null ? null : ageOfUnit(single.age, single.unit);
  const age = parts ?? oneUnit;
  if (age === null || isValidAge(age)) return age;
  throw refuseField(
    `${path}${parts === undefined || parts === null ? 'age_sex.age' : 'detailed_age'}`,
    'age-invalid',
  );
}

/**
 * Columns of the age: the birth date when there is one, else the parts as they were said, with the moment. Empty when
 * nothing about the age was entered. Refuses a person of whom neither is known.
 */
export function ageColumnsOf(ctx: Ctx, age: AgeInput): Partial<AgeColumns> {
  const { input, stored, path } = age;
  const birthdate = input.birthdate === undefined ? (stored?.birthdate ?? null) : input.birthdate;
  if (birthdate !== null) {
    if (input.birthdate === undefined) return {};
    requireBirthdate(ctx, birthdate, path);
    return { ...noParts, age_at: ctx.now, birthdate };
  }
  const entered = enteredAge(age);
  if (entered !== null) return { ...entered, age_at: ctx.now, birthdate };
  const known = stored !== null && [stored.age_y, stored.age_m, stored.age_w, stored.age_d, stored.age_h];
  if (known !== false && known.some((part) => part !== null)) return {};
  throw refuseField(`${path}age_sex.age`, 'age-or-birth-needed');
}
