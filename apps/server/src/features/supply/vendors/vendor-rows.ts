import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type {
  askVendorBank,
  createVendor,
  saveVendorAddress,
  saveVendorContact,
} from '@nidan/contract/supply/vendors/vendor-endpoints';
import { accountStatus, type AccountStatusState } from '@nidan/domain/status-sets/account-status';
import { BANK } from '@nidan/domain/purchasing/decision-state';
import { sql } from 'kysely';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** What a vendor is, as it is kept: texts are null where there is none. */
export type VendorFields = Omit<BodyOf<typeof createVendor>, 'vendorId'>;

export interface LockedVendor extends VendorFields {
  readonly vendorId: string;
  readonly state: AccountStatusState;
  readonly madeBy: string;
  readonly version: number;
}

function columnsOf(fields: VendorFields) {
  return {
    code: fields.code,
    name: fields.name,
    type: fields.type,
    size: fields.size,
    gstin: fields.gstin,
    pan: fields.pan,
    tan: fields.tan,
    cin: fields.cin,
    msme: fields.msme,
    state_code: fields.stateCode,
    payment_days: fields.paymentDays,
    lead_days: fields.leadDays,
    tds_section: fields.tdsSection,
  };
}

/** Adds a vendor that the caller makes now, a draft. */
export async function insertVendor(ctx: Ctx, vendorId: string, fields: VendorFields): Promise<void> {
  await insertRows(ctx.db, 'vendor', [
    {
      l_id: ctx.lId,
      vendor_id: vendorId,
      ...columnsOf(fields),
      state: accountStatus.codes.draft,
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
}

/** Locks a vendor; refused when the lab has none of this id. */
export async function lockVendor({ db, lId }: Ctx, vendorId: string): Promise<LockedVendor> {
  const { rows } = await sql<Omit<LockedVendor, 'state'> & { stateCodeOf: number }>`
    select vendor_id as "vendorId", code, name, type, size, gstin, pan, tan, cin, msme, state_code as "stateCode",
      payment_days as "paymentDays", lead_days as "leadDays", tds_section as "tdsSection", state as "stateCodeOf",
      made_by as "madeBy", version
    from vendor where l_id = ${lId} and vendor_id = ${vendorId} for no key update`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const { stateCodeOf, ...vendor } = row;
  return { ...vendor, state: accountStatus.stateOf(stateCodeOf) };
}

/** Writes what a locked vendor is from now on. */
export async function updateVendorFields(ctx: Ctx, vendorId: string, fields: VendorFields): Promise<void> {
  await sendLater(
    ctx.db,
    ctx.db
      .updateTable('vendor')
      .set((eb) => ({ ...columnsOf(fields), version: eb('version', '+', 1) }))
      .where('l_id', '=', ctx.lId)
      .where('vendor_id', '=', vendorId),
  );
}

/** Counts up the version of a locked vendor, and moves it where a state is given. */
export async function touchVendor(ctx: Ctx, vendorId: string, state?: AccountStatusState): Promise<void> {
  const code = state === undefined ? sql.ref('state') : sql`${accountStatus.codeOf(state)}`;
  await sendLater(
    ctx.db,
    sql`update vendor set state = ${code}, version = version + 1
      where l_id = ${ctx.lId} and vendor_id = ${vendorId}`,
  );
}

/** Writes an address of a locked vendor; as its main one it takes the place of the former. */
export async function writeAddress({ db, lId }: Ctx, given: BodyOf<typeof saveVendorAddress>): Promise<void> {
  const { addressId, vendorId, name, line, city, stateCode, pincode, isMain } = given;
  if (isMain) {
    await sql`update vendor_address set is_main = false
      where l_id = ${lId} and vendor_id = ${vendorId} and is_main and address_id <> ${addressId}`.execute(db);
  }
  const { rows } = await sql`
    insert into vendor_address (l_id, address_id, vendor_id, name, line, city, state_code, pincode, is_main)
    values (${lId}, ${addressId}, ${vendorId}, ${name}, ${line}, ${city}, ${stateCode}, ${pincode}, ${isMain})
    on conflict on constraint vendor_address_pkey do update set name = excluded.name, line = excluded.line,
      city = excluded.city, state_code = excluded.state_code, pincode = excluded.pincode, is_main = excluded.is_main
    where vendor_address.vendor_id = ${vendorId} returning 1`.execute(db);
  if (rows.length === 0) throw refuse('not-found');
}

/** Writes somebody who answers for a locked vendor. */
export async function writeContact({ db, lId }: Ctx, given: BodyOf<typeof saveVendorContact>): Promise<void> {
  const { contactId, vendorId, name, duty, phone, email } = given;
  const { rows } = await sql`
    insert into vendor_contact (l_id, contact_id, vendor_id, name, duty, phone, email)
    values (${lId}, ${contactId}, ${vendorId}, ${name}, ${duty}, ${phone}, ${email})
    on conflict on constraint vendor_contact_pkey do update set name = excluded.name, duty = excluded.duty,
      phone = excluded.phone, email = excluded.email
    where vendor_contact.vendor_id = ${vendorId} returning 1`.execute(db);
  if (rows.length === 0) throw refuse('not-found');
}

/** Adds an account of a locked vendor that waits for approval. */
export async function insertBank(
  ctx: Ctx,
  given: Omit<BodyOf<typeof askVendorBank>, 'version'>,
): Promise<void> {
  const { bankId, vendorId, accountName, accountNo, ifsc, bank } = given;
  await insertRows(ctx.db, 'vendor_bank', [
    {
      l_id: ctx.lId,
      bank_id: bankId,
      vendor_id: vendorId,
      account_name: accountName.trim(),
      account_no: accountNo,
      ifsc,
      bank: bank.trim(),
      state: BANK.pending,
      asked_at: ctx.now,
      asked_by: ctx.caller.userId,
    },
  ]);
}

/** Takes the account of a locked vendor that waits into use, in the place of the former, or rejects it. */
export async function decideBank(
  { db, lId }: Ctx,
  vendorId: string,
  to: 'active' | 'rejected',
): Promise<void> {
  if (to === 'active') {
    await sql`update vendor_bank set state = ${BANK.former}
      where l_id = ${lId} and vendor_id = ${vendorId} and state = ${BANK.active}
        and exists (select from vendor_bank p where p.l_id = ${lId} and p.vendor_id = ${vendorId} and p.state = ${BANK.pending})`.execute(
      db,
    );
  }
  await sql`update vendor_bank set state = ${to}
    where l_id = ${lId} and vendor_id = ${vendorId} and state = ${BANK.pending}`.execute(db);
}
