import type { ApprovalDocument } from '@nidan/contract/people/approvals/approval-view';
import type { VendorBank, VendorDetails } from '@nidan/contract/supply/vendors/vendor-view';
import type { ApprovalFact } from '@nidan/domain/enumerations/approvals';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { TaxFields } from './ask-for-tax-change.ts';
import { listVendorFilesOf } from './vendor-files.query.ts';
import { readVendorDetails } from './vendors.query.ts';

type Facts = ApprovalDocument['facts'];

/** A fact of a document that takes the place of none, unless a former value is given; blank values are left out. */
export function fact(what: ApprovalFact, value: string | null, former: string | null = null): Facts {
  return value === null || value === '' ? [] : [{ what, value, former }];
}

const accountText = ({ accountName, accountNo, ifsc, bank }: VendorBank): string =>
  [accountName, accountNo, ifsc, bank].filter((part) => part !== '').join(', ');

/** The account in use, or the one that waits with the one that it would take the place of. */
function accountFacts({ banks }: VendorDetails): Facts {
  const active = banks.find(({ state }) => state === 'active');
  const waiting = banks.find(({ state }) => state === 'pending');
  const former = active === undefined ? null : accountText(active);
  return waiting === undefined ? fact('account', former) : fact('account', accountText(waiting), former);
}

/** Who is bought from, as an approver of a document of theirs must see it: name, GST number, PAN and account. */
export async function readPartyFacts(ctx: Ctx, vendorId: string): Promise<Facts> {
  const details = await readVendorDetails(ctx, vendorId);
  const { name, gstin, pan } = details.vendor;
  return [...fact('vendor', name), ...fact('gstin', gstin), ...fact('pan', pan), ...accountFacts(details)];
}

const TAX_FACTS = ['type', 'gstin', 'pan', 'stateCode', 'tdsSection'] as const;

/** A fact that is asked to change; what is cleared is shown as none. */
function changedFact(what: ApprovalFact, value: string | null, former: string | null): Facts {
  return value === former ? fact(what, value) : fact(what, value ?? '–', former ?? '–');
}

/** A vendor as whoever approves it, or its tax fields, must see it. */
export async function readVendorDocument(
  ctx: Ctx,
  vendorId: string,
  taxFields: TaxFields | null,
): Promise<ApprovalDocument> {
  const details = await readVendorDetails(ctx, vendorId);
  const { vendor, addresses } = details;
  const files = await listVendorFilesOf(ctx, { vendorId }, {});
  const main = addresses.find(({ isMain }) => isMain);
  const place = main === undefined ? null : [main.name, main.line, `${main.city} ${main.pincode}`].join(', ');
  return {
    targetId: vendorId,
    hasPdf: false,
    facts: [
      ...fact('vendor', `${vendor.name} (${vendor.code})`),
      ...TAX_FACTS.flatMap((what) =>
        taxFields === null ? fact(what, vendor[what]) : changedFact(what, taxFields[what], vendor[what]),
      ),
      ...fact('msme', vendor.msme),
      ...fact('paymentDays', String(vendor.paymentDays)),
      ...fact('place', place),
      ...accountFacts(details),
      ...fact('files', files.rows.map(({ name }) => name).join(', ')),
    ],
    lines: [],
  };
}
