import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import * as agencyEndpoints from '@nidan/contract/people/referrers/agency-endpoints';
import { agencySheet, type AgencyRow } from '@nidan/domain/imports/agency-sheet';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { bodyFaults } from '../../../kernel/imports/body-faults.ts';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import { lockCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { type RecordDraft, recordsFile } from '../../base/organisation/records-file.ts';
import { readAgencies } from './agencies.query.ts';
import { type AgencyRecord, keptAgency, shownAgency } from './agency-record.ts';
import { type AgencyReferences, insertAgencyRecords, updateAgencyRecords } from './agency-rows.ts';
import { agencyKind } from './change-agency.ts';
import { agencyFaults } from './judge-agencies.ts';
import { recordReferrer } from './record-referrer.ts';
import { readReferred } from './referred-records.ts';

const newFaults = bodyFaults(agencyEndpoints.createAgency.body);
const changedFaults = bodyFaults(agencyEndpoints.updateAgency.body);

/** What the endpoint that a person would send an agency to says of it. */
function shapeFaults({ former, next }: RecordDraft<AgencyRecord>): FieldFault[] {
  const { agencyId, version, status, code, expectedVolume: _, ...fields } = next;
  if (former !== null) return changedFaults({ version, ...fields });
  const { disabled, draft } = masterData.codes;
  return newFaults({ agencyId, code, status: status === disabled ? draft : status, ...fields });
}

/** Two agencies of one name could not be told apart at the counter. */
function sameNames(
  records: readonly AgencyRecord[],
  drafts: readonly RecordDraft<AgencyRecord>[],
): (draft: RecordDraft<AgencyRecord>) => FieldFault[] {
  const after = new Map(records.map((record) => [record.agencyId, record]));
  for (const { next } of drafts) after.set(next.agencyId, next);
  const named = Map.groupBy(after.values(), ({ name }) => name.toLowerCase());
  return ({ next }) => {
    const other = named.get(next.name.toLowerCase())?.find(({ agencyId }) => agencyId !== next.agencyId);
    return other === undefined ? [] : [faultAt('name', 'same-name', { code: other.code })];
  };
}

async function write(
  ctx: Ctx,
  drafts: readonly RecordDraft<AgencyRecord>[],
  references: AgencyReferences,
): Promise<void> {
  const [added, changed] = [true, false].map((isNew) =>
    drafts.filter(({ former }) => (former === null) === isNew).map(({ next }) => next),
  );
  await insertAgencyRecords(ctx, added ?? [], references);
  await updateAgencyRecords(ctx, changed ?? [], references);
  for (const draft of drafts) recordReferrer(ctx, agencyKind, draft);
}

/** The file of the agencies with what they are expected to send; a demo user's has masked contacts, which read back change nothing. */
export const agencyFile = recordsFile<AgencyRow, AgencyRecord>(agencySheet, async (ctx, use) => {
  if (use === 'change') await lockCatalogue(ctx);
  const { agencyId: own } = ctx.caller.scope;
  const all = await readAgencies(ctx);
  const records = all.filter(({ agencyId }) => own === null || own === agencyId);
  const references = {
    territories: await readReferred(ctx, 'territory', null),
    tests: await readReferred(ctx, 'test', null),
  };
  return {
    records,
    rowOf: (record) => shownAgency(ctx, record),
    nextOf: (row, former) => ({
      ...keptAgency(ctx, row, former),
      agencyId: former?.agencyId ?? newId(),
      version: (former?.version ?? 0) + 1,
    }),
    judge: (drafts) => {
      const nameFaults = sameNames(all, drafts);
      return (draft) => [...shapeFaults(draft), ...agencyFaults(references, draft), ...nameFaults(draft)];
    },
    write: (drafts) => write(ctx, drafts, references),
  };
});
