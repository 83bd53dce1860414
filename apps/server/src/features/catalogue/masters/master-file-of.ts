import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { masterSheet, type MasterRow } from '@nidan/domain/imports/master-sheet';
import type { Master } from '@nidan/domain/masters/masters';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { bodyFaults } from '../../../kernel/imports/body-faults.ts';
import { cellFaultsOf, type FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import { type Candidate, type MasterFile, masterFile } from '../../../kernel/imports/master-file.ts';
import { announceCatalogue, lockCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { stepFault } from '../../base/organisation/move-master.ts';
import { type DraftRecord, MasterJudge } from './judge-master.ts';
import { keptValue, type MasterRecord, type ReadRecord } from './master-record.ts';
import { insertRecords, updateRecords } from './master-rows.ts';
import { type MasterWorld, readWorld } from './master-world.query.ts';
import { outermostFirst } from './outermost-first.ts';
import { recordMasterChange, recordNewMaster } from './record-master.ts';

function rowOf({ values, status }: MasterRecord): MasterRow {
  return { ...values, status };
}

function draftOf(master: Master, { row }: Candidate<MasterRow>, former: ReadRecord | null): DraftRecord {
  const { status, ...fields } = row;
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, keptValue(master.fields[name], value)]),
  );
  const version = former === null ? 1 : former.version + 1;
  return { former, next: { id: former?.id ?? newId(), status: Number(status), version, values } };
}

/** What the endpoint that a person would send a row to says of it. */
function endpointFaults({ name }: Master): (draft: DraftRecord) => FieldFault[] {
  const { create, update } = masterEndpoints(name);
  const [ofNew, ofChanged] = [bodyFaults(create.body), bodyFaults(update.body)];
  return ({ next, former }) => {
    const { id, status, version } = next;
    if (former === null) {
      const isStart = status !== masterData.codes.disabled;
      const faults = ofNew({ id, ...next.values, status: isStart ? status : masterData.codes.draft });
      return isStart ? faults : [...faults, faultAt('status', 'new-not-disabled')];
    }
    const { code: _, ...values } = next.values;
    const step = stepFault(former.status, status);
    const faults = ofChanged({ id, version, ...values });
    return step === null ? faults : [...faults, faultAt('status', step)];
  };
}

async function write(
  ctx: Ctx,
  master: Master,
  { world, drafts }: { readonly world: MasterWorld; readonly drafts: readonly DraftRecord[] },
): Promise<void> {
  const added = drafts.flatMap(({ next, former }) => (former === null ? [next] : []));
  const changed = drafts.flatMap(({ next, former }) => (former === null ? [] : [{ next, former }]));
  const ids = new Map<string, ReadonlyMap<string, string>>();
  for (const [field, known] of world.referred)
    ids.set(field, new Map([...known.values()].map(({ code, id }) => [code, id])));
  // A tree refers to records of the file itself.
  if (master.tree !== undefined) {
    const own = added.map(({ id, values }): [string, string] => [String(values['code']), id]);
    ids.set(master.tree.field, new Map([...(ids.get(master.tree.field) ?? []), ...own]));
  }
  const idsOf = (field: string) => ids.get(field) ?? new Map<string, string>();
  await insertRecords(ctx, master, { records: outermostFirst(master, added), idsOf });
  await updateRecords(ctx, master, { records: changed.map(({ next }) => next), idsOf });
  if (master.isInCatalogue === true) await announceCatalogue(ctx);
  for (const record of added) recordNewMaster(ctx, master, record);
  for (const change of changed) recordMasterChange(ctx, master, change);
}

/** The file of a declared master: its columns and rules are those of its edit page (ADR 17, ADR 19). */
export function masterFileOf(master: Master): MasterFile {
  const sheet = masterSheet(master);
  const faultsOfEndpoint = endpointFaults(master);
  return masterFile(sheet, async (ctx, use) => {
    if (use === 'change') await lockCatalogue(ctx);
    const world = await readWorld(ctx, master, { only: null, use });
    const known = new Map(world.records.map((record) => [String(record.values['code']), record]));
    return {
      rows: new Map([...known].map(([code, record]) => [code, rowOf(record)])),
      judge: (candidates) => {
        const drafts = candidates.map((candidate) =>
          draftOf(master, candidate, known.get(String(candidate.row['code'])) ?? null),
        );
        const shapeFaults = drafts.map(faultsOfEndpoint);
        const judge = new MasterJudge(
          master,
          world,
          drafts.filter((_, index) => shapeFaults[index]?.length === 0),
        );
        return {
          faultsOf: (index) => {
            const [candidate, draft] = [candidates[index], drafts[index]];
            if (candidate === undefined || draft === undefined) return [];
            const shape = shapeFaults[index] ?? [];
            const faults = shape.length > 0 ? shape : judge.faultsOf(draft);
            return cellFaultsOf(sheet, candidate.row, { faults });
          },
          write: () => write(ctx, master, { world, drafts }),
        };
      },
    };
  });
}
