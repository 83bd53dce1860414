import type { DecidedComment } from '@nidan/domain/results/result-comment';
import type { ReflexDecision } from '@nidan/domain/catalogue/reflex-rule';
import { sql } from 'kysely';
import {
  type CaseInHand,
  type CaseInHandRow,
  casesInHand,
  NO_CASE,
  withCaseRow,
} from '../pathology/case-in-hand.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface StoredCall {
  readonly parameterId: string;
  readonly value: string;
  readonly receiver: string;
  readonly readBack: string;
  readonly calledBy: string;
  readonly calledAt: string;
}

/** A call that reached nobody. */
export interface StoredAttempt {
  readonly parameterId: string;
  readonly value: string;
  readonly note: string;
  readonly triedBy: string;
  readonly triedAt: string;
}

export interface StoredRerun {
  readonly rerunId: string;
  readonly status: number;
  readonly reason: string;
  readonly requestedBy: string;
  readonly requestedAt: string;
}

/** What became of a test that a value called for. */
export interface StoredReflex {
  /** What was called for. */
  readonly testId: string;
  readonly parameterId: string;
  readonly value: string;
  readonly decision: ReflexDecision;
}

/** What somebody decided about a sentence that a value proposed. */
export interface StoredComment extends DecidedComment {
  readonly decidedBy: string;
}

/** A parameter of a machine that a rejected control holds now. */
export interface StoredQcHold {
  readonly machineId: string;
  readonly machine: string;
  readonly parameterId: string;
  readonly rule: string;
  /** The version of the value of the test that somebody decided to keep in the look-back; null: none. */
  readonly keptVersion: number | null;
}

/** A tube that may bear the name of another person, as nobody decided yet. */
export interface StoredSwap {
  readonly holdId: string;
  readonly barcode: string;
  /** Barcode of the tube that fits its person better. */
  readonly other: string;
}

/** What is said of a test beside its values, which of most tests is nothing. */
export interface RemarksOfTest {
  /** Empty when there is none. */
  readonly note: string;
  /** Latest first. */
  readonly calls: readonly StoredCall[];
  /** Latest first. */
  readonly attempts: readonly StoredAttempt[];
  /** The latest. */
  readonly rerun: StoredRerun | null;
  readonly reflexes: readonly StoredReflex[];
  /** Latest first. */
  readonly comments: readonly StoredComment[];
  /** Of the whole lab: those of its values are the ones of their machine and parameter. */
  readonly qcHolds: readonly StoredQcHold[];
  readonly swap: StoredSwap | null;
  readonly caseInHand: CaseInHand;
}

type Row = { readonly bill_test_id: string } & (
  | { readonly kind: 'note'; readonly said: string }
  | { readonly kind: 'call'; readonly said: StoredCall }
  | { readonly kind: 'attempt'; readonly said: StoredAttempt }
  | { readonly kind: 'rerun'; readonly said: StoredRerun }
  | { readonly kind: 'reflex'; readonly said: StoredReflex }
  | { readonly kind: 'comment'; readonly said: StoredComment }
  | { readonly kind: 'qcHold'; readonly said: StoredQcHold }
  | { readonly kind: 'swap'; readonly said: StoredSwap }
  | CaseInHandRow
);

const NOTHING: RemarksOfTest = {
  note: '',
  calls: [],
  attempts: [],
  rerun: null,
  reflexes: [],
  comments: [],
  qcHolds: [],
  swap: null,
  caseInHand: NO_CASE,
};

function withRow(remarks: RemarksOfTest, row: Row): RemarksOfTest {
  switch (row.kind) {
    case 'note':
      return { ...remarks, note: row.said };
    case 'call':
      return { ...remarks, calls: [...remarks.calls, row.said] };
    case 'attempt':
      return { ...remarks, attempts: [...remarks.attempts, row.said] };
    case 'rerun':
      return { ...remarks, rerun: remarks.rerun ?? row.said };
    case 'reflex':
      return { ...remarks, reflexes: [...remarks.reflexes, row.said] };
    case 'comment':
      return { ...remarks, comments: [...remarks.comments, row.said] };
    case 'qcHold':
      return { ...remarks, qcHolds: [...remarks.qcHolds, row.said] };
    case 'swap':
      return { ...remarks, swap: remarks.swap ?? row.said };
    case 'synoptic':
    case 'opinion':
    case 'screening':
      return { ...remarks, caseInHand: withCaseRow(remarks.caseInHand, row) };
  }
}

/** What is said of the tests of a bill, by bill test: one statement for all of it, as hardly any test has some. */
export async function readRemarks(ctx: Ctx, billId: string): Promise<(billTestId: string) => RemarksOfTest> {
  const { rows } = await sql<Row>`
    with t as materialized (
      select bt.bill_test_id, bt.sample_id from bill_test bt where bt.l_id = ${ctx.lId} and bt.bill_id = ${billId})
    select n.bill_test_id, 'note' as kind, to_json(n.note) as said, null::timestamptz as at
    from t join test_note n on n.l_id = ${ctx.lId} and n.bill_test_id = t.bill_test_id
    union all
    select c.bill_test_id, 'call', json_build_object('parameterId', c.parameter_id, 'value', c.value, 'receiver', c.receiver,
      'readBack', c.read_back, 'calledBy', u.name, 'calledAt', c.called_at), c.called_at
    from t join critical_call c on c.l_id = ${ctx.lId} and c.bill_test_id = t.bill_test_id
    join login_user u on u.user_id = c.called_by
    union all
    select a.bill_test_id, 'attempt', json_build_object('parameterId', a.parameter_id, 'value', a.value, 'note', a.note,
      'triedBy', u.name, 'triedAt', a.tried_at), a.tried_at
    from t join critical_attempt a on a.l_id = ${ctx.lId} and a.bill_test_id = t.bill_test_id
    join login_user u on u.user_id = a.tried_by
    union all
    select r.bill_test_id, 'rerun', json_build_object('rerunId', r.rerun_id, 'status', r.status, 'reason', r.reason, 'requestedBy', u.name,
      'requestedAt', r.requested_at), r.requested_at
    from t join rerun r on r.l_id = ${ctx.lId} and r.bill_test_id = t.bill_test_id
    join login_user u on u.user_id = r.requested_by
    union all
    select x.bill_test_id, 'reflex', json_build_object('testId', x.test_id, 'parameterId', x.parameter_id, 'value', x.value,
      'decision', x.decision), null
    from t join reflex_decision x on x.l_id = ${ctx.lId} and x.bill_test_id = t.bill_test_id
    union all
    select d.bill_test_id, 'comment', json_build_object('commentId', d.result_comment_id, 'value', d.value, 'decision', d.decision,
      'decidedBy', u.name), d.decided_at
    from t join comment_decision d on d.l_id = ${ctx.lId} and d.bill_test_id = t.bill_test_id
    join login_user u on u.user_id = d.decided_by
    union all
    select t.bill_test_id, 'qcHold', json_build_object('machineId', h.machine_id, 'machine', m.name,
      'parameterId', h.parameter_id, 'rule', h.rule, 'keptVersion', (select max(k.version) from qc_look_back k
        where k.l_id = h.l_id and k.hold_id = h.hold_id and k.bill_test_id = t.bill_test_id
          and k.parameter_id = h.parameter_id and k.decision = 'keep')), h.opened_at
    from qc_hold h cross join t join machine m on m.l_id = h.l_id and m.machine_id = h.machine_id
    where h.l_id = ${ctx.lId} and h.released_at is null
    union all
    select t.bill_test_id, 'swap', json_build_object('holdId', h.hold_id, 'barcode', own.barcode, 'other', other.barcode), h.found_at
    from t join swap_hold h on h.l_id = ${ctx.lId} and h.first_sample_id = t.sample_id and h.decided_at is null
    join sample own on own.l_id = h.l_id and own.sample_id = h.first_sample_id
    join sample other on other.l_id = h.l_id and other.sample_id = h.second_sample_id
    union all
    select t.bill_test_id, 'swap', json_build_object('holdId', h.hold_id, 'barcode', own.barcode, 'other', other.barcode), h.found_at
    from t join swap_hold h on h.l_id = ${ctx.lId} and h.second_sample_id = t.sample_id and h.decided_at is null
    join sample own on own.l_id = h.l_id and own.sample_id = h.second_sample_id
    join sample other on other.l_id = h.l_id and other.sample_id = h.first_sample_id
    union all ${casesInHand(ctx.lId)}
    order by at desc nulls last`.execute(ctx.db);
  const remarks = new Map<string, RemarksOfTest>();
  for (const row of rows) {
    remarks.set(row.bill_test_id, withRow(remarks.get(row.bill_test_id) ?? NOTHING, row));
  }
  return (billTestId) => remarks.get(billTestId) ?? NOTHING;
}
