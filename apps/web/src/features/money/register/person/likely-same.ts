import { searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import type { PatientMatch } from '@nidan/contract/people/patients/patient-record';
import { secondsOfAge } from '@nidan/domain/people/ages/age';
import { ageInDaysAt } from '@nidan/domain/people/ages/age-at';
import {
  type ComparedPerson,
  duplicateScore,
  LIKELY_DUPLICATE,
} from '@nidan/domain/people/names/duplicate-score';
import { plainPhone } from '@nidan/domain/people/phone';
import { api } from '../../../../kernel/api/api.ts';
import type { PersonFields } from '../bill-form.ts';
import { ageOf, type Today } from './age-fields.ts';

const MOST = 20;
const SECONDS_A_DAY = 86_400;

type Candidate = Pick<
  PatientMatch,
  'name' | 'age_sex' | 'detailed_age' | 'age_at' | 'birthdate' | 'phone' | 'phone_2'
>;

function phonesOf(phones: readonly (string | null)[]): string[] {
  return phones.flatMap((phone) => (phone === null || phone.trim() === '' ? [] : [plainPhone(phone)]));
}

function comparedTyped(person: PersonFields, today: Today): ComparedPerson {
  const age = ageOf(person, today);
  return {
    name: person.name,
    sex: person.sex === '' ? 'O' : person.sex,
    ageDays: age === null ? 0 : secondsOfAge(age) / SECONDS_A_DAY,
    birthdate: person.birthdate,
    phones: phonesOf([person.phone, person.phone2]),
    abhaId: null,
    passportNumber: null,
    srfId: null,
    aadhaarLast4: null,
  };
}

function comparedKnown(person: Candidate, today: Today): ComparedPerson {
  const { birthdate, detailed_age: age, age_at: saidAt } = person;
  const source =
    birthdate !== null ? { birthDate: birthdate } : age === null ? null : { age, asOf: new Date(saidAt) };
  return {
    name: person.name,
    sex: person.age_sex.sex,
    ageDays: source === null ? 0 : ageInDaysAt(source, today),
    birthdate,
    phones: phonesOf([person.phone, person.phone_2]),
    abhaId: null,
    passportNumber: null,
    srfId: null,
    aadhaarLast4: null,
  };
}

/** The one of those on a phone who is likely the typed person, by the score of the duplicates; null for none. */
export function likelySame<One extends Candidate>(
  person: PersonFields,
  people: readonly One[],
  today: Today,
): One | null {
  const typed = comparedTyped(person, today);
  const scored = people.map((one) => ({
    one,
    score: duplicateScore(typed, comparedKnown(one, today)).score,
  }));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score >= LIKELY_DUPLICATE ? best.one : null;
}

/** Asks the server who is on the typed phone, and answers the one who is likely the typed person; null for none. */
export async function findLikelySame(person: PersonFields, today: Today): Promise<PatientMatch | null> {
  const phone = plainPhone(person.phone.trim());
  if (phone === '') return null;
  const { rows } = await api(searchPatients, { query: { q: phone, limit: MOST } });
  return likelySame(person, rows, today);
}
