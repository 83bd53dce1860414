import * as riderEndpoints from '@nidan/contract/lab/boxes/rider-endpoints';
import type { EmployeeKind } from '@nidan/domain/enumerations/users';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { simpleAcceptance } from '@nidan/domain/status-sets/lab/simple-acceptance';
import { sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import { selectBoxes } from './boxes.query.ts';
import { presentBox } from './present-box.ts';
import { serve } from '../../../kernel/http/serve.ts';

const RIDER: EmployeeKind = 'LOGISTICS_PHL';
const ACTIVE = literalCode(accountStatus.codes.active);

/** People of the lab who carry boxes, by name. */
export const listRidersOf = serve(riderEndpoints.listRiders, async ({ db, lId }) => {
  const { rows } = await sql<{ userId: string; name: string }>`
    select u.user_id as "userId", u.name from membership m join login_user u on u.user_id = m.user_id
    where m.l_id = ${lId} and m.status = ${ACTIVE} and u.status = ${ACTIVE} and u.employee_kind = ${RIDER}
    order by u.name, u.user_id`.execute(db);
  return { riders: rows };
});

/** Boxes that the caller carries, those that wait for an answer and those under way; the nearest deadline is the screen's matter. */
export const listOwnBoxesOf = serve(riderEndpoints.listOwnBoxes, async (ctx) => {
  const own = sql`and b.rider_id = ${ctx.caller.userId} and b.status = ${simpleAcceptance.codes.created}`;
  const rows = await selectBoxes(ctx, sql`${own} order by b.created_at desc, b.batch_id desc limit 200`);
  return { boxes: rows.map((row) => presentBox(ctx, row)).filter(({ life }) => life !== 'received') };
});
