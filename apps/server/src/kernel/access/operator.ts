import type { Db } from '../database/connections/open-database.ts';
import { refuse } from '../http/refuse.ts';
import type { CallerAnswer, CallerLab } from './caller.ts';

/** What events name as the role of the operator. */
export const OPERATOR_ROLE = 'Platform operator';

interface OperatorQuestion {
  readonly answer: CallerAnswer;
  readonly lId: number;
  /** User name of the platform operator (configuration); null when there is none. */
  readonly operator: string | null;
}

/**
 * The caller as the platform operator, in whichever lab and whatever its standing, in a session that has shown the second
 * factor: throws `operator-needs-code` in another. Anybody else is told of a missing right in a lab of theirs, and of nothing
 * in another.
 */
export async function asOperator(db: Db, { answer, lId, operator }: OperatorQuestion): Promise<CallerAnswer> {
  if (!(await isOperator(db, answer.caller.userId, operator))) {
    if (answer.lab === null) throw refuse('not-found');
    throw refuse('not-permitted', { details: { right: OPERATOR_ROLE.toLowerCase() } });
  }
  if (!answer.byCode) throw refuse('operator-needs-code');
  const lab = answer.lab ?? (await readLab(db, lId));
  return { ...answer, lab, caller: { ...answer.caller, roleName: OPERATOR_ROLE } };
}

/** True for the user whom the configuration names as the platform operator. */
export async function isOperator(db: Db, userId: string, operator: string | null): Promise<boolean> {
  if (operator === null) return false;
  const user = await db
    .selectFrom('login_user')
    .select('username')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return user?.username === operator;
}

/** Reads a lab that the operator is no member of; its switches are nothing to the operator. */
async function readLab(db: Db, lId: number): Promise<CallerLab | null> {
  const row = await db
    .selectFrom('lab')
    .select(['l_id', 'name', 'prefix', 'time_zone', 'account_status', 'catalogue_version', 'rates_version'])
    .where('l_id', '=', lId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    lId,
    name: row.name,
    prefix: row.prefix,
    firmId: null,
    timeZone: row.time_zone,
    accountStatus: row.account_status,
    catalogueVersion: row.catalogue_version,
    ratesVersion: row.rates_version,
    switches: {},
  };
}
