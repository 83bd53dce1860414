import * as organisationEndpoints from '@nidan/contract/base/organisation/organisation-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { changedColumns } from './changed-columns.ts';
import { lockLab } from './lab-rows.ts';
import { insertLocations, lockLocation, type LocationRow, updateLocationRow } from './location-rows.ts';
import { refuseLocationInUse } from './location-in-use.query.ts';
import { readLocation } from './locations.query.ts';
import { startingStatus, stepMaster } from './move-master.ts';
import { requireGstinWhileTaxed } from './require-gstin-while-taxed.ts';
import { requireOwnLetters } from './require-own-letters.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Fields = Omit<BodyOf<typeof organisationEndpoints.updateLocation>, 'locationId' | 'version'>;

function columnsOf({ firmId, name, kind, address, phone, settlement }: Fields): Partial<LocationRow> {
  return {
    ...(firmId === undefined ? {} : { firm_id: firmId }),
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(kind === undefined ? {} : { kind }),
    ...(settlement === undefined ? {} : { settlement }),
    ...(address === undefined ? {} : { address: address.trim() }),
    ...(phone === undefined ? {} : { phone: phone.trim() }),
  };
}

/** A location bills under an enabled firm. */
async function requireFirm({ db, lId }: Ctx, firmId: string | null | undefined): Promise<void> {
  if (!firmId) return;
  const firm = await db
    .selectFrom('firm')
    .select(['name', 'status'])
    .where('l_id', '=', lId)
    .where('firm_id', '=', firmId)
    // The firm is not disabled meanwhile.
    .forKeyShare()
    .executeTakeFirst();
  if (firm === undefined) throw refuse('not-found');
  if (firm.status !== masterData.codes.enabled)
    throw refuse('firm-not-enabled', { details: { firm: firm.name } });
}

/** Adds a location. */
export const createLocation = serve(
  organisationEndpoints.createLocation,
  async (ctx, { status, ...fields }) => {
    await lockLab(ctx.db, ctx.lId);
    await requireFirm(ctx, fields.firmId);
    const row: LocationRow = {
      location_id: newId(),
      name: fields.name.trim(),
      kind: fields.kind,
      address: fields.address.trim(),
      phone: fields.phone.trim(),
      firm_id: fields.firmId,
      settlement: fields.settlement ?? 'usual',
      status: startingStatus(status),
      version: 1,
    };
    await insertLocations(ctx.db, ctx.lId, [row]);
    await requireGstinWhileTaxed(ctx);
    await requireOwnLetters(ctx, row.firm_id);
    recordEvent(ctx, { entityKind: 'LOCATION', entityId: row.location_id, action: 'create', after: row });
    return readLocation(ctx, row.location_id);
  },
);

/** Changes a location. */
export const updateLocation = serve(
  organisationEndpoints.updateLocation,
  async (ctx, { locationId, version, ...fields }) => {
    await lockLab(ctx.db, ctx.lId);
    const row = await lockLocation(ctx, locationId);
    await expectVersion(ctx, { entityId: locationId, expected: version, found: row.version });
    const change = changedColumns(row, columnsOf(fields));
    if (change === null) return readLocation(ctx, locationId);
    await requireFirm(ctx, change.after.firm_id);
    await updateLocationRow(
      ctx.db,
      { lId: ctx.lId, locationId },
      { ...change.after, version: row.version + 1 },
    );
    if (change.after.firm_id !== undefined) {
      await requireGstinWhileTaxed(ctx);
      await requireOwnLetters(ctx, change.after.firm_id);
    }
    recordEvent(ctx, { entityKind: 'LOCATION', entityId: locationId, action: 'update', ...change });
    return readLocation(ctx, locationId);
  },
);

/** Enables or disables a location; whoever works at a disabled one chooses another before the next save. */
export const changeLocationStatus = serve(
  organisationEndpoints.changeLocationStatus,
  async (ctx, { locationId, version, action }) => {
    await lockLab(ctx.db, ctx.lId);
    const row = await lockLocation(ctx, locationId);
    const step = { entityKind: 'LOCATION', entityId: locationId, action, expected: version, row } as const;
    const next = await stepMaster(ctx, { what: `Location ${row.name}`, ...step });
    if (action === 'disable') await refuseLocationInUse(ctx, row);
    else await requireFirm(ctx, row.firm_id);
    await updateLocationRow(ctx.db, { lId: ctx.lId, locationId }, next);
    if (action === 'enable') {
      await requireGstinWhileTaxed(ctx);
      await requireOwnLetters(ctx, row.firm_id);
    }
    return readLocation(ctx, locationId);
  },
);
