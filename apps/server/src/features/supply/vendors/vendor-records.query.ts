import { BANK } from '@nidan/domain/purchasing/decision-state';
import { accountStatus, type AccountStatusState } from '@nidan/domain/status-sets/account-status';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { VendorFields } from './vendor-rows.ts';

/** The main address of a vendor. */
export interface MainAddress {
  readonly addressId: string;
  readonly name: string;
  readonly line: string;
  readonly city: string;
  readonly pincode: string;
}

/** The account that a vendor is paid to, or the one that waits to be. */
export interface KnownBank {
  readonly accountName: string;
  readonly accountNo: string;
  readonly ifsc: string;
  readonly bank: string;
  readonly isPending: boolean;
}

/** A vendor as its file has it. */
export interface VendorRecord {
  readonly vendorId: string;
  readonly fields: VendorFields;
  readonly state: AccountStatusState;
  readonly version: number;
  readonly address: MainAddress | null;
  readonly bank: KnownBank | null;
}

interface Row extends Omit<VendorRecord, 'state'> {
  readonly stateOf: number;
}

/** All vendors by code, locked where they are to be changed. */
export async function readVendorRecords(
  { db, lId }: Ctx,
  use: 'reading' | 'change',
): Promise<VendorRecord[]> {
  if (use === 'change') {
    await sql`select from vendor where l_id = ${lId} order by vendor_id for no key update`.execute(db);
  }
  const { rows } = await sql<Row>`
    select v.vendor_id as "vendorId", v.state as "stateOf", v.version,
      json_build_object('code', v.code, 'name', v.name, 'type', v.type, 'size', v.size, 'gstin', v.gstin, 'pan', v.pan,
        'tan', v.tan, 'cin', v.cin, 'msme', v.msme, 'stateCode', v.state_code, 'paymentDays', v.payment_days,
        'leadDays', v.lead_days, 'tdsSection', v.tds_section) as fields,
      (select json_build_object('addressId', a.address_id, 'name', a.name, 'line', a.line, 'city', a.city, 'pincode', a.pincode)
        from vendor_address a where a.l_id = v.l_id and a.vendor_id = v.vendor_id and a.is_main) as address,
      (select json_build_object('accountName', b.account_name, 'accountNo', b.account_no, 'ifsc', b.ifsc, 'bank', b.bank,
          'isPending', b.state = ${BANK.pending})
        from vendor_bank b where b.l_id = v.l_id and b.vendor_id = v.vendor_id and b.state in (${BANK.pending}, ${BANK.active})
        order by b.state = ${BANK.pending} desc limit 1) as bank
    from vendor v where v.l_id = ${lId} order by v.code`.execute(db);
  return rows.map(({ stateOf, ...row }) => ({ ...row, state: accountStatus.stateOf(stateOf) }));
}
