import { vendorTaxFields } from '@nidan/contract/supply/vendors/vendor-view';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { askForApproval } from '../../people/approvals/ask-for-approval.ts';
import type { LockedVendor, VendorFields } from './vendor-rows.ts';

/** Fields by which a vendor is taxed: of a vendor that is in use a second person approves their change. */
const TaxFields = Type.Object(vendorTaxFields, { additionalProperties: false });
export type TaxFields = Static<typeof TaxFields>;

function taxFieldsOf(fields: TaxFields): TaxFields {
  const { type, gstin, pan, stateCode, tdsSection } = fields;
  return { type, gstin, pan, stateCode, tdsSection };
}

const isInUse = ({ state }: Pick<LockedVendor, 'state'>): boolean =>
  state === 'active' || state === 'disabled';

/** The tax fields that a request asks for; null where it is about something else of its vendor. */
export function taxFieldsAsked(asked: unknown): TaxFields | null {
  if (typeof asked !== 'object' || asked === null || !('taxFields' in asked)) return null;
  return Value.Parse(TaxFields, asked.taxFields);
}

interface TaxChange {
  readonly vendor: Pick<LockedVendor, 'vendorId' | 'name' | 'state'>;
  readonly former: VendorFields;
  readonly fields: VendorFields;
  /** Why, and the id of the request; a new one where none is given. */
  readonly reason: string | undefined;
  readonly approvalId?: string | undefined;
}

/**
 * What is written at once of a changed vendor: all of it, or, of a vendor in use whose tax fields change, all but these, for which approval is
 * asked. Refused without a reason then.
 */
export async function askForTaxChange(ctx: Ctx, change: TaxChange): Promise<VendorFields> {
  const { vendor, former, fields, reason, approvalId = newId() } = change;
  const [before, after] = [taxFieldsOf(former), taxFieldsOf(fields)];
  if (!isInUse(vendor) || JSON.stringify(before) === JSON.stringify(after)) return fields;
  if (reason === undefined) {
    throw refuseField('reason', 'reason-for-tax-change');
  }
  await askForApproval(ctx, {
    approvalId,
    type: 'vendor',
    targetId: vendor.vendorId,
    billId: null,
    amountPaise: 0,
    asked: { what: `${vendor.name}, tax details`, taxFields: after },
    reason: reason.trim(),
    isWithinLimit: false,
  });
  return { ...fields, ...before };
}
