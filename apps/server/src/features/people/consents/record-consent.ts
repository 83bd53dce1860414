import * as consentEndpoints from '@nidan/contract/people/consents/consent-endpoints';
import type { BillConsentView } from '@nidan/contract/people/consents/consent-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { requirePatientFile } from '../patient-files/patient-files.query.ts';
import { insertConsent, lockConsent, markWithdrawn } from './consent-rows.ts';
import { readConsentOfBill } from './consents.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Told {
  readonly billId: string;
  readonly patientId: string;
  readonly consentId: string;
  readonly event: Pick<Parameters<typeof recordEvent>[1], 'action' | 'before' | 'after' | 'reason'>;
}

/** Tells of a consent in the timeline of its bill, and among what happened to the person. */
function tell(ctx: Ctx, { billId, patientId, consentId, event }: Told): void {
  recordEvent(ctx, { ...event, entityKind: 'BILL', entityId: billId, billId, parts: [consentId] });
  recordEvent(ctx, { ...event, entityKind: 'PATIENT', entityId: patientId, parts: [consentId] });
}

/** Records a consent to the tests of a bill that need it. */
export const recordConsent = serve(
  consentEndpoints.recordConsent,
  async (ctx, body): Promise<BillConsentView> => {
    const { billId, consentId, way, fileId } = body;
    const { view, patientId } = await readConsentOfBill(ctx, billId);
    if (view.tests.length === 0) throw refuse('consent-not-needed');
    if (fileId !== null) await requirePatientFile(ctx, { patientId, fileId });
    await insertConsent(ctx, body);
    const after = { labNo: view.labNo, tests: view.tests, way, hasForm: fileId !== null };
    tell(ctx, { billId, patientId, consentId, event: { action: 'recordConsent', after } });
    return (await readConsentOfBill(ctx, billId)).view;
  },
);

/** Notes that a consent was withdrawn; it stays as it was recorded. */
export const withdrawConsent = serve(
  consentEndpoints.withdrawConsent,
  async (ctx, { consentId, version, reason: given }): Promise<BillConsentView> => {
    const locked = await lockConsent(ctx, consentId);
    const billId = locked.bill_id;
    const { view, patientId } = await readConsentOfBill(ctx, billId);
    await expectVersion(ctx, { entityId: billId, billId, expected: version, found: locked.version });
    if (locked.withdrawn_at !== null) throw refuse('consent-withdrawn');
    const reason = given.trim();
    await markWithdrawn(ctx, consentId, reason);
    const before = { labNo: view.labNo, way: locked.way };
    tell(ctx, { billId, patientId, consentId, event: { action: 'withdrawConsent', before, reason } });
    return (await readConsentOfBill(ctx, billId)).view;
  },
);
