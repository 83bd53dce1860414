import * as duplicateEndpoints from '@nidan/contract/people/patients/duplicate-endpoints';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import { refuseField } from '../../../../kernel/http/refuse.ts';
import { insertPairApart } from './merge-rows.ts';
import { requirePatient } from '../require-patient.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** Notes that two records are two people: their pair is not shown again. */
export const tellApart = serve(duplicateEndpoints.tellApart, async (ctx, { oneId, otherId }) => {
  if (oneId === otherId) throw refuseField('otherId', 'other-person-needed');
  await requirePatient(ctx, oneId);
  await requirePatient(ctx, otherId);
  const pair = oneId < otherId ? ([oneId, otherId] as const) : ([otherId, oneId] as const);
  if (await insertPairApart(ctx, pair)) {
    recordEvent(ctx, { entityKind: 'PATIENT', entityId: oneId, parts: [otherId], action: 'tellApart' });
  }
  return { done: true };
});
