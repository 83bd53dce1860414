import * as stageEndpoints from '@nidan/contract/lab/stages/stage-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { lineOf, livingUnder } from '@nidan/domain/stages/case-tree';
import { testStage } from '@nidan/domain/status-sets/lab/test-stage';
import { sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { placeName, type ProgressRow, requireStagedCase, type StagedCase } from './case.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Answer = AnswerOf<typeof stageEndpoints.findForStage>;

interface ScannedThing {
  readonly bill_test_id: string;
  readonly thing_id: string;
}

async function scannedThing(ctx: Ctx, text: string): Promise<ScannedThing | null> {
  const { rows } = await sql<ScannedThing>`
    select bill_test_id, thing_id from case_thing where l_id = ${ctx.lId} and barcode = ${text}`.execute(
    ctx.db,
  );
  return rows[0] ?? null;
}

/** A tube by its barcode, or a case by its number: what it leads to is its part. */
async function scannedTube(ctx: Ctx, text: string) {
  const { rows } = await sql<{
    bill_test_id: string;
    test_id: string;
    case_no: string | null;
    thing_id: string | null;
  }>`
    select t.bill_test_id, t.test_id, c.case_no, g.thing_id
    from bill_test t
    join bill b on b.l_id = t.l_id and b.bill_id = t.bill_id
    left join sample s on s.l_id = t.l_id and s.sample_id = t.sample_id
    left join staged_case c on c.l_id = t.l_id and c.bill_test_id = t.bill_test_id
    left join case_thing g on g.l_id = c.l_id and g.bill_test_id = c.bill_test_id and g.sample_id = s.sample_id
    where t.l_id = ${ctx.lId} and t.bill_test_id in (
        select bt.bill_test_id from sample tube join bill_test bt on bt.l_id = tube.l_id and bt.sample_id = tube.sample_id
        where tube.l_id = ${ctx.lId} and tube.barcode = ${text}
        union all
        select bill_test_id from staged_case where l_id = ${ctx.lId} and case_no = ${text})
      and ${billInScope(ctx.caller)} and ${departmentInScope(ctx.caller, sql.ref('t.department_id'))}
    order by t.bill_test_id`.execute(ctx.db);
  return rows;
}

/** The first row in the order of the stages that waits for somebody: of the thing, or of the case once the thing is done. */
function waitingRow(found: StagedCase, thingId: string | null): ProgressRow | undefined {
  const open: readonly number[] = [testStage.codes.READY_TO_RUN, testStage.codes.STARTED];
  const isOpen = (row: ProgressRow) => row.is_current && open.includes(row.state);
  const own = found.rows.find((row) => row.thing_id === thingId && isOpen(row));
  if (own !== undefined || thingId === null) return own;
  const hasOpen = found.rows.some(
    (row) => row.thing_id === thingId && row.is_current && row.state === testStage.codes.NOT_STARTED,
  );
  const under = new Set(livingUnder(found.state, thingId).map((thing) => thing.thingId));
  const below = found.rows.find((row) => row.thing_id !== null && under.has(row.thing_id) && isOpen(row));
  return hasOpen || below !== undefined
    ? undefined
    : found.rows.find((row) => row.thing_id === null && isOpen(row));
}

function whyNowhere(found: StagedCase, thingId: string | null): string {
  if (found.row.completed_at !== null) return 'its case is complete';
  const [thing] = lineOf(found.state, thingId);
  if (thing?.isGone === true) {
    return found.things.find((one) => one.thing_id === thingId)?.discard_reason ?? 'it was discarded';
  }
  return 'the stages before are not completed, or all of its own are';
}

function answerOf(found: StagedCase, thingId: string | null, stage: string | undefined): Answer {
  const row = waitingRow(found, thingId);
  const thing = placeName(found, thingId);
  if (row === undefined)
    throw refuse('thing-waits-nowhere', { details: { thing, why: whyNowhere(found, thingId) } });
  const at = found.plan[row.stage_index]?.name ?? '';
  if (stage !== undefined && stage.trim().toLowerCase() !== at.toLowerCase()) {
    throw refuse('thing-at-other-stage', { details: { thing, stage: at, scanned: stage.trim() } });
  }
  return {
    billTestId: found.row.bill_test_id,
    caseNo: found.row.case_no,
    thingId,
    stageProgressId: row.stage_progress_id,
    stage: at,
  };
}

/** What was scanned, and what it waits for. */
export const findForStage = serve(
  stageEndpoints.findForStage,
  async (ctx, { scan, stage }): Promise<Answer> => {
    const text = scan.trim().toUpperCase();
    const thing = await scannedThing(ctx, text);
    if (thing !== null)
      return answerOf(await requireStagedCase(ctx, thing.bill_test_id), thing.thing_id, stage);
    const tests = await scannedTube(ctx, text);
    const [first] = tests;
    if (first === undefined) throw refuse('not-found');
    const { tests: known } = await catalogueOf(ctx);
    const opened = tests.find(({ case_no: caseNo }) => caseNo !== null);
    if (opened !== undefined) {
      return answerOf(await requireStagedCase(ctx, opened.bill_test_id), opened.thing_id, stage);
    }
    const staged = tests.find(({ test_id: testId }) => (known.get(testId)?.stages.length ?? 0) > 0);
    if (staged === undefined) {
      throw refuse('test-without-stages', { details: { test: known.get(first.test_id)?.name ?? text } });
    }
    return {
      billTestId: staged.bill_test_id,
      caseNo: null,
      thingId: null,
      stageProgressId: null,
      stage: null,
    };
  },
);
