import * as templateSheetEndpoints from '@nidan/contract/lab/reports/template-sheet-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { languageOf, reportDocumentOf } from '@nidan/domain/reports/report-document-of';
import { pageOfTemplates } from '@nidan/domain/report-templates/page-template';
import { checkTemplate } from '@nidan/domain/report-templates/template-checks';
import type { TemplateContent } from '@nidan/domain/report-templates/template-content';
import { templatedDocument } from '@nidan/domain/report-templates/templated-document';
import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import type { ReportFile } from './report-pdf.ts';
import { readReportFile } from './report-file.query.ts';
import { insertView } from './report-rows.ts';
import { templatedTests } from './with-templates.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Reports that are offered to look at a template with. */
const LATEST = 50;

interface VersionRow {
  readonly template_id: string;
  readonly number: number;
  readonly name: string;
  readonly content: TemplateContent;
  readonly test_ids: readonly string[];
}

async function readVersion(ctx: Ctx, templateVersionId: string): Promise<VersionRow> {
  const { rows } = await sql<VersionRow>`
    select template_id, number, name, content, test_ids from report_template_version
    where l_id = ${ctx.lId} and template_version_id = ${templateVersionId}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}

/** The latest released reports that have a test of a template. */
export const listTemplateReportsOf = serve(templateSheetEndpoints.listTemplateReports, async (ctx, query) => {
  const { test_ids: testIds } = await readVersion(ctx, query.templateVersionId);
  const { tests } = await catalogueOf(ctx);
  const runIds = testIds.flatMap((testId) => tests.get(testId)?.runIds ?? []);
  const { rows } = await sql<{ reportId: string; labNo: string; revision: number; releasedAt: Date }>`
    select r.report_id as "reportId", b.lab_no as "labNo", r.revision, r.released_at as "releasedAt"
    from report_revision r join bill b on b.l_id = r.l_id and b.bill_id = r.bill_id
    where r.l_id = ${ctx.lId} and ${billInScope(ctx.caller)} and exists (
      select from bill_test bt where bt.l_id = r.l_id and bt.bill_id = r.bill_id and bt.test_id = any(${runIds}::uuid[]))
    order by r.released_at desc, r.report_id limit ${LATEST}`.execute(ctx.db);
  return pageInMemory(
    rows,
    { limit: LATEST, ...query },
    {
      id: ({ reportId }) => reportId,
      present: ({ releasedAt, ...row }) => ({ ...row, releasedAt: releasedAt.toISOString() }),
    },
  );
});

/** A released report as it would look with a version of a template, its missing fields marked; who looked is kept, as for any report. */
export async function loadTemplateSheet(
  ctx: Ctx,
  { templateVersionId, reportId }: QueryOf<typeof templateSheetEndpoints.templateSheet>,
): Promise<ReportFile> {
  const row = await readVersion(ctx, templateVersionId);
  const found = await readReportFile(ctx.db, { lId: ctx.lId, reportId, viewer: ctx.caller });
  if (found === null) throw refuse('not-found');
  await insertView(ctx, reportId);
  const { tests, parameters } = await catalogueOf(ctx);
  const names = new Set(
    row.test_ids
      .flatMap((id) => [id, ...(tests.get(id)?.runIds ?? [])])
      .flatMap((id) => tests.get(id)?.name ?? []),
  );
  const { template_id: templateId, number, name, content } = row;
  const template = { templateId, number, name, content };
  const { page: _, ...snapshot } = found.snapshot;
  const language = languageOf(snapshot);
  const templated = snapshot.tests.map((test) => ({
    test,
    template: names.has(test.profile?.name ?? '') || names.has(test.name) ? template : undefined,
  }));
  const codeOf = (parameterId: string) => parameters.get(parameterId)?.code;
  const document = reportDocumentOf(
    { ...snapshot, tests: templatedTests(templated, { body: snapshot, language, codeOf }) },
    {
      letterheadMode: 'on',
      printedAt: ctx.now.toISOString(),
      masked: ctx.caller.isDemoUser,
      released: true,
      pictures: found.pictures,
    },
  );
  const page = pageOfTemplates([content]);
  return {
    fileName: `template-${number}.pdf`,
    kept: null,
    document: page === null ? document : templatedDocument(document, page, checkTemplate(content).missing),
  };
}
