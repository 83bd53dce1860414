import * as auditEndpoints from '@nidan/contract/base/audit/audit-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readKeptEnds } from './chain-end-file.ts';
import { readLinks } from './chain-page.query.ts';
import { ChainReader } from './chain-reader.ts';
import { compareEnds, findStrays, type Look } from './check-chain.ts';
import { readChainEnd } from './events-to-seal.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

const MOST_WAITING = 1_000;
/** Links that one request proves. */
const STRETCH = 4_000;

/** How far the lab's trail is sealed, and how many events wait. */
export const readSealState = serve(auditEndpoints.readSeal, async (ctx) => {
  const { db, lId } = ctx;
  const end = await readChainEnd(db, lId);
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from (
      select from event e where e.l_id = ${lId}
        and (e.tx, e.event_id) > (${end?.horizon ?? '0'}::xid8, ${end?.upto ?? '00000000-0000-0000-0000-000000000000'}::uuid)
      limit ${MOST_WAITING}) w`.execute(db);
  const last =
    end === null
      ? null
      : { seq: end.seq, mark: end.mark.toString('hex'), sealedAt: end.sealed_at.toISOString() };
  return { last, waiting: rows[0]?.waiting ?? 0, proved: await readLastProof(ctx) };
});

async function readLastProof({ db, lId }: Ctx): Promise<AnswerOf<typeof auditEndpoints.readSeal>['proved']> {
  const check = await db
    .selectFrom('chain_check')
    .select(['checked_at', 'upto', 'breaks'])
    .where('l_id', '=', lId)
    .orderBy('checked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (check === undefined) return null;
  return { at: check.checked_at.toISOString(), upto: check.upto, breaks: check.breaks };
}

/** Proves the next stretch of the lab's chain; at its end also that nothing stands behind it and that its kept ends fit. */
export async function verifyStretch(
  ctx: Ctx,
  after: number,
): Promise<AnswerOf<typeof auditEndpoints.verifySeal>> {
  const { db, lId } = ctx;
  const [former] = after === 0 ? [] : await readLinks(db, lId, { after: after - 1, most: 1 });
  const isKnown = former?.seq === after;
  const reader = new ChainReader(isKnown ? { seq: after, mark: former.mark } : undefined);
  const links = await readLinks(db, lId, { after: reader.seq, most: STRETCH });
  for (const link of links) reader.add(link);
  if (links.length === STRETCH) return { upto: reader.seq, isDone: false, breaks: copyOf(reader.breaks()) };
  const look: Look = (read) => read(db);
  const { ends } = await readKeptEnds(ctx.services.config.auditFile);
  const own = ends.filter((end) => end.lId === lId);
  const strays = await findStrays(look, lId);
  const fromEnds = await compareEnds(look, { lId, seq: reader.seq }, own);
  return { upto: reader.seq, isDone: true, breaks: copyOf([...reader.breaks(), ...strays, ...fromEnds]) };
}

function copyOf(breaks: ReturnType<ChainReader['breaks']>) {
  return breaks.map((found) => ({ ...found, eventIds: [...found.eventIds].slice(0, 20) }));
}
