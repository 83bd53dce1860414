import { isTransient } from '@nidan/domain/delivery/answer-problem';
import { pauseAfter } from '@nidan/domain/delivery/attempt-pause';
import { type PushNotice, pushNotice } from '@nidan/domain/delivery/push';
import { withoutSecrets } from '@nidan/domain/delivery/without-secrets';
import type { Language } from '@nidan/domain/enumerations/bills';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { noteTry } from '../integration/integration-rows.ts';
import type { TriedOutcome } from '../integration/send-at-once.ts';
import { openAddress, type PushAddress } from './push-address.ts';
import { beginPush, endPush, type PushRef, putPushOff } from './push-rows.ts';
import { type Pushed, pushTo } from './push-side.ts';
import { markSubscriptionEnded } from './push-subscription-rows.ts';

/** A push whose try has begun. */
interface Begun {
  readonly subscriptionId: string;
  readonly noticeId: string;
  readonly tries: number;
  readonly address: PushAddress;
  readonly notice: PushNotice;
}

interface Row {
  readonly noticeId: string;
  readonly subscriptionId: string;
  readonly tries: number;
  readonly sealed: Buffer | null;
  readonly isRead: boolean;
  readonly isMember: boolean;
  readonly lab: string;
  readonly language: Language | null;
}

async function lockDue(db: Db, { lId, pushId }: PushRef): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select p.notice_id as "noticeId", p.subscription_id as "subscriptionId", p.tries, s.sealed, n.read_at is not null as "isRead",
      coalesce(m.status = ${accountStatus.codes.active}, false) as "isMember", l.name as lab, u.language
    from push p
    join push_subscription s on s.l_id = p.l_id and s.subscription_id = p.subscription_id
    join notice n on n.l_id = p.l_id and n.notice_id = p.notice_id
    join login_user u on u.user_id = s.user_id
    join lab l on l.l_id = p.l_id
    left join membership m on m.l_id = p.l_id and m.user_id = s.user_id
    where p.l_id = ${lId} and p.push_id = ${pushId} and p.step = 'queued' for no key update of p`.execute(db);
  return rows[0] ?? null;
}

/** Begins a try; null when there is nothing to tell any more: it was read, taken back, or its person works here no longer. */
async function begin(
  { config }: Services,
  db: Db,
  ref: PushRef & { readonly at: Date },
): Promise<Begun | null> {
  const row = await lockDue(db, ref);
  if (row === null) return null;
  const { noticeId, subscriptionId, sealed, lab, language } = row;
  if (sealed === null || row.isRead || !row.isMember) {
    await endPush(db, ref, { at: ref.at, problem: 'withdrawn' });
    return null;
  }
  await beginPush(db, ref);
  return {
    subscriptionId,
    noticeId,
    tries: row.tries + 1,
    address: openAddress(config, { lId: ref.lId, subscriptionId }, sealed),
    notice: pushNotice(lab, language ?? 'en', noticeId),
  };
}

interface Tried {
  readonly begun: Begun;
  readonly pushed: Pushed;
  readonly startedAt: Date;
  readonly at: Date;
}

async function writeDown(db: Db, ref: PushRef, { begun, pushed, startedAt, at }: Tried): Promise<void> {
  const { lId, pushId } = ref;
  const { subscriptionId, noticeId, tries } = begun;
  const { problem: told, request, status, answer } = pushed;
  const problem = told === 'gone' ? 'undeliverable' : told;
  await noteTry(db, lId, {
    integration: 'push',
    entityKind: 'push',
    entityId: pushId,
    entityVersion: 1,
    key: `notice.${noticeId}.v1.push.${pushId}`,
    verb: 'post',
    problem,
    reference: null,
    at,
    tookMs: at.getTime() - startedAt.getTime(),
    request,
    status,
    answer: answer === null ? null : withoutSecrets(answer).slice(0, 4_000),
  });
  const pause = problem !== null && isTransient(problem) ? pauseAfter(tries, Math.random()) : null;
  if (pause === null) await endPush(db, ref, { at, problem });
  else await putPushOff(db, ref, { nextAt: new Date(at.getTime() + pause * 1_000), problem });
  if (told === 'gone') await markSubscriptionEnded(db, { lId, subscriptionId, at }, 'gone');
}

/**
 * Tells one browser of one notice: that a try begins is committed before the call, and what came of it after, so that a worker that is killed
 * in between tells it once more; the browser shows it once, because what is shown later takes the place of what was shown before.
 */
export async function sendPush(services: Services, contact: string, ref: PushRef): Promise<TriedOutcome> {
  const startedAt = services.clock();
  const begun = await inTransaction(services.db, ref.lId, {
    plans: 'commands',
    work: (db) => begin(services, db, { ...ref, at: startedAt }),
  });
  if (begun === null) return 'none';
  const pushed = await pushTo(services, begun.address, { contact, notice: begun.notice });
  const tried = { begun, pushed, startedAt, at: services.clock() };
  await inTransaction(services.db, ref.lId, { plans: 'commands', work: (db) => writeDown(db, ref, tried) });
  return pushed.problem === 'unreachable' ? 'silent' : 'answered';
}
