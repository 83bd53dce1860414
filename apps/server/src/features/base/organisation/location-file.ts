import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import { createLocation, updateLocation } from '@nidan/contract/base/organisation/organisation-endpoints';
import { type LocationRow as FileRow, locationSheet } from '@nidan/domain/imports/location-sheet';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { bodyFaults } from '../../../kernel/imports/body-faults.ts';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import { changedColumns } from './changed-columns.ts';
import { lockLab } from './lab-rows.ts';
import { ONLY_ENABLED, readLocationUses } from './location-in-use.query.ts';
import { insertLocations, locationColumns, type LocationRow, updateLocationRow } from './location-rows.ts';
import { requireGstinWhileTaxed } from './require-gstin-while-taxed.ts';
import { requireOwnLetters } from './require-own-letters.ts';
import { stepBetween } from './move-master.ts';
import { settlementOf } from './settlement-of.ts';
import { type RecordDraft, recordsFile } from './records-file.ts';

const newFaults = bodyFaults(createLocation.body);
const changedFaults = bodyFaults(updateLocation.body);

/** A location with the firm that its row names. */
interface LocationRecord extends FileRow {
  readonly locationId: string;
  readonly version: number;
}

type Draft = RecordDraft<LocationRecord>;

interface Firm {
  readonly firm_id: string;
  readonly name: string;
  readonly status: number;
}

/** What the rules of locations are asked of. */
interface Places {
  readonly records: readonly LocationRecord[];
  /** By name. */
  readonly firms: ReadonlyMap<string, Firm>;
  /** Why a location stays in use, by its id. */
  readonly uses: ReadonlyMap<string, string>;
}

const { enabled, disabled, draft: draftCode } = masterData.codes;

function columnsOf(record: LocationRecord, firms: Places['firms']): LocationRow {
  const { locationId: location_id, firm, name, kind, address, phone, settlement, status, version } = record;
  const firm_id = firms.get(firm ?? '')?.firm_id ?? null;
  return { location_id, name, kind, address, phone, firm_id, settlement, status, version };
}

/** What the endpoint that a person would send a location to says of it. */
function shapeFaults({ former, next }: Draft, firms: Places['firms']): FieldFault[] {
  const { location_id: locationId, status, version, firm_id: firmId, ...fields } = columnsOf(next, firms);
  const body = { ...fields, firmId };
  if (former !== null) return changedFaults({ locationId, version, ...body });
  return newFaults({ ...body, status: status === disabled ? draftCode : status });
}

/** A location bills under an enabled firm: one that is chosen now, and that of a location which opens. */
function firmFaults({ former, next }: Draft, firms: Places['firms']): FieldFault[] {
  if (next.firm === null) return [];
  const firm = firms.get(next.firm);
  if (firm === undefined) return [faultAt('firm', 'lab-lacks-firm')];
  const isAsked = former?.firm !== next.firm || (former.status !== enabled && next.status === enabled);
  return isAsked && firm.status !== enabled ? [faultAt('firm', 'firm-off', { name: firm.name })] : [];
}

function judge({ records, firms, uses }: Places, drafts: readonly Draft[]) {
  const after = new Map(records.map((record) => [record.locationId, record]));
  for (const { next } of drafts) after.set(next.locationId, next);
  const isLast = ![...after.values()].some(({ status }) => status === enabled);
  const named = Map.groupBy(after.values(), ({ name }) => name.toLowerCase());
  return (draft: Draft): FieldFault[] => {
    const { former, next } = draft;
    const other = named
      .get(next.name.toLowerCase())
      ?.find(({ locationId }) => locationId !== next.locationId);
    const isNewName = former === null && other !== undefined;
    const leavesUse = former?.status === enabled && next.status !== enabled;
    const why = isLast ? ONLY_ENABLED : uses.get(next.locationId);
    return [
      ...shapeFaults(draft, firms),
      ...firmFaults(draft, firms),
      ...(isNewName ? [faultAt('name', 'name-written-otherwise', { name: other.name })] : []),
      ...(leavesUse && why !== undefined
        ? [faultAt('status', 'stays-enabled', { name: next.name, why })]
        : []),
    ];
  };
}

async function write(ctx: Ctx, drafts: readonly Draft[], { firms }: Places): Promise<void> {
  const { db, lId } = ctx;
  const rowOf = (record: LocationRecord) => columnsOf(record, firms);
  const added = drafts.flatMap(({ former, next }) => (former === null ? [rowOf(next)] : []));
  await insertLocations(db, lId, added);
  for (const after of added)
    recordEvent(ctx, { entityKind: 'LOCATION', entityId: after.location_id, action: 'create', after });
  for (const { former, next } of drafts) {
    if (former === null) continue;
    const { version, ...values } = rowOf(next);
    const change = changedColumns(rowOf(former), values);
    if (change === null) continue;
    const { locationId } = next;
    await updateLocationRow(db, { lId, locationId }, { ...change.after, version });
    const action = stepBetween(former.status, next.status) ?? 'update';
    recordEvent(ctx, { entityKind: 'LOCATION', entityId: locationId, action, ...change });
  }
  await requireGstinWhileTaxed(ctx);
  for (const firmId of new Set(drafts.map(({ next }) => rowOf(next).firm_id)))
    await requireOwnLetters(ctx, firmId);
}

async function readFirms({ db, lId }: Ctx, isChange: boolean): Promise<readonly Firm[]> {
  const select = db.selectFrom('firm').select(['firm_id', 'name', 'status']).where('l_id', '=', lId);
  // Nobody disables a firm meanwhile.
  return (isChange ? select.forKeyShare() : select).execute();
}

async function openPlaces(ctx: Ctx, isChange: boolean): Promise<Places> {
  if (isChange) await lockLab(ctx.db, ctx.lId);
  const select = ctx.db
    .selectFrom('location')
    .select(locationColumns)
    .where('l_id', '=', ctx.lId)
    .orderBy('name');
  const rows = await (isChange ? select.forUpdate() : select).execute();
  const firms = await readFirms(ctx, isChange);
  const nameOf = new Map(firms.map(({ firm_id: id, name }) => [id, name]));
  const records = rows.map((row): LocationRecord => ({
    locationId: row.location_id,
    name: row.name,
    address: row.address,
    phone: row.phone,
    kind: row.kind === 'centre' ? 'centre' : 'lab',
    settlement: settlementOf(row.settlement),
    firm: row.firm_id === null ? null : (nameOf.get(row.firm_id) ?? null),
    status: row.status,
    version: row.version,
  }));
  const ids = records.filter(({ status }) => status === enabled).map(({ locationId }) => locationId);
  return {
    records,
    firms: new Map(firms.map((firm) => [firm.name, firm])),
    uses: await readLocationUses(ctx, ids),
  };
}

/** The file of the locations: the rules are those of their edit page. */
export const locationFile = recordsFile<FileRow, LocationRecord>(locationSheet, async (ctx, use) => {
  const places = await openPlaces(ctx, use === 'change');
  return {
    records: places.records,
    rowOf: (record) => record,
    nextOf: (row, former) => ({
      ...row,
      locationId: former?.locationId ?? newId(),
      version: (former?.version ?? 0) + 1,
    }),
    judge: (drafts) => judge(places, drafts),
    write: (drafts) => write(ctx, drafts, places),
  };
});
