import { accountStatus } from '@nidan/domain/status-sets/account-status';
import type { FastifyBaseLogger } from 'fastify';
import { readMember } from '../access/caller.ts';
import { refuseBlockedLab } from '../access/refuse-by-account.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Ctx } from '../http/context.ts';
import { refuse } from '../http/refuse.ts';
import type { Services } from '../http/services.ts';
import { tellChanges } from '../http/tell-changes.ts';
import { emptyUnitOfWork } from '../http/unit-of-work.ts';
import { writeEvents } from '../http/unit-statements.ts';

export interface MemberOfJob {
  readonly lId: number;
  readonly userId: string;
  /** Joins the events of the job, as the id of a request does. */
  readonly requestId: string;
}

const silent = (): void => undefined;

/** What a job cannot do is told by its failure; who asked for it reads no log. */
const quietLog: FastifyBaseLogger = {
  level: 'silent',
  fatal: silent,
  error: silent,
  warn: silent,
  info: silent,
  debug: silent,
  trace: silent,
  silent,
  child: () => quietLog,
};

/**
 * Runs a part of a job in one transaction as the person who asked for it, with the rights that they have now; its events are
 * written with it. Refuses when they may no longer work in the lab.
 */
export async function asMember<T>(
  services: Services,
  { lId, userId, requestId }: MemberOfJob,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const done = await inTransaction(services.db, lId, {
    plans: 'commands',
    work: async (db) => {
      const member = await readMember(db, { lId, userId });
      const { active } = accountStatus.codes;
      if (member === null || member.lab === null) throw refuse('not-found');
      if (member.userStatus !== active || member.membershipStatus !== active) throw refuse('not-signed-in');
      refuseBlockedLab(member.lab, 'signIn');
      const { lab, caller } = member;
      const now = services.clock();
      const unit = emptyUnitOfWork();
      const ctx: Ctx = { db, lId, lab, caller, now, requestId, log: quietLog, unit, services };
      const answer = await work(ctx);
      await writeEvents(ctx);
      return { answer, ctx };
    },
  });
  tellChanges(done.ctx);
  return done.answer;
}
