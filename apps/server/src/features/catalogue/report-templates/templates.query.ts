import * as reportTemplateEndpoints from '@nidan/contract/catalogue/report-templates/report-template-endpoints';
import type {
  TemplateDetails,
  TemplateRow,
  TemplateVersionView,
} from '@nidan/contract/catalogue/report-templates/report-template-endpoints';
import { checkTemplate } from '@nidan/domain/report-templates/template-checks';
import type { TemplateContent } from '@nidan/domain/report-templates/template-content';
import { sql } from 'kysely';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../versions/catalog-cache.ts';
import type { LabCatalogue } from '../versions/lab-catalogue.ts';
import { briefOf } from '../tests/present-test.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface VersionRow {
  readonly templateVersionId: string;
  readonly templateId: string;
  readonly number: number;
  readonly name: string;
  readonly content: TemplateContent;
  readonly testIds: readonly string[];
  readonly madeBy: string;
  readonly changedBy: string;
  readonly writtenBy: string;
  readonly writtenAt: Date;
  readonly publishedBy: string | null;
  readonly publishedAt: Date | null;
  readonly retiredAt: Date | null;
  readonly version: number;
}

async function readVersions(ctx: Ctx, templateId: string | null): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.template_version_id as "templateVersionId", v.template_id as "templateId", v.number, v.name, v.content,
      v.test_ids as "testIds", v.made_by as "madeBy", v.changed_by as "changedBy", w.name as "writtenBy",
      v.changed_at as "writtenAt", p.name as "publishedBy", v.published_at as "publishedAt", v.retired_at as "retiredAt",
      v.version
    from report_template_version v
    join login_user w on w.user_id = v.changed_by
    left join login_user p on p.user_id = v.published_by
    where v.l_id = ${ctx.lId} and (${templateId}::uuid is null or v.template_id = ${templateId})
      and (${templateId}::uuid is not null or v.retired_at is null)
    order by lower(v.name), v.number desc`.execute(ctx.db);
  return rows;
}

/** Codes of the parameters that the tests of a template measure, those of profiles among them. */
export function parametersOf({ tests }: LabCatalogue, testIds: readonly string[]): Set<string> {
  const runs = testIds.flatMap((testId) => tests.get(testId)?.runIds ?? []);
  return new Set(
    runs.flatMap((id) => tests.get(id)?.parameters.map(({ parameter }) => parameter.code) ?? []),
  );
}

function presentVersion(catalogue: LabCatalogue, row: VersionRow): TemplateVersionView {
  const { missing, untranslated, ok } = checkTemplate(row.content);
  const { letterheadMm, shown, sections } = row.content;
  return {
    templateVersionId: row.templateVersionId,
    number: row.number,
    name: row.name,
    content: { letterheadMm, shown: [...shown], sections: [...sections] },
    tests: row.testIds.flatMap((testId) => {
      const test = catalogue.tests.get(testId);
      return test === undefined ? [] : [briefOf(test)];
    }),
    parameters: [...parametersOf(catalogue, row.testIds)].toSorted(),
    missing: [...missing],
    untranslated: untranslated.map(({ section, languages }) => ({ section, languages: [...languages] })),
    ok,
    writtenBy: row.writtenBy,
    writtenAt: row.writtenAt.toISOString(),
    publishedBy: row.publishedBy,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    version: row.version,
  };
}

const isDraft = ({ publishedAt, retiredAt }: VersionRow): boolean =>
  publishedAt === null && retiredAt === null;
const isInUse = ({ publishedAt, retiredAt }: VersionRow): boolean =>
  publishedAt !== null && retiredAt === null;

/** One template; refused when the lab has none of this id. */
export async function readTemplateOf(ctx: Ctx, templateId: string): Promise<TemplateDetails> {
  const rows = await readVersions(ctx, templateId);
  if (!rows.some((row) => isDraft(row) || isInUse(row))) throw refuse('not-found');
  const catalogue = await catalogueOf(ctx);
  const draft = rows.find(isDraft);
  const published = rows.find(isInUse);
  const { userId } = ctx.caller;
  return {
    templateId,
    published: published === undefined ? null : presentVersion(catalogue, published),
    draft: draft === undefined ? null : presentVersion(catalogue, draft),
    former: rows
      .filter(({ publishedAt, retiredAt }) => publishedAt !== null && retiredAt !== null)
      .map(({ number }) => number),
    mayPublish: draft !== undefined && ![draft.madeBy, draft.changedBy].includes(userId),
  };
}

/** Templates by name, each once. */
export const listTemplatesOf = serve(reportTemplateEndpoints.listTemplates, async (ctx, filter) => {
  const rows = await readVersions(ctx, null);
  const { tests } = await catalogueOf(ctx);
  const found = [...Map.groupBy(rows, ({ templateId }) => templateId)].map(
    ([templateId, versions]): TemplateRow => {
      const draft = versions.find(isDraft);
      const published = versions.find(isInUse);
      const shown = published ?? draft;
      return {
        templateId,
        name: (draft ?? published)?.name ?? '',
        tests: (shown?.testIds ?? []).flatMap((testId) => tests.get(testId)?.name ?? []),
        published: published?.number ?? null,
        draft: draft?.number ?? null,
      };
    },
  );
  const sought = (filter.q ?? '').trim().toLowerCase();
  const matched = found.filter(({ name, tests: own }) =>
    [name, ...own].some((text) => text.toLowerCase().includes(sought)),
  );
  return pageInMemory(
    matched,
    { limit: 50, ...filter },
    {
      id: ({ templateId }) => templateId,
      present: (row) => row,
    },
  );
});
