import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { requireRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { upper } from './write-announced.ts';

/** Code of the agency that the caller works for; null for a user of the lab, who needs the right to samples. Refused where the agency is not in use. */
export async function ownCodeOf({ db, lId, caller }: Ctx): Promise<string | null> {
  const { agencyId } = caller.scope;
  if (agencyId === null) {
    requireRight(caller, 'samples', PERMISSION.update);
    return null;
  }
  const { rows } = await sql<{ code: string }>`
    select code from agency
    where l_id = ${lId} and agency_id = ${agencyId} and status = ${masterData.codes.enabled}`.execute(db);
  const [own] = rows;
  if (own === undefined) throw refuse('not-found');
  return own.code;
}

/** Under which code something is announced: an agency names its own or none, a user of the lab names the sender. */
export function senderOf(own: string | null, given: string | undefined): string {
  const code = given === undefined ? own : upper(given);
  if (code === null) throw refuseField('clientCode', 'field-empty');
  if (own !== null && code !== own) throw refuse('incoming-of-other-sender', { details: { code, own } });
  return code;
}
