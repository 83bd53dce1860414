import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { USUAL_LADDER } from '@nidan/domain/agencies/account-standing';
import { sql } from 'kysely';
import type { Db } from '../database/connections/open-database.ts';
import { refuse } from '../http/refuse.ts';
import type { Caller } from './caller.ts';

interface AtTheDoor {
  readonly lId: number;
  readonly now: Date;
  readonly caller: Caller;
  readonly endpoint: Pick<Endpoint, 'access' | 'accountNeed'>;
}

/**
 * Refuses the work of people whose agency did not pay for so long that it is suspended; what it owes they still see, and who they are. Read
 * for each of their requests, so that money lifts it at once; nobody else is asked about.
 */
export async function refuseSuspendedAgency(
  db: Db,
  { lId, now, caller, endpoint: { access, accountNeed } }: AtTheDoor,
): Promise<void> {
  const { agencyId } = caller.scope;
  if (agencyId === null || typeof access === 'string') return;
  if (accountNeed === 'ownAccount' || accountNeed === 'accountPayment') return;
  const { rows } = await sql`
    select from agency_account where l_id = ${lId} and agency_id = ${agencyId}
      and below_since <= ${now}::timestamptz - make_interval(days => ${USUAL_LADDER.suspended})`.execute(db);
  if (rows.length > 0) throw refuse('agency-suspended');
}
