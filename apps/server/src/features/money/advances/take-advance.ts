import * as advanceEndpoints from '@nidan/contract/money/advances/advance-endpoints';
import { isClearedLater } from '@nidan/domain/money/payment-mode';
import { requirePatient } from '../../people/patients/require-patient.ts';
import { requireLivePatient } from '../../people/patients/require-live-patient.ts';
import { readAdvanceOf } from './advance-list.query.ts';
import { numberDocuments } from '../bills/document-rows.ts';
import { requireUpiReference } from '../payments/require-upi-reference.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { writeAdvances, writeDraft } from './write-advances.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Takes money that a patient pays ahead, or notes down that they will, under a number of its own. */
export const takeAdvance = serve(
  advanceEndpoints.takeAdvance,
  async (ctx, { advanceId, patientId, mode, amountPaise, reference, asDraft = false }) => {
    const locationId = workplaceOf(ctx);
    // What is only noted down has no transaction yet.
    if (!asDraft) requireUpiReference(ctx, [{ mode, reference }], () => 'reference');
    await requirePatient(ctx, patientId);
    await requireLivePatient(ctx, patientId);
    const advance = {
      advanceId,
      patientId,
      mode,
      amountPaise,
      reference: reference?.trim() ?? '',
      billId: null,
      locationId,
    };
    if (asDraft) await writeDraft(ctx, { ...advance, state: 'draft' });
    else await writeAdvances(ctx, [{ ...advance, state: isClearedLater(mode) ? 'pending' : 'active' }]);
    await numberDocuments(ctx, [{ documentId: advanceId, series: 'A' }]);
    return readAdvanceOf(ctx, advanceId);
  },
);
