import { ageInDaysAt, yearsOfDays } from '@nidan/domain/people/ages/age-at';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { completedYears } from './age-columns.ts';
import { ageSourceOf } from './present-patient-brief.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const zone = 'Asia/Kolkata';
const born = (birthdate: string) => ({ birthdate, age_y: null, age_m: null });
const stated = (age_y: number, age_m: number | null = null) => ({ birthdate: null, age_y, age_m });

test.each([
  // Half past midnight in India is the day before in UTC.
  ['2026-11-29T19:00:00Z', born('2008-11-30'), 18],
  ['2026-11-29T18:00:00Z', born('2008-11-30'), 17],
  ['2026-02-28T12:00:00Z', born('2008-02-29'), 18],
  ['2026-02-27T12:00:00Z', born('2008-02-29'), 17],
  ['2026-11-29T12:00:00Z', stated(34), 34],
  ['2027-11-29T11:00:00Z', stated(34), 34],
  ['2027-11-30T12:00:00Z', stated(34), 35],
  ['2026-11-29T12:00:00Z', stated(1, 11), 1],
])('at %s the years of %o are %i', async (at, age, years) => {
  const person = { ...age, age_w: null, age_d: null, age_h: null, age_at: new Date('2026-11-29T12:00:00Z') };
  const { rows } = await sql<{ years: number }>`
    select ${completedYears(sql`${at}::timestamptz`, sql`${zone}`)} as years
    from (select ${person.birthdate}::date as birthdate, ${person.age_y}::int as age_y, ${person.age_m}::int as age_m,
      null::int as age_w, null::int as age_d, null::int as age_h, ${person.age_at}::timestamptz as age_at) p`.execute(
    app.services.db,
  );
  expect(rows).toEqual([{ years }]);
  expect(yearsOfDays(ageInDaysAt(ageSourceOf(person), { at: new Date(at), zone }))).toBe(years);
});
