import { PROGRAMS } from '@nidan/domain/access/programs';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { judgeResult } from '@nidan/domain/autoverification/judge-result';
import type { VerdictOutcome } from '@nidan/domain/autoverification/rule-chain';
import { randomUUID } from 'node:crypto';
import { hasRight, requireRight } from '../../../kernel/access/require-right.ts';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { Refusal } from '../../../kernel/http/refuse.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { asProgram } from '../../../kernel/jobs/as-member.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { checkLockedResults, type LockedForCheck, lockForCheck } from '../checking/check-results.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import { type BillToJudge, readBillToJudge, readJudged, type SetInUse } from './bill-to-judge.query.ts';
import { factsOfBill, factsOfTest, type RuledBill, setsInUse } from './facts-of-test.ts';
import { isStopped, type OpenSwitch, readOpenSwitches } from './rule-switch-rows.ts';
import { readRuledBill } from './ruled-bill.query.ts';
import { holdSwaps } from './swaps/hold-swaps.ts';
import { insertVerdicts, type NewVerdict } from './verdict-rows.ts';

interface AutoverifyBill {
  readonly lId: number;
  readonly billId: string;
}

function isAutoverifyBill(payload: unknown): payload is AutoverifyBill {
  if (typeof payload !== 'object' || payload === null) return false;
  return Number.isInteger(Reflect.get(payload, 'lId')) && typeof Reflect.get(payload, 'billId') === 'string';
}

/** A locked bill with what its rules ask about. */
async function ruledBillOf(
  { billId, patientId, createdAt: registeredAt, takenBack }: BillToJudge,
  { ctx, bill: person, tests }: LockedForCheck,
): Promise<RuledBill> {
  return readRuledBill(ctx, { billId, patientId, registeredAt, takenBack, person, tests });
}

/** A test with the set that judges it now. */
interface Judging {
  readonly test: TestUnderWork;
  readonly set: SetInUse;
}

/** Tests that a set is to judge: in a version that it has not judged. */
function judgingsOf(
  { tests }: RuledBill,
  { sets, judged }: { readonly sets: readonly SetInUse[]; readonly judged: ReadonlySet<string> },
): Judging[] {
  return sets.flatMap((set) =>
    tests.flatMap((test): Judging[] => {
      if (test.test.testId !== set.testId) return [];
      // A set that only tells may come late: a person has checked meanwhile.
      const isReady = test.state === 'completed' || (set.mode === 'shadow' && test.state === 'checked');
      const isNew = !judged.has(`${set.ruleSetId} ${test.billTestId} ${test.version}`);
      return isReady && isNew ? [{ test, set }] : [];
    }),
  );
}

interface Outcome {
  readonly switches: readonly OpenSwitch[];
  /** Code of the refusal of the check; null when it is still to be tried. */
  readonly refusal: string | null;
}

function outcomeOf(
  { test, set }: Judging,
  passed: boolean,
  { switches, refusal }: Outcome,
): { readonly outcome: VerdictOutcome; readonly refusal: string | null } {
  if (set.mode === 'shadow') return { outcome: 'told', refusal: null };
  if (!passed) return { outcome: 'held', refusal: null };
  const machineIds = [...test.results.values()].flatMap(({ machineId }) => machineId ?? []);
  if (isStopped(switches, { testId: set.testId, machineIds }))
    return { outcome: 'switchedOff', refusal: null };
  return refusal === null ? { outcome: 'checked', refusal: null } : { outcome: 'refused', refusal };
}

function verdictsOf(
  ctx: Ctx,
  bill: RuledBill,
  { judgings, ...by }: Outcome & { readonly judgings: readonly Judging[] },
): NewVerdict[] {
  const factsOf = factsOfBill(ctx, bill, setsInUse(judgings.map(({ set }) => set)));
  return judgings.map(({ test, set }) => {
    const facts = factsOf.get(test.billTestId) ?? factsOfTest(ctx, bill, test);
    const verdict = judgeResult(set.rules, facts);
    return {
      ...verdict,
      ...outcomeOf({ test, set }, verdict.passed, by),
      billTestId: test.billTestId,
      ruleSetId: set.ruleSetId,
      testVersion: test.version,
      mode: set.mode,
      rules: set.rules,
      facts,
    };
  });
}

interface Judgement {
  readonly toJudge: BillToJudge;
  /** Those that one person approved, and with `tells` those that only tell. */
  readonly sets: readonly SetInUse[];
  /** Whether swapped tubes are looked for as well: once for each bill. */
  readonly tells: boolean;
  /** Why what passes is left to people; null: it is checked. */
  readonly refusal: string | null;
}

interface BillJudged {
  readonly locked: LockedForCheck;
  readonly bill: RuledBill;
}

/** A bill as it stands once tubes that may be swapped are held. */
async function holdSwapsOf(toJudge: BillToJudge, before: BillJudged): Promise<BillJudged> {
  const { ctx } = before.locked;
  if ((await holdSwaps(ctx, before.bill, toJudge)) === 0) return before;
  const locked = await lockForCheck(ctx, toJudge.billId);
  return { locked, bill: await ruledBillOf(toJudge, locked) };
}

/**
 * Judges by sets, keeps the verdicts, and checks what passed a set that releases by the command of people; the report goes out with it
 * when nothing of the bill is open any more and whoever approved the rules may release reports.
 */
async function judgeBill(given: Ctx, { toJudge, sets, tells, refusal }: Judgement): Promise<void> {
  const { billId } = toJudge;
  const releases = sets.some(({ mode }) => mode === 'live');
  if (releases && refusal === null) requireRight(given.caller, 'authorise', PERMISSION.update);
  const [found, judged, switches] = await Promise.all([
    lockForCheck(given, billId),
    readJudged(given.db, { lId: given.lId, billId }),
    releases ? readOpenSwitches(given) : [],
  ]);
  const read = { locked: found, bill: await ruledBillOf(toJudge, found) };
  const { locked, bill } = tells ? await holdSwapsOf(toJudge, read) : read;
  const { ctx } = locked;
  const judgings = judgingsOf(bill, { sets, judged });
  const verdicts = verdictsOf(ctx, bill, { judgings, switches, refusal });
  await insertVerdicts(ctx, verdicts);
  const passing = new Set(
    verdicts.filter(({ outcome }) => outcome === 'checked').map(({ billTestId }) => billTestId),
  );
  if (passing.size === 0) return;
  const isWhole = bill.tests.every(({ billTestId, state }) => passing.has(billTestId) || state === 'checked');
  await checkLockedResults(locked, {
    billId,
    tests: bill.tests
      .filter(({ billTestId }) => passing.has(billTestId))
      .map(({ billTestId, version }) => ({ billTestId, version })),
    release: isWhole && hasRight(ctx.caller, 'reports', PERMISSION.create),
  });
}

/** Judges by sets of one person, with their rights; by nobody's once the check is refused or they are gone, and then nothing is checked. */
async function judgeAs(
  services: Services,
  { lId, approvedBy: userId }: { readonly lId: number; readonly approvedBy: string },
  judgement: Omit<Judgement, 'refusal'>,
): Promise<void> {
  const { locationId } = judgement.toJudge;
  const program = { lId, userId, locationId, program: PROGRAMS.rules } as const;
  const run = (person: 'present' | 'any', refusal: string | null): Promise<void> =>
    asProgram(services, { ...program, requestId: randomUUID(), person }, (ctx) =>
      judgeBill(ctx, { ...judgement, refusal }),
    );
  try {
    await run('present', null);
  } catch (error) {
    // What the check refuses waits for a person, as all does once the approver has gone; the verdict says why.
    if (!(error instanceof Refusal)) throw error;
    await run('any', error.code);
  }
}

/**
 * Works out what the rules say of the completed results of a bill (facts 2.7): done again it changes nothing. What releases acts by
 * the rights that the person who approved the rules has now, and leaves everything to people once they have none.
 */
export const autoverify: Job = async (services, payload) => {
  if (!isAutoverifyBill(payload)) throw new Error('autoverify needs lId and billId');
  const { lId, billId } = payload;
  const toJudge = await inTransaction(services.db, lId, (db) => readBillToJudge(db, { lId, billId }));
  if (toJudge === null) throw new Error(`Lab ${lId} has no bill ${billId}`);
  const { createdBy: userId, locationId } = toJudge;
  const shadow = toJudge.sets.filter(({ mode }) => mode === 'shadow');
  const live = toJudge.sets.flatMap(({ approvedBy, ...set }) =>
    set.mode === 'live' && approvedBy !== null ? [{ ...set, approvedBy }] : [],
  );
  const [first, ...others] = Map.groupBy(live, ({ approvedBy }) => approvedBy);
  if (first === undefined) {
    const told = { lId, userId, locationId, program: PROGRAMS.rules, person: 'any' } as const;
    await asProgram(services, { ...told, requestId: randomUUID() }, (ctx) =>
      judgeBill(ctx, { toJudge, sets: shadow, tells: true, refusal: null }),
    );
    return;
  }
  // What tells goes with the first that releases: the bill is read and locked once.
  await judgeAs(
    services,
    { lId, approvedBy: first[0] },
    { toJudge, sets: [...shadow, ...first[1]], tells: true },
  );
  for (const [approvedBy, sets] of others)
    await judgeAs(services, { lId, approvedBy }, { toJudge, sets, tells: false });
};
