import * as agencyAccountEndpoints from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { AgencyReceiptView } from '@nidan/contract/money/agency-billing/agency-account-view';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockReceipt, writeCertificate } from './receipt-rows.ts';
import { readReceipt } from './receipts.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Notes the certificate of the tax that was deducted of a receipt: only with it the state gives the tax back. */
export const certifyAgencyReceipt = serve(
  agencyAccountEndpoints.certifyAgencyReceipt,
  async (ctx, { receiptId, version, certificate }): Promise<AgencyReceiptView> => {
    const { number, tdsPaise, tdsCertificate, version: found } = await lockReceipt(ctx, receiptId);
    await expectVersion(ctx, { entityId: receiptId, expected: version, found });
    if (tdsPaise === 0) throw refuse('receipt-without-tds', { details: { number } });
    await writeCertificate(ctx, receiptId, certificate.trim());
    recordEvent(ctx, {
      entityKind: 'AGENCY_RECEIPT',
      entityId: receiptId,
      action: 'certify',
      before: { tdsCertificate },
      after: { tdsCertificate: certificate.trim() },
    });
    return readReceipt(ctx, receiptId);
  },
);
