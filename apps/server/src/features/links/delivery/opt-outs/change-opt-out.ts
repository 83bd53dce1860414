import * as deliveryEndpoints from '@nidan/contract/links/delivery/delivery-endpoints';
import type { OptOutView } from '@nidan/contract/links/delivery/delivery-endpoints';
import { OPT_OUT_CHANNELS } from '@nidan/domain/delivery/message-channels';
import { sql } from 'kysely';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { requireLivePatient } from '../../../people/patients/require-live-patient.ts';
import { requirePatient } from '../../../people/patients/require-patient.ts';
import { endOptOuts, insertOptOuts } from './opt-out-rows.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** On which channels a patient wants no messages. */
export async function readOptOutsOf(ctx: Ctx, patientId: string): Promise<OptOutView> {
  await requirePatient(ctx, patientId);
  const { rows } = await sql<{ channel: string; since: Date; source: 'desk' | 'answer' }>`
    select channel, since, source from message_opt_out
    where l_id = ${ctx.lId} and patient_id = ${patientId} and ended_at is null
    order by since`.execute(ctx.db);
  return {
    channels: OPT_OUT_CHANNELS.map((channel) => {
      const found = rows.find((row) => row.channel === channel);
      return {
        channel,
        isOptedOut: found !== undefined,
        since: found?.since.toISOString() ?? null,
        source: found?.source ?? null,
      };
    }),
  };
}

/** Notes that a patient wants no messages on a channel, or wants them again; noted twice it is noted once. */
export const changeOptOut = serve(
  deliveryEndpoints.changeOptOut,
  async (ctx, { patientId, channel, isOptedOut }): Promise<OptOutView> => {
    await requireLivePatient(ctx, patientId);
    const before = await readOptOutsOf(ctx, patientId);
    const was = before.channels.find((one) => one.channel === channel)?.isOptedOut ?? false;
    if (was === isOptedOut) return before;
    const change = { patientId, channel, source: 'desk', at: ctx.now } as const;
    await (isOptedOut ? insertOptOuts(ctx.db, ctx.lId, change) : endOptOuts(ctx.db, ctx.lId, change));
    recordEvent(ctx, {
      entityKind: 'PATIENT',
      entityId: patientId,
      action: isOptedOut ? 'optOut' : 'optIn',
      after: { channel },
    });
    return readOptOutsOf(ctx, patientId);
  },
);
