import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { jobStatement } from '../../../kernel/jobs/job-statement.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { restService, sendAtOnce } from '../integration/send-at-once.ts';
import { readSetting, type StoredSetting } from '../integration/settings.query.ts';
import { labOfPushJob, pushJob } from './push-job.ts';
import { endPush } from './push-rows.ts';
import { sendPush } from './send-push.ts';

const BATCH = 64;

async function readDue({ db, clock }: Services, lId: number): Promise<string[]> {
  const { rows } = await inTransaction(db, lId, (tx) =>
    sql<{ push_id: string }>`
      select push_id from push where l_id = ${lId} and next_at <= ${clock()} order by next_at, push_id limit ${BATCH}`.execute(
      tx,
    ),
  );
  return rows.map((row) => row.push_id);
}

/** What waits in a lab that tells no browser any more is not told. */
async function giveUp({ db, clock }: Services, lId: number, pushIds: readonly string[]): Promise<void> {
  await inTransaction(db, lId, {
    plans: 'commands',
    work: async (tx) => {
      for (const pushId of pushIds)
        await endPush(tx, { lId, pushId }, { at: clock(), problem: 'switched-off' });
    },
  });
}

function mustWait({ pausedAt, restsUntil }: StoredSetting, now: Date): boolean {
  return pausedAt !== null || (restsUntil !== null && restsUntil > now);
}

/** Tells the browsers of a lab what is due. */
export const sendPushes: Job = async (services, payload) => {
  const lId = labOfPushJob(payload);
  const setting = await inTransaction(services.db, lId, (db) => readSetting(db, lId, 'push'));
  if (setting?.isOn === true && mustWait(setting, services.clock())) return;
  const contact = setting?.isOn === true ? (setting.options['contact'] ?? null) : null;
  const due = await readDue(services, lId);
  if (contact === null) await giveUp(services, lId, due);
  else if (await sendAtOnce(due, (pushId) => sendPush(services, contact, { lId, pushId }))) {
    return restService(services, lId, 'push');
  }
  if (due.length < BATCH) return;
  await inTransaction(services.db, lId, async (db) => {
    await db.executeQuery(jobStatement(pushJob(lId, services.clock())));
  });
};

/** Lets every lab go on that has something due: what is tried again, and what a killed worker has left. */
export const watchPushes: Job = async ({ db, clock }) => {
  const labs = await db.selectFrom('lab').select('l_id').orderBy('l_id').execute();
  for (const { l_id: lId } of labs) {
    await inTransaction(db, lId, async (tx) => {
      const { rows } = await sql`
        select 1 from push where l_id = ${lId} and next_at <= ${clock()} limit 1`.execute(tx);
      if (rows.length > 0) await tx.executeQuery(jobStatement(pushJob(lId, clock())));
    });
  }
};
