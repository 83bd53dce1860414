import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import {
  askVendorBank,
  createVendor,
  saveVendorAddress,
  updateVendor,
} from '@nidan/contract/supply/vendors/vendor-endpoints';
import { newId } from '../../../kernel/database/new-id.ts';
import { bodyFaults } from '../../../kernel/imports/body-faults.ts';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import { numberFaults } from './kept-vendor.ts';
import type { VendorRecord } from './vendor-records.query.ts';
import type { VendorDraft } from './vendor-row.ts';

const newFaults = bodyFaults(createVendor.body);
const changedFaults = bodyFaults(updateVendor.body);
const addressFaults = bodyFaults(saveVendorAddress.body);
const bankFaults = bodyFaults(askVendorBank.body);

/** What an account that comes by a file is asked for with. */
export const REASON_OF_FILE = 'From a file of vendors';

/** What the endpoint that a person would send a vendor to says of it. */
function shapeFaults({ former, vendorId, fields }: VendorDraft): FieldFault[] {
  if (former === null) return newFaults({ vendorId, ...fields });
  const { code: _, ...changeable } = fields;
  return changedFaults({ version: former.version, ...changeable });
}

function ofAddress({ vendorId, address, former, fields: { stateCode } }: VendorDraft): FieldFault[] {
  if (address === null) return [];
  const { name, ...rest } = address;
  const body = { ...rest, name, vendorId, version: former?.version ?? 1, stateCode, isMain: true };
  return addressFaults(body).map((one) => ({
    ...one,
    field: one.field === 'name' ? 'addressName' : one.field,
  }));
}

function ofBank({ vendorId, bank, former }: VendorDraft): FieldFault[] {
  if (bank === null) return [];
  if (former?.bank?.isPending === true) return [faultAt('accountNo', 'account-waits')];
  const ids = { bankId: newId(), approvalId: newId(), vendorId, version: former?.version ?? 1 };
  return bankFaults({ ...ids, ...bank, reason: REASON_OF_FILE });
}

/** What would stand twice after all drafts were written: vendors are told apart by their names. */
function sameNames(
  records: readonly VendorRecord[],
  drafts: readonly VendorDraft[],
): (draft: VendorDraft) => FieldFault[] {
  const after = new Map(records.map(({ vendorId, fields }) => [vendorId, fields]));
  for (const { vendorId, fields } of drafts) after.set(vendorId, fields);
  const named = Map.groupBy(after, ([, { name }]) => name.toLowerCase());
  return ({ vendorId, fields: { name } }) => {
    const other = named.get(name.toLowerCase())?.find(([id]) => id !== vendorId);
    return other === undefined ? [] : [faultAt('name', 'same-name', { code: other[1].code })];
  };
}

/** Holds drafts of vendors against the rules of their page together; answers what is wrong with one of them, by column. */
export function judgeVendors(
  records: readonly VendorRecord[],
  drafts: readonly VendorDraft[],
): (draft: VendorDraft) => FieldFault[] {
  const nameFaults = sameNames(records, drafts);
  return (draft) => {
    if (draft.former?.state === 'terminated') return [faultAt('code', 'vendor-ended')];
    const shape = shapeFaults(draft);
    return [
      ...shape,
      ...(shape.length > 0 ? [] : numberFaults(draft.fields)),
      ...ofAddress(draft),
      ...ofBank(draft),
      ...nameFaults(draft),
    ];
  };
}
