import * as reportTemplateEndpoints from '@nidan/contract/catalogue/report-templates/report-template-endpoints';
import type { TemplateDetails } from '@nidan/contract/catalogue/report-templates/report-template-endpoints';
import type { Done } from '@nidan/contract/kernel/shapes';
import { checkTemplate } from '@nidan/domain/report-templates/template-checks';
import type { TemplateContent } from '@nidan/domain/report-templates/template-content';
import { type TemplateFault, templateTextFaults } from '@nidan/domain/report-templates/template-text';
import { sql } from 'kysely';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { announceCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { catalogueToChange } from '../versions/catalogue-to-change.ts';
import type { LabCatalogue } from '../versions/lab-catalogue.ts';
import {
  insertTemplateDraft,
  lockTemplateVersion,
  publishTemplateVersion,
  retireTemplateDraft,
  type TemplateVersionRow,
  type TemplateWords,
  updateTemplateDraft,
} from './template-rows.ts';
import { parametersOf, readTemplateOf } from './templates.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

function refusalOf(section: string, { what, written, at }: TemplateFault) {
  const details = { section, written, line: String(at.line), column: String(at.column) };
  return refuse(what === 'unknown' ? 'template-variable-unknown' : 'template-variable-broken', { details });
}

/** Refuses the first variable that this template does not know, with its name and place. */
function requireKnownVariables({ sections }: TemplateContent, parameters: ReadonlySet<string>): void {
  for (const { kind, title, text } of sections) {
    if (kind === 'FREE_FORMAT_SINGLE') continue;
    for (const written of [text.en, text.hi, text.mr]) {
      const [fault] = templateTextFaults(written, parameters);
      if (fault !== undefined) throw refusalOf(title.en, fault);
    }
  }
}

function requireTests({ tests }: LabCatalogue, testIds: readonly string[]): void {
  for (const [index, testId] of testIds.entries()) {
    const test = tests.get(testId);
    if (test === undefined || test.kind === 'package')
      throw refuseField(`testIds.${index}`, 'template-test-unknown');
  }
}

function requireDraft(row: TemplateVersionRow): void {
  const { number, published_at: publishedAt, retired_at: retiredAt } = row;
  if (publishedAt === null && retiredAt !== null) throw refuse('not-found');
  if (publishedAt !== null) throw refuse('template-published', { details: { number: String(number) } });
}

async function lockDraft(
  ctx: Ctx,
  { templateVersionId, version }: { readonly templateVersionId: string; readonly version: number },
): Promise<TemplateVersionRow> {
  const row = await lockTemplateVersion(ctx, templateVersionId);
  await expectVersion(ctx, { entityId: templateVersionId, expected: version, found: row.version });
  requireDraft(row);
  return row;
}

function said({ name, content, testIds }: TemplateWords) {
  return { name, content, tests: [...testIds] };
}

/** Writes the draft of a template. */
export const saveTemplateDraft = serve(
  reportTemplateEndpoints.saveTemplate,
  async (ctx, body): Promise<TemplateDetails> => {
    const { templateId, templateVersionId, version, name, content, testIds } = body;
    const catalogue = await catalogueToChange(ctx);
    requireTests(catalogue, testIds);
    requireKnownVariables(content, parametersOf(catalogue, testIds));
    const words = { name: name.trim(), content, testIds };
    const entity = { entityKind: 'REPORT_TEMPLATE', entityId: templateVersionId } as const;
    if (version === null) {
      const number = await insertTemplateDraft(ctx, { templateId, templateVersionId, ...words });
      recordEvent(ctx, { ...entity, action: 'create', after: { number, ...said(words) } });
    } else {
      const row = await lockDraft(ctx, { templateVersionId, version });
      if (row.template_id !== templateId) throw refuse('not-found');
      await updateTemplateDraft(ctx, row, words);
      const before = said({ name: row.name, content: row.content, testIds: [...row.test_ids] });
      recordEvent(ctx, { ...entity, action: 'change', before, after: said(words) });
    }
    return readTemplateOf(ctx, templateId);
  },
);

/** Refuses a test that another template has. */
async function requireFreeTests(ctx: Ctx, row: TemplateVersionRow, { tests }: LabCatalogue): Promise<void> {
  const { rows } = await sql<{ test_id: string; name: string }>`
    select x.test_id, v.name from report_template_test x
    join report_template_version v on v.l_id = x.l_id and v.template_version_id = x.template_version_id
    where x.l_id = ${ctx.lId} and x.test_id = any(${[...row.test_ids]}::uuid[]) and v.template_id <> ${row.template_id}
    order by v.name, x.test_id limit 1`.execute(ctx.db);
  const [taken] = rows;
  if (taken === undefined) return;
  const test = tests.get(taken.test_id)?.name ?? '';
  throw refuse('template-test-taken', { details: { test, template: taken.name } });
}

/** Puts a draft that another person wrote in use, for reports that are released from now on. */
export const publishTemplateDraft = serve(
  reportTemplateEndpoints.publishTemplate,
  async (ctx, body): Promise<TemplateDetails> => {
    const catalogue = await catalogueToChange(ctx);
    const row = await lockDraft(ctx, body);
    const writers = [...new Set([row.made_by, row.changed_by])];
    if (writers.includes(ctx.caller.userId))
      throw refuse('template-by-writer', { details: { name: ctx.caller.name } });
    for (const writer of writers) await requireTwoPeople(ctx, writer);
    const { missing } = checkTemplate(row.content);
    if (missing.length > 0) {
      const fields = missing.map(({ no, field }) => `${no} ${field}`).join(', ');
      throw refuse('template-field-missing', { details: { fields } });
    }
    if (row.test_ids.length === 0) throw refuse('template-without-tests');
    requireTests(catalogue, row.test_ids);
    requireKnownVariables(row.content, parametersOf(catalogue, row.test_ids));
    await requireFreeTests(ctx, row, catalogue);
    await publishTemplateVersion(ctx, row);
    await announceCatalogue(ctx);
    recordEvent(ctx, {
      entityKind: 'REPORT_TEMPLATE',
      entityId: row.template_version_id,
      action: 'publish',
      after: { name: row.name, number: row.number },
    });
    return readTemplateOf(ctx, row.template_id);
  },
);

/** Throws a draft away. */
export const discardTemplateDraft = serve(
  reportTemplateEndpoints.discardTemplate,
  async (ctx, body): Promise<Done> => {
    const row = await lockDraft(ctx, body);
    await retireTemplateDraft(ctx, row);
    recordEvent(ctx, {
      entityKind: 'REPORT_TEMPLATE',
      entityId: row.template_version_id,
      action: 'discard',
      before: { name: row.name, number: row.number },
    });
    return { done: true };
  },
);
