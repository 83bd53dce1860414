import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/**
 * Until the transaction ends no hold of the lab opens or is released: taken first, so that what is read after it stands. Whoever goes
 * by it takes the time once it is there.
 */
export async function keepHoldsStill({ db, lId }: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('nidan control holds'), ${lId})`.execute(db);
}

/** Waits for whoever goes by the holds of the lab; what happens to them happens after that. */
export async function afterWhoGoesByHolds(ctx: Ctx): Promise<Ctx> {
  await sql`select pg_advisory_xact_lock(hashtext('nidan control holds'), ${ctx.lId})`.execute(ctx.db);
  return { ...ctx, now: ctx.services.clock() };
}
