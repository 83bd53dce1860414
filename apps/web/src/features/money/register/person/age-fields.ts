import { detailedAgeAt } from '@nidan/domain/people/ages/age-at';
import { type DetailedAge, exactParts, normaliseAge } from '@nidan/domain/people/ages/age';
import { displayAge } from '@nidan/domain/people/ages/display-age';
import { parseAge } from '@nidan/domain/people/ages/parse-age';
import type { PersonFields } from '../bill-form.ts';

export interface Today {
  readonly at: Date;
  readonly zone: string;
}

/** The age that the fields tell: of the birth date when there is one, else as typed; null for none. */
export function ageOf(
  { age, birthdate }: Pick<PersonFields, 'age' | 'birthdate'>,
  today: Today,
): DetailedAge | null {
  return birthdate === null ? parseAge(age) : detailedAgeAt({ birthDate: birthdate }, today);
}

/** An age as it could have been typed, in its largest units: `34`, `2y 3m`, `5d`, `4h`. */
export function typedAge(age: DetailedAge): string {
  const { age_y, age_m, age_w, age_d, age_h } = exactParts(age);
  const parts = [
    [age_y, 'y'],
    [age_m, 'm'],
    [age_w, 'w'],
    [age_d, 'd'],
    [age_h, 'h'],
  ] as const;
  const said = parts.filter(([amount]) => amount > 0);
  if (said.length === 1 && age_y > 0) return String(age_y);
  return said.length === 0 ? '0d' : said.map(([amount, unit]) => `${amount}${unit}`).join(' ');
}

/** The age in words beside its field: '34 Yrs.'; empty while there is none. */
export function ageWords(fields: Pick<PersonFields, 'age' | 'birthdate'>, today: Today): string {
  const age = ageOf(fields, today);
  if (age === null) return '';
  return displayAge(fields.birthdate === null ? normaliseAge(age) : age);
}

/** The year of birth that a typed age in years says, for reading back; null for younger than a year or none. */
export function birthYear(fields: Pick<PersonFields, 'age' | 'birthdate'>, today: Today): number | null {
  const age = fields.birthdate === null ? parseAge(fields.age) : null;
  return age === null || age.age_y === 0 ? null : today.at.getUTCFullYear() - age.age_y;
}
