import type { VendorRow } from '@nidan/domain/imports/vendor-sheet';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { keptVendor } from './kept-vendor.ts';
import type { KnownBank, MainAddress, VendorRecord } from './vendor-records.query.ts';
import type { VendorFields } from './vendor-rows.ts';

/** A vendor as a row of a file would make it. */
export interface VendorDraft {
  /** Null for a new one. */
  readonly former: VendorRecord | null;
  readonly vendorId: string;
  readonly fields: VendorFields;
  /** Its main address where the row changes it; null: it stays as it is. */
  readonly address: MainAddress | null;
  /** Another account that it is to be paid to; null: it stays as it is. */
  readonly bank: Omit<KnownBank, 'isPending'> | null;
}

/** A vendor as its row of a file; the account is masked for a demo user. */
export function rowOfVendor(
  { caller }: Pick<Ctx, 'caller'>,
  { fields, address, bank }: VendorRecord,
): VendorRow {
  const shown = (text: string): string => (caller.isDemoUser ? maskOther(text) : text);
  return {
    ...fields,
    addressName: address?.name ?? '',
    line: address?.line ?? '',
    city: address?.city ?? '',
    pincode: address?.pincode ?? '',
    accountName: shown(bank?.accountName ?? ''),
    accountNo: shown(bank?.accountNo ?? ''),
    ifsc: bank?.ifsc ?? null,
    bank: bank?.bank ?? '',
  };
}

const ADDRESS = ['addressName', 'line', 'city', 'pincode'] as const;
const ACCOUNT = ['accountName', 'accountNo', 'ifsc', 'bank'] as const;

function differs(row: VendorRow, shown: VendorRow | null, columns: readonly (keyof VendorRow)[]): boolean {
  return columns.some((name) => (row[name] ?? '') !== (shown?.[name] ?? ''));
}

/** What a row makes of a vendor, or a new one of it; what it leaves as it is shown stays. */
export function draftOfRow(
  ctx: Pick<Ctx, 'caller'>,
  row: VendorRow,
  former: VendorRecord | null,
): VendorDraft {
  const { addressName, line, city, pincode, accountName, accountNo, ifsc, bank, ...typed } = row;
  const shown = former === null ? null : rowOfVendor(ctx, former);
  const addressId = former?.address?.addressId ?? newId();
  return {
    former,
    vendorId: former?.vendorId ?? newId(),
    fields: keptVendor(typed),
    address: differs(row, shown, ADDRESS)
      ? { addressId, name: addressName.trim(), line: line.trim(), city: city.trim(), pincode }
      : null,
    bank: differs(row, shown, ACCOUNT) ? { accountName, accountNo, ifsc: ifsc ?? '', bank } : null,
  };
}
