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
import { checkResults } from '../checking/check-results.ts';
import { lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import { type BillToJudge, readBillToJudge, readJudged, type SetInUse } from './bill-to-judge.query.ts';
import { factsOfTest, type RuledBill } from './facts-of-test.ts';
import { isStopped, type OpenSwitch, readOpenSwitches } from './rule-switch-rows.ts';
import { readRuledBill } from './ruled-bill.query.ts';
import { RULES_PROGRAM } from './rules-program.ts';
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

/** Locks a bill and reads what its rules ask about. */
async function lockRuledBill(ctx: Ctx, toJudge: BillToJudge): Promise<RuledBill> {
  const { billId, patientId, createdAt: registeredAt, takenBack } = toJudge;
  const { bill, tests } = await lockBillWithTests(ctx, billId);
  return readRuledBill(ctx, { billId, patientId, registeredAt, takenBack, person: bill, tests });
}

/** A test with the set that judges it now. */
interface Judging {
  readonly test: TestUnderWork;
  readonly set: SetInUse;
}

async function judgingsOf(
  ctx: Ctx,
  { tests }: RuledBill,
  { billId, sets }: { readonly billId: string; readonly sets: readonly SetInUse[] },
): Promise<Judging[]> {
  const judged = await readJudged(ctx.db, { lId: ctx.lId, billId });
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
  return judgings.map(({ test, set }) => {
    const facts = factsOfTest(ctx, bill, test);
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

/** Holds swapped tubes and keeps what the sets that only tell would have done. */
async function tellVerdicts(ctx: Ctx, toJudge: BillToJudge): Promise<void> {
  const { billId, patientId, tubes } = toJudge;
  const bill = await lockRuledBill(ctx, toJudge);
  await holdSwaps(ctx, bill, { billId, patientId, tubes });
  const sets = toJudge.sets.filter(({ mode }) => mode === 'shadow');
  const judgings = await judgingsOf(ctx, bill, { billId, sets });
  await insertVerdicts(ctx, verdictsOf(ctx, bill, { judgings, switches: [], refusal: null }));
}

interface Releasing {
  readonly toJudge: BillToJudge;
  /** Those that one person approved. */
  readonly sets: readonly SetInUse[];
  readonly refusal: string | null;
}

/**
 * Judges by sets that release, keeps the verdicts, and checks what passed by the command of people; the report goes out with it
 * when nothing of the bill is open any more and whoever approved the rules may release reports.
 */
async function releaseByRule(ctx: Ctx, { toJudge, sets, refusal }: Releasing): Promise<void> {
  const { billId } = toJudge;
  if (refusal === null) requireRight(ctx.caller, 'authorise', PERMISSION.update);
  const bill = await lockRuledBill(ctx, toJudge);
  const judgings = await judgingsOf(ctx, bill, { billId, sets });
  const switches = await readOpenSwitches(ctx);
  const verdicts = verdictsOf(ctx, bill, { judgings, switches, refusal });
  await insertVerdicts(ctx, verdicts);
  const passing = new Set(
    verdicts.filter(({ outcome }) => outcome === 'checked').map(({ billTestId }) => billTestId),
  );
  if (passing.size === 0) return;
  const isWhole = bill.tests.every(({ billTestId, state }) => passing.has(billTestId) || state === 'checked');
  await checkResults(ctx, {
    billId,
    tests: bill.tests
      .filter(({ billTestId }) => passing.has(billTestId))
      .map(({ billTestId, version }) => ({ billTestId, version })),
    release: isWhole && hasRight(ctx.caller, 'reports', PERMISSION.create),
  });
}

async function releaseAs(
  services: Services,
  who: { readonly lId: number; readonly approvedBy: string },
  { toJudge, sets }: Omit<Releasing, 'refusal'>,
): Promise<void> {
  const { lId, approvedBy: userId } = who;
  const program = { lId, userId, locationId: toJudge.locationId, program: RULES_PROGRAM } as const;
  const run = (person: 'present' | 'any', refusal: string | null): Promise<void> =>
    asProgram(services, { ...program, requestId: randomUUID(), person }, (ctx) =>
      releaseByRule(ctx, { toJudge, sets, refusal }),
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
  const told = { lId, userId, locationId, program: RULES_PROGRAM, person: 'any' } as const;
  await asProgram(services, { ...told, requestId: randomUUID() }, (ctx) => tellVerdicts(ctx, toJudge));
  const live = toJudge.sets.filter(({ mode }) => mode === 'live');
  for (const [approvedBy, sets] of Map.groupBy(live, (set) => set.approvedBy)) {
    if (approvedBy !== null) await releaseAs(services, { lId, approvedBy }, { toJudge, sets });
  }
};
