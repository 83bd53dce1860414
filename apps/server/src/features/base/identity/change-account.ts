import { eventStatements } from '../../../kernel/events/event-statements.ts';
import { inTransaction, showLab } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import type { EventDraft } from '../../../kernel/http/unit-of-work.ts';

export interface AccountChange<T> {
  readonly answer: T;
  /** What the audit trail of each lab of the person keeps; null when nothing happened. */
  readonly event: Pick<EventDraft, 'action' | 'before' | 'after'> | null;
}

/** Where the change happens: a request, or a command on the server. */
export interface AccountCtx {
  readonly services: Pick<OpenCtx['services'], 'db' | 'clock'>;
  readonly request: Pick<OpenCtx['request'], 'id'>;
}

/** With a lab in sight that has no rows: for somebody who belongs to none yet. */
const NO_LAB = 2_147_483_647;

/** Changes what belongs to the account of a person and to no lab, and notes it in the audit trail of every lab of theirs; all or nothing. */
export async function changeAccount<T>(
  { services, request }: AccountCtx,
  userId: string,
  work: (db: Db) => Promise<AccountChange<T>>,
): Promise<T> {
  const memberships = await services.db
    .selectFrom('membership')
    .select(['l_id', 'role_id'])
    .where('user_id', '=', userId)
    .orderBy('l_id')
    .execute();
  return inTransaction(services.db, memberships[0]?.l_id ?? NO_LAB, async (db) => {
    const { answer, event } = await work(db);
    if (event === null) return answer;
    for (const { l_id: lId, role_id: roleId } of memberships) {
      await showLab(db, lId);
      const { name: roleName } = await db
        .selectFrom('role')
        .select('name')
        .where('l_id', '=', lId)
        .where('role_id', '=', roleId)
        .executeTakeFirstOrThrow();
      const author = { lId, userId, roleName, locationId: null, at: services.clock(), requestId: request.id };
      const statements = eventStatements(author, [{ entityKind: 'USER', entityId: userId, ...event }]);
      for (const statement of statements) await sendLater(db, statement);
    }
    return answer;
  });
}
