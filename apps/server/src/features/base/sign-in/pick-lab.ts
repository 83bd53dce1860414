import { accountStatus as userAccount } from '@nidan/domain/status-sets/account-status';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { refuseBlockedLab } from '../../../kernel/access/refuse-by-account.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { mayPay } from './may-pay.query.ts';
import { type LiveSession, placeSession, type Workplace } from '../../../kernel/access/session-rows.ts';

/** Puts the session into one of its labs and locations; another lab answers exactly like an absent one. */
export async function pickLab(db: Db, session: LiveSession, place: Workplace): Promise<void> {
  const lab = await db
    .selectFrom('membership')
    .innerJoin('lab', 'lab.l_id', 'membership.l_id')
    .select(['lab.account_status', 'membership.location_ids', 'membership.role_id'])
    .where('membership.user_id', '=', session.userId)
    .where('membership.l_id', '=', place.lId)
    .where('membership.status', '=', userAccount.codes.active)
    .executeTakeFirst();
  if (lab === undefined) throw refuse('not-found');
  const accountStatus = lab.account_status;
  const role = { lId: place.lId, roleId: lab.role_id };
  const pays = await inTransaction(db, place.lId, (tx) => mayPay(tx, role));
  refuseBlockedLab({ accountStatus }, pays ? 'accountPayment' : 'signIn');
  const { locationId } = place;
  if (locationId !== null && lab.location_ids?.includes(locationId) === false) throw refuse('not-found');
  if (locationId !== null) await requireLocation(db, { lId: place.lId, locationId });
  await placeSession(db, session, place);
}

async function requireLocation(db: Db, place: { lId: number; locationId: string }): Promise<void> {
  const found = await inTransaction(db, place.lId, (tx) =>
    tx
      .selectFrom('location')
      .select('location_id')
      .where('l_id', '=', place.lId)
      .where('location_id', '=', place.locationId)
      .where('status', '=', masterData.codes.enabled)
      .executeTakeFirst(),
  );
  if (found === undefined) throw refuse('not-found');
}
