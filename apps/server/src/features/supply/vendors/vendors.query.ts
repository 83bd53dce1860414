import * as vendorEndpoints from '@nidan/contract/supply/vendors/vendor-endpoints';
import type {
  VendorAddress,
  VendorBank,
  VendorContact,
  VendorDetails,
  VendorView,
} from '@nidan/contract/supply/vendors/vendor-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { maskEmail, maskName, maskOther, maskPhone } from '@nidan/domain/people/demo-mask';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { BANK } from '@nidan/domain/purchasing/decision-state';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { hasWords } from './has-words.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<VendorView, 'state' | 'stateLabel' | 'madeAt' | 'can'> {
  readonly stateOf: number;
  readonly madeAt: Date;
  readonly nameSearch: string;
  readonly hasPendingBank: boolean;
}

async function readRows({ db, lId }: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select v.vendor_id as "vendorId", v.code, v.name, v.name_search as "nameSearch", v.type, v.size, v.gstin, v.pan,
      v.tan, v.cin, v.msme, v.state_code as "stateCode", v.payment_days as "paymentDays", v.lead_days as "leadDays",
      v.tds_section as "tdsSection", v.state as "stateOf", maker.name as "madeBy", v.made_at as "madeAt", v.version,
      exists (select from vendor_bank b where b.l_id = v.l_id and b.vendor_id = v.vendor_id and b.state = ${BANK.pending})
        as "hasPendingBank"
    from vendor v join login_user maker on maker.user_id = v.made_by
    where v.l_id = ${lId} and ${rest}`.execute(db);
  return rows;
}

const STEPS = ['submit', 'disable', 'activate', 'terminate'] as const;

/** What the caller may do with a vendor; its first activation is an approval, and no step of anybody. */
function actionsOf({ caller }: Ctx, { stateOf, hasPendingBank }: Row): string[] {
  if (!hasRight(caller, 'purchases', PERMISSION.update)) return [];
  const state = accountStatus.stateOf(stateOf);
  if (state === 'terminated') return [];
  const possible = accountStatus.possible(state);
  const steps = STEPS.filter(
    (step) => possible.includes(step) && !(step === 'activate' && state === 'pending'),
  );
  return ['change', ...(hasPendingBank ? [] : ['askBank']), ...steps];
}

function present(ctx: Ctx, row: Row): VendorView {
  const { stateOf, madeAt, nameSearch: _, hasPendingBank: _pending, ...vendor } = row;
  const state = accountStatus.stateOf(stateOf);
  return {
    ...vendor,
    madeAt: madeAt.toISOString(),
    state,
    stateLabel: accountStatus.labelOf(state),
    can: actionsOf(ctx, row),
  };
}

/** One vendor as the caller sees it; refused when the lab has none of this id. */
export async function readVendor(ctx: Ctx, vendorId: string): Promise<VendorView> {
  const [row] = await readRows(ctx, sql`v.vendor_id = ${vendorId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** Vendors by name. */
export const listVendorsOf = serve(
  vendorEndpoints.listVendors,
  async (ctx, { cursor, limit = 50, state, type, q }) => {
    const after = decodeCursor(cursor);
    const conditions = [
      sql`true`,
      ...(state === undefined ? [] : [sql`v.state = ${accountStatus.codeOf(state)}`]),
      ...(type === undefined ? [] : [sql`v.type = ${type}`]),
      ...hasWords(sql.ref('v.name_search'), q),
      ...(after === null ? [] : [sql`v.name_search > ${after[0]}`]),
    ];
    const rows = await readRows(
      ctx,
      sql`${sql.join(conditions, sql` and `)} order by v.name_search limit ${limit + 1}`,
    );
    return toPage({ rows, limit, key: (row) => [row.nameSearch], present: (row) => present(ctx, row) });
  },
);

async function readAddresses({ db, lId }: Ctx, rest: RawBuilder<unknown>): Promise<readonly VendorAddress[]> {
  const { rows } = await sql<VendorAddress>`
    select a.address_id as "addressId", a.vendor_id as "vendorId", v.name as vendor, a.name, a.line, a.city,
      a.state_code as "stateCode", a.pincode, a.is_main as "isMain"
    from vendor_address a join vendor v on v.l_id = a.l_id and v.vendor_id = a.vendor_id
    where a.l_id = ${lId} and ${rest}`.execute(db);
  return rows;
}

/** Addresses of all vendors by name. */
export const listAddressesOf = serve(
  vendorEndpoints.listVendorAddresses,
  async (ctx, { cursor, limit = 50, q, by = 'address_name' }) => {
    const after = decodeCursor(cursor);
    const conditions = [
      sql`true`,
      ...hasWords(by === 'vendor_name' ? sql.ref('v.name_search') : sql`lower(a.name)`, q),
      ...(after === null ? [] : [sql`(a.name, a.address_id) > (${after[0]}, ${after[1]}::uuid)`]),
    ];
    const rows = await readAddresses(
      ctx,
      sql`${sql.join(conditions, sql` and `)} order by a.name, a.address_id limit ${limit + 1}`,
    );
    return toPage({ rows, limit, key: (row) => [row.name, row.addressId], present: (row) => row });
  },
);

/** Addresses of one vendor, the main one first. */
export const addressesOfVendor = serve(
  vendorEndpoints.addressesByVendor,
  async (ctx, { vendorId, cursor, limit = 50 }) => {
    await readVendor(ctx, vendorId);
    const after = decodeCursor(cursor);
    const rest = after === null ? sql`true` : sql`(not a.is_main, a.name) > (${after[0] === 1}, ${after[1]})`;
    const rows = await readAddresses(
      ctx,
      sql`a.vendor_id = ${vendorId} and ${rest} order by not a.is_main, a.name limit ${limit + 1}`,
    );
    return toPage({ rows, limit, key: (row) => [row.isMain ? 0 : 1, row.name], present: (row) => row });
  },
);

/** People and accounts of a vendor, masked for demo users. */
export async function contactsAndBanks(
  { db, lId, caller }: Ctx,
  vendorId: string,
): Promise<Pick<VendorDetails, 'contacts' | 'banks'>> {
  const contacts = await sql<VendorContact>`
    select contact_id as "contactId", name, duty, phone, email from vendor_contact
    where l_id = ${lId} and vendor_id = ${vendorId} order by name, contact_id`.execute(db);
  const banks = await sql<VendorBank & { askedAt: Date }>`
    select b.bank_id as "bankId", b.account_name as "accountName", b.account_no as "accountNo", b.ifsc, b.bank, b.state,
      u.name as "askedBy", b.asked_at as "askedAt"
    from vendor_bank b join login_user u on u.user_id = b.asked_by
    where b.l_id = ${lId} and b.vendor_id = ${vendorId} order by b.asked_at desc, b.bank_id`.execute(db);
  const shownContact = (one: VendorContact): VendorContact =>
    caller.isDemoUser
      ? { ...one, name: maskName(one.name), phone: maskPhone(one.phone), email: maskEmail(one.email) }
      : one;
  const shownNo = (text: string): string => (caller.isDemoUser ? maskOther(text) : text);
  return {
    contacts: contacts.rows.map(shownContact),
    banks: banks.rows.map((bank) => ({
      ...bank,
      accountNo: shownNo(bank.accountNo),
      accountName: shownNo(bank.accountName),
      askedAt: bank.askedAt.toISOString(),
    })),
  };
}

/** A vendor with all that is kept of it; refused when the lab has none of this id. */
export async function readVendorDetails(ctx: Ctx, vendorId: string): Promise<VendorDetails> {
  const vendor = await readVendor(ctx, vendorId);
  const addresses = await readAddresses(ctx, sql`a.vendor_id = ${vendorId} order by not a.is_main, a.name`);
  return { vendor, addresses: [...addresses], ...(await contactsAndBanks(ctx, vendorId)) };
}
