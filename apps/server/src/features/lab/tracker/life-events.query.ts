import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What is done with values of a test, and so with the tube that they are measured from. */
const VALUE_ACTIONS = ['enterResults', 'requestRerun', 'startRerun', 'chooseRerun', 'clearValues'] as const;
/** What is done with a box, and so with each tube in it; the rest is told by events of the tubes. */
const BOX_ACTIONS = ['rider.accept', 'rider.collect', 'rider.handOver', 'temperature'] as const;

export interface LifeEvent {
  readonly event_id: string;
  readonly at: Date;
  readonly user_id: string;
  readonly user_name: string | null;
  readonly role_name: string;
  readonly location_id: string | null;
  readonly location_name: string | null;
  readonly entity_kind: 'BILL_SAMPLE' | 'BILL_TEST' | 'SAMPLE_BATCH';
  readonly entity_id: string;
  readonly parts: readonly string[];
  readonly action: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly reason: string | null;
}

async function readEvents({ db, lId }: Ctx, which: RawBuilder<boolean>): Promise<readonly LifeEvent[]> {
  const { rows } = await sql<LifeEvent>`
    select e.event_id, e.at, e.user_id, u.name as user_name, e.role_name, e.location_id, place.name as location_name,
      e.entity_kind, e.entity_id, e.parts, e.action, e.before, e.after, e.reason
    from event e
    left join login_user u on u.user_id = e.user_id
    left join location place on place.l_id = e.l_id and place.location_id = e.location_id
    where e.l_id = ${lId} and ${which}
    order by e.at, e.event_id`.execute(db);
  return rows;
}

/** What happened to a tube of a bill and to values of the tests of that bill, by the clock: the events of one bill, by its index. */
export function readLifeEvents(
  ctx: Ctx,
  { sampleId, billId }: { readonly sampleId: string; readonly billId: string },
): Promise<readonly LifeEvent[]> {
  return readEvents(
    ctx,
    sql<boolean>`e.bill_id = ${billId} and (
      e.entity_kind = 'BILL_SAMPLE' and (e.entity_id = ${sampleId} or ${sampleId}::uuid = any(e.parts))
      or e.entity_kind = 'BILL_TEST' and e.action = any(${[...VALUE_ACTIONS]}))`,
  );
}

/** What happened to boxes as a whole, by the clock. */
export async function readBoxEvents(ctx: Ctx, batchIds: readonly string[]): Promise<readonly LifeEvent[]> {
  if (batchIds.length === 0) return [];
  return readEvents(
    ctx,
    sql<boolean>`e.bill_id is null and e.entity_kind = 'SAMPLE_BATCH' and e.entity_id = any(${[...batchIds]})
      and e.action = any(${[...BOX_ACTIONS]})`,
  );
}
