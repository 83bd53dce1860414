import type { CompiledQuery } from 'kysely';
import { insertStatements } from '../database/insert-rows.ts';
import { newId } from '../database/new-id.ts';
import type { EventDraft } from '../http/unit-of-work.ts';

/** Who changed something, where and when. */
export interface EventAuthor {
  readonly lId: number;
  readonly userId: string;
  readonly roleName: string;
  readonly locationId: string | null;
  readonly at: Date;
  readonly requestId: string;
}

/** The statements that write events of one author, inside a transaction of their lab (ADR 5). */
export function eventStatements(author: EventAuthor, events: readonly EventDraft[]): CompiledQuery[] {
  const rows = events.map((event) => ({
    event_id: newId(),
    entity_kind: event.entityKind,
    entity_id: event.entityId,
    bill_id: event.billId ?? null,
    parts: [...(event.parts ?? [])],
    action: event.action,
    before: event.before === undefined ? null : JSON.stringify(event.before),
    after: event.after === undefined ? null : JSON.stringify(event.after),
    reason: event.reason ?? null,
  }));
  const shared = {
    l_id: author.lId,
    at: author.at,
    user_id: author.userId,
    role_name: author.roleName,
    location_id: author.locationId,
    request_id: author.requestId,
  };
  return insertStatements('event', { shared, rows });
}
