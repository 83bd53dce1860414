import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import type { RecordDraft } from '../../base/organisation/records-file.ts';
import type { DoctorRecord } from './doctor-record.ts';
import { readDoctors } from './doctor-records.query.ts';
import type { DoctorReferences } from './doctor-rows.ts';
import { codeListOf, readReferred, referenceFaults } from './referred-records.ts';

/** What the rules of doctors are asked of. */
export interface DoctorWorld extends DoctorReferences {
  /** Doctors who may be the same as a draft. */
  readonly others: readonly DoctorRecord[];
}

/** What one change touches. */
export async function worldOfDoctor(
  ctx: Ctx,
  { name, territory, agencies }: DoctorRecord,
): Promise<DoctorWorld> {
  return {
    territories: await readReferred(ctx, 'territory', territory === null ? [] : [territory]),
    agencies: await readReferred(ctx, 'agency', agencies),
    others: await readDoctors(ctx, { conditions: [sql`d.name_search = ${name.toLowerCase()}`] }),
  };
}

function sameKey({ name, qualification }: DoctorRecord): string {
  return `${name}\n${qualification}`.toLowerCase();
}

/** Finds the enabled doctor of the same name and qualification, as if all drafts were written. */
export function sameDoctors(
  { others }: DoctorWorld,
  drafts: readonly RecordDraft<DoctorRecord>[],
): (draft: RecordDraft<DoctorRecord>) => DoctorRecord | null {
  const after = new Map(others.map((record) => [record.doctorId, record]));
  for (const { next } of drafts) after.set(next.doctorId, next);
  const { enabled } = masterData.codes;
  const inUse = [...after.values()].filter(({ status }) => status === enabled);
  const byKey = Map.groupBy(inUse, sameKey);
  return ({ next }) =>
    next.status === enabled
      ? (byKey.get(sameKey(next))?.find(({ doctorId }) => doctorId !== next.doctorId) ?? null)
      : null;
}

/** What is wrong with what a doctor refers to. */
export function doctorReferenceFaults(
  { territories, agencies }: DoctorReferences,
  { former, next }: RecordDraft<DoctorRecord>,
): FieldFault[] {
  return [
    ...referenceFaults('territory', territories, {
      codes: codeListOf(next.territory),
      former: codeListOf(former?.territory),
    }),
    ...referenceFaults('agencies', agencies, { codes: next.agencies, former: former?.agencies ?? [] }),
  ];
}
