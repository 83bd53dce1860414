import type { CultureState } from '@nidan/domain/status-sets/lab/culture-case';
import { cultureCase } from '@nidan/domain/status-sets/lab/culture-case';
import { type RawBuilder, sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface CaseRow {
  readonly caseId: string;
  readonly billTestId: string;
  readonly specimenId: string;
  readonly specimenCode: string;
  readonly specimen: string;
  readonly isSterile: boolean;
  readonly state: CultureState;
  readonly site: string;
  readonly isScreening: boolean;
  readonly isSymptomatic: boolean;
  readonly receivedAt: Date;
  readonly receivedBy: string;
  readonly media: readonly string[];
  readonly inoculatedAt: Date | null;
  readonly incubation: string;
  readonly incubatedAt: Date | null;
  readonly gram: string;
  readonly direct: string;
  readonly comment: string;
  readonly dueAt: Date | null;
  readonly proposedAt: Date | null;
  readonly version: number;
}

/** The case that `condition` on `culture_case c` chooses; locked for a command, after the row of its bill. */
export async function selectCase(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  condition: RawBuilder<unknown>,
  { locks }: { readonly locks: boolean },
): Promise<CaseRow | null> {
  const { rows } = await sql<Omit<CaseRow, 'state'> & { state: string }>`
    select c.case_id as "caseId", c.bill_test_id as "billTestId", c.specimen_id as "specimenId", m.code as "specimenCode",
      m.name as specimen, m.is_sterile as "isSterile", c.state, c.site, c.is_screening as "isScreening",
      c.is_symptomatic as "isSymptomatic", c.received_at as "receivedAt", u.name as "receivedBy", c.media,
      c.inoculated_at as "inoculatedAt", c.incubation, c.incubated_at as "incubatedAt", c.gram, c.direct, c.comment,
      c.due_at as "dueAt", c.proposed_at as "proposedAt", c.version
    from culture_case c
    join specimen m on m.l_id = c.l_id and m.specimen_id = c.specimen_id
    join login_user u on u.user_id = c.received_by
    where c.l_id = ${lId} and ${condition} ${locks ? sql`for no key update of c` : sql``}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { ...row, state: cultureCase.stateOf(row.state) };
}

interface NewCase extends Pick<CaseRow, 'caseId' | 'billTestId' | 'specimenId' | 'site' | 'isScreening'> {}

/** Writes a case that the caller receives now. */
export async function insertCase(ctx: Ctx, given: NewCase): Promise<void> {
  await insertRows(ctx.db, 'culture_case', [
    {
      l_id: ctx.lId,
      case_id: given.caseId,
      bill_test_id: given.billTestId,
      specimen_id: given.specimenId,
      state: cultureCase.codes.received,
      site: given.site,
      is_screening: given.isScreening,
      is_symptomatic: false,
      received_at: ctx.now,
      received_by: ctx.caller.userId,
    },
  ]);
}

interface CaseChange {
  readonly state?: CultureState;
  readonly media?: readonly string[];
  readonly incubation?: string;
  readonly gram?: string;
  readonly direct?: string;
  readonly comment?: string;
  readonly site?: string;
  readonly isScreening?: boolean;
  readonly isSymptomatic?: boolean;
}

/** Changes a locked case; media are plated and an incubation begins now, by the caller. */
export async function updateCase(ctx: Ctx, caseId: string, change: CaseChange): Promise<void> {
  const { state, media, incubation } = change;
  await ctx.db
    .updateTable('culture_case')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(state === undefined ? {} : { state: cultureCase.codeOf(state) }),
      ...(media === undefined
        ? {}
        : { media: [...media], inoculated_at: ctx.now, inoculated_by: ctx.caller.userId }),
      ...(incubation === undefined ? {} : { incubation, incubated_at: ctx.now }),
      ...(change.gram === undefined ? {} : { gram: change.gram }),
      ...(change.direct === undefined ? {} : { direct: change.direct }),
      ...(change.comment === undefined ? {} : { comment: change.comment }),
      ...(change.site === undefined ? {} : { site: change.site }),
      ...(change.isScreening === undefined ? {} : { is_screening: change.isScreening }),
      ...(change.isSymptomatic === undefined ? {} : { is_symptomatic: change.isSymptomatic }),
    }))
    .where('l_id', '=', ctx.lId)
    .where('case_id', '=', caseId)
    .execute();
}

/** Notes when the next reading of a locked case is due: the first that is not read yet, and none once the case is finished. */
export async function updateDue(
  ctx: Ctx,
  caseId: string,
  { isOpen }: { readonly isOpen: boolean },
): Promise<void> {
  await sql`
    update culture_case c set proposed_at = null, due_at = case when ${isOpen} then (
      select min(r.due_at) from culture_reading r
      where r.l_id = c.l_id and r.case_id = c.case_id and r.read_at is null) end
    where c.l_id = ${ctx.lId} and c.case_id = ${caseId}`.execute(ctx.db);
}

/** Moves cases with their tests, which were checked or whose check was taken back. */
export async function moveCasesOfTests(
  ctx: Ctx,
  billTestIds: readonly string[],
  { from, to }: { readonly from: CultureState; readonly to: CultureState },
): Promise<readonly string[]> {
  const { rows } = await sql<{ caseId: string }>`
    update culture_case set state = ${cultureCase.codeOf(to)}, version = version + 1
    where l_id = ${ctx.lId} and bill_test_id = any(${[...billTestIds]}) and state = ${cultureCase.codeOf(from)}
    returning case_id as "caseId"`.execute(ctx.db);
  return rows.map(({ caseId }) => caseId);
}

/** Notes of cases whose last reading has come without growth that nothing seems to grow; a person says it. */
export async function proposeNoGrowth({ db, lId, now }: Pick<Ctx, 'db' | 'lId' | 'now'>): Promise<number> {
  const { rows } = await sql`
    update culture_case c set proposed_at = ${now}
    where c.l_id = ${lId} and c.proposed_at is null
      and c.state = any(${[cultureCase.codes.incubating, cultureCase.codes.prelimReported]})
      and (select max(r.due_at) from culture_reading r where r.l_id = c.l_id and r.case_id = c.case_id) <= ${now}
      and not exists (select from culture_reading r where r.l_id = c.l_id and r.case_id = c.case_id and r.has_growth)
      and not exists (
        select from culture_isolate i where i.l_id = c.l_id and i.case_id = c.case_id and i.removed_at is null)
    returning c.case_id`.execute(db);
  return rows.length;
}
