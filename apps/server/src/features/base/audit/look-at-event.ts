import * as auditEndpoints from '@nidan/contract/base/audit/audit-endpoints';
import { actionLabel } from '@nidan/domain/audit/event-changes';
import { LOOK_ACTION } from '@nidan/domain/audit/timeline-events';
import { lookReasonOf } from '@nidan/domain/audit/look-reasons';
import { sql } from 'kysely';
import { eventInScope } from '../../../kernel/access/in-scope.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { EntityKindName } from '@nidan/contract/base/audit/event-view';
import { confirmSwitch } from '../settings/confirm-switch.ts';
import { insertEventLook, readEventLook } from './event-look-rows.ts';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface EventToLookAt {
  readonly user_id: string;
  readonly at: Date;
  readonly entity_kind: EntityKindName;
  readonly entity_id: string;
  readonly bill_id: string | null;
  readonly action: string;
  readonly before: unknown;
  readonly reason: string | null;
}

/** Notes the look of a second person at an event: once, and never by who did it. A switch that waited for it holds from then on. */
export const lookAtEvent = serve(auditEndpoints.lookAtEvent, async (ctx, { eventId, note }) => {
  const { rows } = await sql<EventToLookAt>`
    select e.user_id, e.at, e.entity_kind, e.entity_id, e.bill_id, e.action, e.before, e.reason
    from event e where e.l_id = ${ctx.lId} and e.event_id = ${eventId} and ${eventInScope(ctx)}`.execute(
    ctx.db,
  );
  const [event] = rows;
  if (event === undefined) throw refuse('not-found');
  const { entity_kind: entityKind, entity_id: entityId, bill_id: billId, action } = event;
  if (lookReasonOf({ ...event, entityKind }) === null) throw refuse('event-ordinary');
  if (event.user_id === ctx.caller.userId) throw refuse('own-event');
  await requireTwoPeople(ctx, event.user_id);
  const said = note.trim();
  if (!(await insertEventLook(ctx, { eventId, note: said }))) {
    const former = await readEventLook(ctx, eventId);
    throw refuse('event-looked-at', { details: { name: former?.by ?? '' } });
  }
  if (entityKind === 'LAB_SETTING' && action === 'ask') {
    await confirmSwitch(ctx, { settingId: entityId, at: event.at, by: event.user_id });
  }
  recordEvent(ctx, {
    entityKind,
    entityId,
    ...(billId === null ? {} : { billId }),
    action: LOOK_ACTION,
    after: { lookedAt: actionLabel(action), eventId, note: said },
  });
  return { done: true };
});
