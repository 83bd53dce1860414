import type { duplicateVerdict } from '@nidan/contract/people/patients/duplicate-endpoints';
import { ageInDaysAt } from '@nidan/domain/people/ages/age-at';
import {
  type ComparedPerson,
  duplicateScore,
  LIKELY_DUPLICATE,
} from '@nidan/domain/people/names/duplicate-score';
import type { Sex } from '@nidan/domain/people/sex';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { AgeColumns } from '../age-columns.ts';
import { ageSourceOf } from '../present-patient-brief.ts';

/** What of a record tells whether it is of the same person as another. */
export interface ComparedRow extends AgeColumns {
  readonly patient_id: string;
  readonly name: string;
  readonly sex: Sex;
  readonly phone: string | null;
  readonly phone_2: string | null;
  readonly abha_id: string | null;
  readonly passport_number: string | null;
  readonly srf_id: string | null;
  readonly adhar_last4: string | null;
}

/** Columns of a `patient p` for `ComparedRow`. */
export const comparedColumns = sql.raw(
  `p.patient_id, p.name, p.sex, p.age_y, p.age_m, p.age_w, p.age_d, p.age_h, p.age_at, p.birthdate, p.phone, p.phone_2,
   p.abha_id, p.passport_number, p.srf_id, p.adhar_last4`,
);

type Verdict = { readonly [K in keyof typeof duplicateVerdict]: Static<(typeof duplicateVerdict)[K]> };

/** A record as it is compared with others, by its age of now. */
export function comparedPerson({ now, lab }: Ctx, row: ComparedRow): ComparedPerson {
  return {
    name: row.name,
    sex: row.sex,
    ageDays: ageInDaysAt(ageSourceOf(row), { at: now, zone: lab.timeZone }),
    birthdate: row.birthdate,
    phones: [row.phone, row.phone_2].filter((phone) => phone !== null),
    abhaId: row.abha_id,
    passportNumber: row.passport_number,
    srfId: row.srf_id,
    aadhaarLast4: row.adhar_last4,
  };
}

/** How likely two records are one person. */
export function verdictOf(ctx: Ctx, one: ComparedRow, other: ComparedRow): Verdict {
  const { score, reasons } = duplicateScore(comparedPerson(ctx, one), comparedPerson(ctx, other));
  return { score, isLikely: score >= LIKELY_DUPLICATE, reasons: [...reasons] };
}
