import { NO_AGE, secondsOfAge } from '@nidan/domain/people/ages/age';
import { type RawBuilder, sql } from 'kysely';

/** The columns of `patient` that tell the age: the birth date, or the parts as they were said and when. */
export interface AgeColumns {
  readonly age_y: number | null;
  readonly age_m: number | null;
  readonly age_w: number | null;
  readonly age_d: number | null;
  readonly age_h: number | null;
  readonly age_at: Date;
  readonly birthdate: string | null;
}

const secondsOf = (part: keyof typeof NO_AGE) => sql.lit(secondsOfAge({ ...NO_AGE, [part]: 1 }));

/**
 * Completed years of a `patient p` at a moment, as `detailedAgeAt` prints them: by the lab's day for a birth date, by the time since the age
 * was stated otherwise.
 */
export function completedYears(at: RawBuilder<unknown>, zone: RawBuilder<unknown>): RawBuilder<unknown> {
  const day = sql`(${at} at time zone ${zone})::date`;
  const begun = sql`(extract(year from ${day}) - extract(year from p.birthdate))::int`;
  return sql`case when p.birthdate is not null
    then ${begun} - (p.birthdate + make_interval(years => ${begun}) > ${day})::int
    else floor((extract(epoch from ${at} - p.age_at)
      + coalesce(p.age_y, 0) * ${secondsOf('age_y')} + coalesce(p.age_m, 0) * ${secondsOf('age_m')}
      + coalesce(p.age_w, 0) * ${secondsOf('age_w')} + coalesce(p.age_d, 0) * ${secondsOf('age_d')}
      + coalesce(p.age_h, 0) * ${secondsOf('age_h')}) / ${secondsOf('age_y')})::int end`;
}
