import * as eqaEndpoints from '@nidan/contract/lab/eqa/eqa-endpoints';
import type { EqaResultView, EqaRoundView } from '@nidan/contract/lab/eqa/eqa-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { asksForAction, worstEqaVerdict } from '@nidan/domain/quality/eqa';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Result = Omit<EqaResultView, 'can' | 'machine' | 'parameter'> & {
  readonly machineId: string;
  readonly machine: string;
  readonly parameterId: string;
  readonly parameter: string;
  readonly enteredById: string;
  readonly notedById: string | null;
};

type Row = Pick<
  EqaRoundView,
  'roundId' | 'scheme' | 'roundNo' | 'sample' | 'closesOn' | 'receivedOn' | 'version'
> & { readonly results: readonly Result[] };

async function readRows({ db, lId }: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select r.round_id as "roundId", r.scheme, r.round_no as "roundNo", r.sample, r.closes_on::text as "closesOn",
      r.received_on::text as "receivedOn", r.version, coalesce((
        select json_agg(json_build_object('machineId', x.machine_id, 'machine', m.name, 'parameterId', x.parameter_id,
          'parameter', p.name, 'ownValue', x.own_value, 'unit', x.unit, 'assignedValue', x.assigned_value, 'sd', x.sd,
          'z', x.z, 'verdict', x.verdict, 'comment', x.comment, 'correctiveAction', x.corrective_action,
          'enteredAt', x.entered_at, 'enteredById', x.entered_by, 'enteredBy', enterer.name, 'notedById', x.noted_by,
          'notedBy', noter.name, 'seenAt', x.seen_at, 'seenBy', seer.name) order by p.name, m.name)
        from eqa_result x
        join machine m on m.l_id = x.l_id and m.machine_id = x.machine_id
        join parameter p on p.l_id = x.l_id and p.parameter_id = x.parameter_id
        join login_user enterer on enterer.user_id = x.entered_by
        left join login_user noter on noter.user_id = x.noted_by
        left join login_user seer on seer.user_id = x.seen_by
        where x.l_id = r.l_id and x.round_id = r.round_id), '[]') as results
    from eqa_round r where r.l_id = ${lId} and ${rest}`.execute(db);
  return rows;
}

function isOpen({ verdict, correctiveAction, seenAt }: Result): boolean {
  if (verdict === null || !asksForAction(verdict)) return false;
  return correctiveAction === '' || (verdict === 'fail' && seenAt === null);
}

function presentResult({ caller }: Ctx, row: Result): EqaResultView {
  const { machineId, machine, parameterId, parameter, enteredById, notedById, ...own } = row;
  const isJudged = row.verdict !== null;
  const isOwn = [enteredById, notedById].includes(caller.userId);
  const mayNote = isJudged && hasRight(caller, 'quality', PERMISSION.create);
  const mayLook = isJudged && row.seenAt === null && !isOwn && hasRight(caller, 'quality', PERMISSION.update);
  return {
    ...own,
    machine: { id: machineId, name: machine },
    parameter: { id: parameterId, name: parameter },
    enteredAt: new Date(row.enteredAt).toISOString(),
    seenAt: row.seenAt === null ? null : new Date(row.seenAt).toISOString(),
    can: [...(mayNote ? ['note'] : []), ...(mayLook ? ['look'] : [])],
  };
}

function present(ctx: Ctx, row: Row): EqaRoundView {
  const verdicts = row.results.flatMap(({ verdict }) => (verdict === null ? [] : [verdict]));
  return {
    ...row,
    verdict: worstEqaVerdict(verdicts),
    open: row.results.filter(isOpen).length,
    results: row.results.map((result) => presentResult(ctx, result)),
    can: hasRight(ctx.caller, 'quality', PERMISSION.create) ? ['save'] : [],
  };
}

/** One round; refused when the lab has none of this id. */
export async function readRound(ctx: Ctx, roundId: string): Promise<EqaRoundView> {
  const [row] = await readRows(ctx, sql`r.round_id = ${roundId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** Rounds of the lab, those that close last first. */
export const listRoundsOf = serve(eqaEndpoints.listEqaRounds, async (ctx, filter) => {
  const limit = filter.limit ?? 50;
  const after = decodeCursor(filter.cursor);
  const conditions = [
    sql`true`,
    ...(after === null ? [] : [sql`(r.closes_on, r.round_id) < (${after[0]}::date, ${after[1]}::uuid)`]),
    ...withinDates(ctx, sql`(r.closes_on::timestamp at time zone ${ctx.lab.timeZone})`, filter),
  ];
  const rows = await readRows(
    ctx,
    sql`${sql.join(conditions, sql` and `)} order by r.closes_on desc, r.round_id desc limit ${limit + 1}`,
  );
  return toPage({
    rows,
    limit,
    key: (row) => [row.closesOn, row.roundId],
    present: (row) => present(ctx, row),
  });
});
