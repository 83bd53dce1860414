import type { takeAdvance as takeEndpoint } from '@nidan/contract/money/advances/advance-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { isClearedLater } from '@nidan/domain/money/payment-mode';
import type { Ctx } from '../../../kernel/http/context.ts';
import { requirePatient } from '../../people/patients/require-patient.ts';
import { requireLivePatient } from '../../people/patients/require-live-patient.ts';
import { readAdvanceOf } from './advance-list.query.ts';
import { numberDocuments } from '../bills/document-rows.ts';
import { requireUpiReference } from '../payments/require-upi-reference.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { writeAdvances, writeDraft } from './write-advances.ts';

/** Takes money that a patient pays ahead, or notes down that they will, under a number of its own. */
export async function takeAdvance(
  ctx: Ctx,
  { advanceId, patientId, mode, amountPaise, reference, asDraft = false }: BodyOf<typeof takeEndpoint>,
): Promise<AnswerOf<typeof takeEndpoint>> {
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
}
