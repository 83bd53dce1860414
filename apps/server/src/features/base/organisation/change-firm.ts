import * as organisationEndpoints from '@nidan/contract/base/organisation/organisation-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { panOfGstin } from '@nidan/domain/tax/gstin';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { changedColumns } from './changed-columns.ts';
import { firmColumns, type FirmRow, insertFirm, updateFirmRow } from './firm-rows.ts';
import { presentFirm, readFirm } from './firms.query.ts';
import { startingStatus, stepMaster } from './move-master.ts';
import { requireGstinWhileTaxed } from './require-gstin-while-taxed.ts';
import { requireOwnLetters } from './require-own-letters.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Fields = Omit<BodyOf<typeof organisationEndpoints.updateFirm>, 'firmId' | 'version'>;

const blank = {
  gstin: null,
  pan: null,
  cin: null,
  tan: null,
  addr_1: '',
  addr_2: '',
  landmark: '',
  city: '',
  pincode: '',
  phone: '',
  email: '',
  lab_id_prefix: null,
} as const;

/** A text without blanks around it, and null for none; missing stays missing. */
function orNull(text: string | undefined): string | null | undefined {
  return text === undefined ? undefined : text.trim() || null;
}

function columnsOf({ labIdPrefix, gstin, pan, cin, tan, ...texts }: Fields): Partial<FirmRow> {
  const columns: Record<string, string | null | undefined> = {
    gstin: orNull(gstin),
    pan: orNull(pan),
    cin: orNull(cin),
    tan: orNull(tan),
    lab_id_prefix: orNull(labIdPrefix),
  };
  for (const [name, text] of Object.entries(texts)) columns[name] = text.trim();
  return Object.fromEntries(Object.entries(columns).filter(([, text]) => text !== undefined));
}

/** The GST number of a firm names its PAN. */
function requireOnePan({ gstin, pan }: Pick<FirmRow, 'gstin' | 'pan'>): void {
  const named = gstin === null ? null : panOfGstin(gstin);
  if (named === null || pan === null || named === pan) return;
  throw refuseField('pan', 'pan-of-gstin', { pan: named });
}

async function lockFirm({ db, lId }: Ctx, firmId: string): Promise<FirmRow> {
  const row = await db
    .selectFrom('firm')
    .select(firmColumns)
    .where('l_id', '=', lId)
    .where('firm_id', '=', firmId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw refuse('not-found');
  return row;
}

/** Adds a firm. */
export const createFirm = serve(organisationEndpoints.createFirm, async (ctx, { status, ...fields }) => {
  const name = fields.name.trim();
  const start = { firm_id: newId(), status: startingStatus(status), version: 1 };
  const row: FirmRow = { ...blank, ...columnsOf(fields), name, ...start };
  requireOnePan(row);
  await insertFirm(ctx.db, ctx.lId, row);
  recordEvent(ctx, { entityKind: 'FIRM', entityId: row.firm_id, action: 'create', after: row });
  return presentFirm(ctx, row, []);
});

/** Changes a firm. */
export const updateFirm = serve(
  organisationEndpoints.updateFirm,
  async (ctx, { firmId, version, ...fields }) => {
    const row = await lockFirm(ctx, firmId);
    await expectVersion(ctx, { entityId: firmId, expected: version, found: row.version });
    const change = changedColumns(row, columnsOf(fields));
    if (change === null) return readFirm(ctx, firmId);
    requireOnePan({ ...row, ...change.after });
    await updateFirmRow(ctx.db, { lId: ctx.lId, firmId }, { ...change.after, version: row.version + 1 });
    if (change.after.gstin === null) await requireGstinWhileTaxed(ctx);
    if (change.after.lab_id_prefix !== undefined) await requireOwnLetters(ctx, firmId);
    recordEvent(ctx, { entityKind: 'FIRM', entityId: firmId, action: 'update', ...change });
    return readFirm(ctx, firmId);
  },
);

async function refuseFirmInUse({ db, lId }: Ctx, { firm_id, name }: FirmRow): Promise<void> {
  const place = await db
    .selectFrom('location')
    .select('name')
    .where('l_id', '=', lId)
    .where('firm_id', '=', firm_id)
    .where('status', '=', masterData.codes.enabled)
    .orderBy('name')
    .executeTakeFirst();
  if (place !== undefined) throw refuse('firm-in-use', { details: { firm: name, location: place.name } });
}

/** Enables or disables a firm; one that bills at an enabled location stays. */
export const changeFirmStatus = serve(
  organisationEndpoints.changeFirmStatus,
  async (ctx, { firmId, version, action }) => {
    const row = await lockFirm(ctx, firmId);
    const what = `Firm ${row.name}`;
    const step = { what, entityKind: 'FIRM', entityId: firmId, action, expected: version, row } as const;
    const next = await stepMaster(ctx, step);
    if (action === 'disable') await refuseFirmInUse(ctx, row);
    await updateFirmRow(ctx.db, { lId: ctx.lId, firmId }, next);
    return readFirm(ctx, firmId);
  },
);
