import type { Fault } from '@nidan/domain/text/fault';
import { faultOf } from '@nidan/contract/kernel/faults/field-faults';
import { type FamilyFault, familyFault, patientKind } from '@nidan/domain/people/family';
import type { Sex } from '@nidan/domain/people/sex';
import { sql } from 'kysely';
import { patientInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { mergedRefusal } from './require-live-patient.ts';
import type { PatientRow, PatientValues, RelativeColumns } from './patient-record-columns.ts';

export type Relatives = Pick<PatientRow, 'primary_person' | 'mother_person'>;

interface Member extends RelativeColumns {
  readonly patient_id: string;
  readonly sex: Sex;
  readonly primary_patient_id: string | null;
  readonly merged_into: string | null;
}

const FAULTS: Readonly<Record<FamilyFault, { field: string; of: (name: string) => Fault }>> = {
  primaryIsCompanion: {
    field: 'companion.primary_id',
    of: (name) => faultOf('is-companion', { name }),
  },
  hasCompanions: {
    field: 'companion.primary_id',
    of: () => faultOf('has-companions'),
  },
  motherIsMale: { field: 'mother_id', of: (name) => faultOf('mother-is-male', { name }) },
};

interface Tied {
  readonly patientId: string;
  readonly values: Pick<PatientValues, 'primary_patient_id' | 'mother_patient_id'>;
  /** Path of the person in the request: '' or 'newPatient.'. */
  readonly path: string;
}

/** The people whom a person is tied to, locked so that nobody changes the family meanwhile, in the order of their ids. */
async function lockRelatives(ctx: Ctx, ids: readonly string[]): Promise<readonly Member[]> {
  const { rows } = await sql<Member>`
    select p.patient_id, p.patient_code, p.name_title, p.name, p.sex, p.primary_patient_id, p.merged_into from patient p
    where p.l_id = ${ctx.lId} and p.patient_id = any(${[...ids]})
      and ${patientInScope(ctx, sql.ref('p.patient_id'))}
    order by p.patient_id for no key update of p`.execute(ctx.db);
  return rows;
}

async function hasCompanions(ctx: Ctx, patientId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from patient where l_id = ${ctx.lId} and primary_patient_id = ${patientId}) as has`.execute(
    ctx.db,
  );
  return rows[0]?.has ?? false;
}

/** Refuses ties that no family has; answers the relatives for the view. Asks nothing of a person without ties. */
export async function requireFamily(ctx: Ctx, { patientId, values, path }: Tied): Promise<Relatives> {
  const { primary_patient_id: primaryId, mother_patient_id: motherId } = values;
  const ids = [primaryId, motherId].filter((id) => id !== null);
  if (ids.length === 0) return { primary_person: null, mother_person: null };
  if (ids.includes(patientId)) throw refuseField(`${path}companion.primary_id`, 'other-person-needed');
  const members = new Map((await lockRelatives(ctx, ids)).map((member) => [member.patient_id, member]));
  if (ids.some((id) => !members.has(id))) throw refuse('not-found');
  for (const member of members.values()) {
    if (member.merged_into !== null) throw await mergedRefusal(ctx, member);
  }
  const primary = members.get(primaryId ?? '') ?? null;
  const mother = members.get(motherId ?? '') ?? null;
  const wrong = familyFault({
    primary: primary && { kind: patientKind(primary.primary_patient_id) },
    mother,
    hasCompanions: primary !== null && (await hasCompanions(ctx, patientId)),
  });
  if (wrong === null) return { primary_person: primary, mother_person: mother };
  const { field, of } = FAULTS[wrong];
  const about = wrong === 'motherIsMale' ? mother : primary;
  const name = about?.name ?? '';
  throw refuseField(`${path}${field}`, of(name));
}
