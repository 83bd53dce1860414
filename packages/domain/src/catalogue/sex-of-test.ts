import type { Sex } from '../people/sex.ts';

/** The sex that a test is of, where it is of one alone. */
export const TEST_SEXES = ['M', 'F'] as const satisfies readonly Sex[];
export type TestSex = (typeof TEST_SEXES)[number];

export interface SexedTest {
  readonly code: string;
  readonly name: string;
  /** Null: of both. */
  readonly forSex: TestSex | null;
}

const PEOPLE: Readonly<Record<TestSex, string>> = { M: 'men', F: 'women' };

/** Whether a test is of the other sex than a person. Of a person whose sex is other or not known nothing is doubted. */
export function isOfOtherSex({ forSex }: Pick<SexedTest, 'forSex'>, sex: Sex | null): boolean {
  return forSex !== null && (sex === 'M' || sex === 'F') && sex !== forSex;
}

/** A sentence that warns of a test of the other sex: 'SEMEN, Semen analysis, is a test of men. Check the sex of the patient.' */
export function otherSexText({ code, name, forSex }: SexedTest): string {
  const people = forSex === null ? 'both sexes' : PEOPLE[forSex];
  return `${code}, ${name}, is a test of ${people}. Check the sex of the patient.`;
}
