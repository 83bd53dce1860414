import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { voidApprovals } from '../../people/approvals/void-approvals.ts';
import { askForTaxChange } from './ask-for-tax-change.ts';
import { REASON_OF_FILE } from './judge-vendors.ts';
import { askForBank } from './keep-vendor-parts.ts';
import type { VendorDraft } from './vendor-row.ts';
import { insertVendor, updateVendorFields, writeAddress } from './vendor-rows.ts';

async function writeFields(ctx: Ctx, { former, vendorId, fields }: VendorDraft): Promise<void> {
  if (former === null) {
    await insertVendor(ctx, vendorId, fields);
    recordEvent(ctx, { entityKind: 'VENDOR', entityId: vendorId, action: 'create', after: fields });
    return;
  }
  const { fields: before, state } = former;
  const vendor = { vendorId, name: fields.name, state };
  const after = await askForTaxChange(ctx, { vendor, former: before, fields, reason: REASON_OF_FILE });
  await updateVendorFields(ctx, vendorId, after);
  if (state === 'pending') await voidApprovals(ctx, vendorId);
  recordEvent(ctx, { entityKind: 'VENDOR', entityId: vendorId, action: 'update', before, after });
}

async function writeMainAddress(ctx: Ctx, { vendorId, fields, address }: VendorDraft): Promise<void> {
  if (address === null) return;
  const { addressId, ...told } = address;
  const after = { ...told, stateCode: fields.stateCode, isMain: true };
  await writeAddress(ctx, { addressId, vendorId, version: 1, ...after });
  const part = {
    entityKind: 'VENDOR',
    entityId: vendorId,
    parts: [addressId],
    action: 'saveAddress',
  } as const;
  recordEvent(ctx, { ...part, after });
}

/** Writes vendors of a file, locked and without a fault: new ones are drafts, and an account waits for its approval as one that is typed does. */
export async function writeVendorDrafts(ctx: Ctx, drafts: readonly VendorDraft[]): Promise<void> {
  for (const draft of drafts) {
    await writeFields(ctx, draft);
    await writeMainAddress(ctx, draft);
    const { vendorId, former, fields, bank } = draft;
    if (bank === null) continue;
    const state = former?.state ?? 'draft';
    await askForBank(ctx, {
      vendor: { vendorId, name: fields.name, state },
      given: { ...bank, bankId: newId(), approvalId: newId(), reason: REASON_OF_FILE },
    });
  }
}
