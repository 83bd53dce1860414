import type { TemplateContent } from '@nidan/domain/report-templates/template-content';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface TemplateVersionRow {
  readonly template_version_id: string;
  readonly template_id: string;
  readonly number: number;
  readonly name: string;
  readonly content: TemplateContent;
  readonly test_ids: readonly string[];
  readonly made_by: string;
  readonly changed_by: string;
  readonly published_at: Date | null;
  readonly retired_at: Date | null;
  readonly version: number;
}

/** Locks one version; refused when the lab has none of this id. */
export async function lockTemplateVersion(ctx: Ctx, templateVersionId: string): Promise<TemplateVersionRow> {
  const { rows } = await sql<TemplateVersionRow>`
    select template_version_id, template_id, number, name, content, test_ids, made_by, changed_by, published_at, retired_at, version
    from report_template_version
    where l_id = ${ctx.lId} and template_version_id = ${templateVersionId} for no key update`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}

export interface TemplateWords {
  readonly name: string;
  readonly content: TemplateContent;
  readonly testIds: readonly string[];
}

interface NewTemplateVersion extends TemplateWords {
  readonly templateId: string;
  readonly templateVersionId: string;
}

/** Adds the draft of a template, with the next number. */
export async function insertTemplateDraft(ctx: Ctx, draft: NewTemplateVersion): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(number), 0)::int as last from report_template_version
    where l_id = ${ctx.lId} and template_id = ${draft.templateId}`.execute(ctx.db);
  const number = (rows[0]?.last ?? 0) + 1;
  const { now: at, caller } = ctx;
  await insertRows(ctx.db, 'report_template_version', [
    {
      l_id: ctx.lId,
      template_version_id: draft.templateVersionId,
      template_id: draft.templateId,
      number,
      name: draft.name,
      content: JSON.stringify(draft.content),
      test_ids: [...draft.testIds],
      made_at: at,
      made_by: caller.userId,
      changed_at: at,
      changed_by: caller.userId,
    },
  ]);
  return number;
}

/** Writes what a draft says now. */
export async function updateTemplateDraft(
  ctx: Ctx,
  row: Pick<TemplateVersionRow, 'template_version_id' | 'version'>,
  { name, content, testIds }: TemplateWords,
): Promise<void> {
  await ctx.db
    .updateTable('report_template_version')
    .set({
      name,
      content: JSON.stringify(content),
      test_ids: [...testIds],
      changed_at: ctx.now,
      changed_by: ctx.caller.userId,
      version: row.version + 1,
    })
    .where('l_id', '=', ctx.lId)
    .where('template_version_id', '=', row.template_version_id)
    .execute();
}

/** Puts a draft in the place of the version in use, with its tests. */
export async function publishTemplateVersion(ctx: Ctx, row: TemplateVersionRow): Promise<void> {
  const { lId, db } = ctx;
  await sql`
    delete from report_template_test x using report_template_version v
    where x.l_id = ${lId} and v.l_id = x.l_id and v.template_version_id = x.template_version_id
      and v.template_id = ${row.template_id}`.execute(db);
  await db
    .updateTable('report_template_version')
    .set({ retired_at: ctx.now })
    .where('l_id', '=', lId)
    .where('template_id', '=', row.template_id)
    .where('published_at', 'is not', null)
    .where('retired_at', 'is', null)
    .execute();
  await db
    .updateTable('report_template_version')
    .set({ published_at: ctx.now, published_by: ctx.caller.userId, version: row.version + 1 })
    .where('l_id', '=', lId)
    .where('template_version_id', '=', row.template_version_id)
    .execute();
  await insertRows(db, 'report_template_test', {
    shared: { l_id: lId, template_version_id: row.template_version_id },
    rows: row.test_ids.map((testId) => ({ test_id: testId })),
  });
}

/** Throws a draft away. */
export async function retireTemplateDraft(
  { db, lId, now }: Ctx,
  row: Pick<TemplateVersionRow, 'template_version_id' | 'version'>,
): Promise<void> {
  await db
    .updateTable('report_template_version')
    .set({ retired_at: now, version: row.version + 1 })
    .where('l_id', '=', lId)
    .where('template_version_id', '=', row.template_version_id)
    .execute();
}
