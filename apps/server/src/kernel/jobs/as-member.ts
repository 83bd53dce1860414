import { isProgram, type Program } from '@nidan/domain/access/programs';
import { WHOLE_LAB } from '@nidan/domain/access/work-scope';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import type { FastifyBaseLogger } from 'fastify';
import { type Caller, type Member, readMember, readProgram } from '../access/caller.ts';
import { refuseBlockedLab } from '../access/refuse-by-account.ts';
import { inTransaction } from '../database/connections/in-transaction.ts';
import type { Ctx } from '../http/context.ts';
import { refuse } from '../http/refuse.ts';
import type { Services } from '../http/services.ts';
import { tellChanges } from '../http/tell-changes.ts';
import { emptyUnitOfWork } from '../http/unit-of-work.ts';
import { writeUnit } from '../http/unit-statements.ts';

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
 * Runs a part of a job in one transaction as the person who asked for it, with the rights that they have now; its events and jobs are
 * written with it. Refuses when they may no longer work in the lab.
 */
export async function asMember<T>(
  services: Services,
  who: MemberOfJob,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  return asWhomever(services, { ...who, admit: refuseWhoIsGone }, work);
}

/**
 * Runs a part of a job as `asMember` does, but in the name of a person who may be gone by now, or of a program, at a place, seeing the whole
 * lab: for what has happened already outside and is only written down, such as money that came.
 */
export async function inNameOf<T>(
  services: Services,
  who: MemberOfJob & { readonly locationId: string },
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  return asWhomever(services, { ...who, admit: () => undefined }, (ctx) =>
    work({ ...ctx, caller: { ...ctx.caller, scope: WHOLE_LAB, locationId: who.locationId } }),
  );
}

/**
 * A program of the product that acts on its own, and by whose rights it does: those of a person, or of another program, which has none,
 * where the work goes on with what that one has made.
 */
export interface ProgramOfJob extends MemberOfJob {
  /** Where what is done belongs; where the person works unless told. */
  readonly locationId?: string;
  /** What rows and events name instead of the person. */
  readonly program: Program;
  /** `present`: refused when the person may no longer work in the lab; `any`: for what takes no right, seeing the whole lab. */
  readonly person: 'present' | 'any';
}

/** Runs a part of a job in one transaction as a program, by the rights that the person behind it has now. */
export async function asProgram<T>(
  services: Services,
  { program, person, ...who }: ProgramOfJob,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const admit = person === 'present' ? refuseWhoIsGone : () => undefined;
  const scope = person === 'present' ? {} : { scope: WHOLE_LAB };
  return asWhomever(
    services,
    { ...who, admit, acts: { ...program, roleName: program.name, isDemoUser: false, ...scope } },
    work,
  );
}

function refuseWhoIsGone({ userStatus, membershipStatus, lab }: Member): void {
  const { active } = accountStatus.codes;
  if (userStatus !== active || membershipStatus !== active) throw refuse('not-signed-in');
  if (lab !== null) refuseBlockedLab(lab, 'signIn');
}

interface Whomever extends MemberOfJob {
  readonly locationId?: string;
  readonly admit: (member: Member) => void;
  /** What of the caller is otherwise. */
  readonly acts?: Partial<Caller>;
}

async function asWhomever<T>(
  services: Services,
  { lId, userId, locationId, requestId, admit, acts = {} }: Whomever,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const done = await inTransaction(services.db, lId, {
    plans: 'commands',
    work: async (db) => {
      const place = locationId === undefined ? {} : { locationId };
      const read = isProgram(userId) ? readProgram : readMember;
      const member = await read(db, { lId, userId, ...place });
      if (member === null || member.lab === null) throw refuse('not-found');
      admit(member);
      const { lab } = member;
      const caller = { ...member.caller, ...acts };
      const now = services.clock();
      const unit = emptyUnitOfWork();
      const ctx: Ctx = { db, lId, lab, caller, now, requestId, log: quietLog, unit, services };
      const answer = await work(ctx);
      await writeUnit(ctx);
      return { answer, ctx };
    },
  });
  tellChanges(done.ctx);
  return done.answer;
}
