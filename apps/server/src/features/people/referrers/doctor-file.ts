import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import * as doctorEndpoints from '@nidan/contract/people/referrers/doctor-endpoints';
import { type DoctorRow, doctorSheet } from '@nidan/domain/imports/doctor-sheet';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { bodyFaults } from '../../../kernel/imports/body-faults.ts';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import { lockCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { type RecordDraft, recordsFile } from '../../base/organisation/records-file.ts';
import { readAgency } from './agencies.query.ts';
import { doctorKind } from './change-doctor.ts';
import { type DoctorRecord, keptDoctor, shownContact } from './doctor-record.ts';
import { readDoctors } from './doctor-records.query.ts';
import { type DoctorReferences, insertDoctorRecords, updateDoctorRecords } from './doctor-rows.ts';
import { doctorReferenceFaults, sameDoctors } from './judge-doctors.ts';
import { recordReferrer } from './record-referrer.ts';
import { readReferred } from './referred-records.ts';

const newFaults = bodyFaults(doctorEndpoints.createDoctor.body);
const changedFaults = bodyFaults(doctorEndpoints.updateDoctor.body);

/** What the endpoint that a person would send a doctor to says of it. */
function shapeFaults({ former, next }: RecordDraft<DoctorRecord>): FieldFault[] {
  const { doctorId: _, version, status, code, ...fields } = next;
  if (former !== null) return changedFaults({ version, ...fields });
  const { disabled, draft } = masterData.codes;
  return newFaults({ code, status: status === disabled ? draft : status, ...fields });
}

async function write(
  ctx: Ctx,
  drafts: readonly RecordDraft<DoctorRecord>[],
  references: DoctorReferences,
): Promise<void> {
  const added = drafts.filter(({ former }) => former === null).map(({ next }) => next);
  const changed = drafts.filter(({ former }) => former !== null).map(({ next }) => next);
  await insertDoctorRecords(ctx, added, references);
  await updateDoctorRecords(ctx, changed, references);
  for (const draft of drafts) recordReferrer(ctx, doctorKind, draft);
}

/** The doctors that the caller sees: a doctor their own record, an agency user those of the agency. */
async function seenOf(ctx: Ctx, all: readonly DoctorRecord[]): Promise<readonly DoctorRecord[]> {
  const { doctorId: own, agencyId } = ctx.caller.scope;
  const agency = agencyId === null ? null : await readAgency(ctx, agencyId);
  return all.filter(
    ({ doctorId, agencies }) =>
      (own === null || own === doctorId) && (agencyId === null || agencies.includes(agency?.code ?? '')),
  );
}

/** The file of the referring doctors; a demo user's has masked contacts, which read back change nothing. */
export const doctorFile = recordsFile<DoctorRow, DoctorRecord>(doctorSheet, async (ctx, use) => {
  if (use === 'change') await lockCatalogue(ctx);
  const all = await readDoctors(ctx);
  const records = await seenOf(ctx, all);
  const territories = await readReferred(ctx, 'territory', null);
  const agencies = await readReferred(ctx, 'agency', null);
  const world = { territories, agencies, others: all };
  return {
    records,
    rowOf: (record) => shownContact(ctx, record),
    nextOf: (row, former) => ({
      ...keptDoctor(ctx, row, former),
      doctorId: former?.doctorId ?? newId(),
      version: (former?.version ?? 0) + 1,
    }),
    judge: (drafts) => {
      const sameAs = sameDoctors(world, drafts);
      return (draft) => {
        const same = sameAs(draft);
        return [
          ...shapeFaults(draft),
          ...doctorReferenceFaults(world, draft),
          ...(same === null ? [] : [faultAt('name', 'same-name-qualification', { code: same.code })]),
        ];
      };
    },
    write: (drafts) => write(ctx, drafts, world),
  };
});
