import { PROGRAMS } from '@nidan/domain/access/programs';
import { sql, type RawBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { asProgram } from '../../../kernel/jobs/as-member.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { moveData } from './data-rows.ts';
import { type HeldValue, heldGroups, lockHeldValues } from './held-values.query.ts';
import { readMessageToRead } from './message-to-read.query.ts';
import { postValues } from './post-values.ts';

/** Tries values in quarantine of one tube of one message again; answers how many have their place now. */
export async function retryGroup(
  ctx: Ctx,
  held: readonly HeldValue[],
  { byPerson }: { readonly byPerson: boolean },
): Promise<number> {
  const [first] = held;
  if (first === undefined) return 0;
  const message = await readMessageToRead(ctx.db, ctx.lId, first.messageId);
  // What is not whole, or could not be read, has no place to be tried at.
  const tried = held.filter(({ code }) => code !== '');
  if (message === null || tried.length === 0) return 0;
  const { machineId, driver } = message;
  const posting = { machineId, noValue: driver.result.noValue, isDecided: byPerson };
  const decided = await postValues(ctx, posting, tried);
  for (const one of decided) await moveData(ctx, one, { byPerson });
  return decided.filter(({ fate }) => fate.state !== 'quarantined').length;
}

/** What is to be tried again. */
export type HeldOfJob = { readonly lId: number } & (
  | { readonly machineId: string; readonly code: string }
  | { readonly billTestIds: readonly string[] }
  | { readonly names: readonly string[] }
);

function conditionOf(payload: HeldOfJob): RawBuilder<unknown> {
  if ('names' in payload)
    return sql`d.reason = 'other-script' and d.person ->> 'name' = any(${[...payload.names]})`;
  return 'code' in payload
    ? sql`d.machine_id = ${payload.machineId} and d.code = ${payload.code} and d.reason = 'unknown-code'`
    : sql`d.bill_test_id = any(${payload.billTestIds}::uuid[]) and d.reason = 'not-accessioned'`;
}

function isHeldOfJob(payload: unknown): payload is HeldOfJob {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'lId' in payload &&
    typeof payload.lId === 'number' &&
    ('code' in payload ||
      ('billTestIds' in payload && Array.isArray(payload.billTestIds)) ||
      ('names' in payload && Array.isArray(payload.names)))
  );
}

/** Tries again what waited for a code that is mapped now, for tubes that are accessioned now, or for a name that is known now; one transaction for each tube. */
export const postHeldValues: Job = async (services, payload) => {
  if (!isHeldOfJob(payload)) throw new Error('post-held-data needs lId and a code, tests or names');
  const { lId } = payload;
  const groups = await inTransaction(services.db, lId, (db) => heldGroups(db, lId, conditionOf(payload)));
  for (const dataIds of groups) {
    const source = await inTransaction(services.db, lId, async (db) => {
      const { rows } = await sql<{ messageId: string }>`
        select message_id as "messageId" from machine_data where l_id = ${lId} and data_id = ${dataIds[0]}`.execute(
        db,
      );
      return rows[0] === undefined ? null : readMessageToRead(db, lId, rows[0].messageId);
    });
    if (source === null) continue;
    const program = { userId: PROGRAMS.gateway.userId, name: source.machine };
    const who = { lId, userId: source.userId, program, requestId: randomUUID(), person: 'any' } as const;
    await asProgram(services, who, async (ctx) => {
      const held = await lockHeldValues(ctx, dataIds);
      await retryGroup(
        ctx,
        held.filter(({ state }) => state === 'quarantined'),
        { byPerson: false },
      );
    });
  }
  if (groups.length > 0) services.live.tell(lId, ['MACHINE_DATA']);
};
