import {
  discardTemplate,
  listTemplates,
  publishTemplate,
  readTemplate,
  saveTemplate,
  type TemplateDetails,
} from '@nidan/contract/catalogue/report-templates/report-template-endpoints';
import { reportPdf } from '@nidan/contract/lab/reports/report-endpoints';
import { listTemplateReports, templateSheet } from '@nidan/contract/lab/reports/template-sheet-endpoints';
import { ALL_TEMPLATE_FIELDS } from '@nidan/domain/report-templates/template-fields';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { testIdOf } from '../../../testing/order-bill.ts';
import { releasedReport, storedRevision } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { savedTemplate, templateInput } from './testing/saved-template.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const text = (en: string) => ({ en, hi: '', mr: '' });
const HOSTILE = '#import "x" $a$ *b* \\ @c [d] <e>';
const contentWith = (words: string) => ({
  letterheadMm: 29,
  shown: [...ALL_TEMPLATE_FIELDS],
  sections: [{ kind: 'FILL_BLANKS' as const, title: text('Interpretation'), text: text(words) }],
});
const refOf = ({ draft }: TemplateDetails) => ({
  templateVersionId: draft?.templateVersionId ?? '',
  version: draft?.version ?? 1,
});
const publish = (details: TemplateDetails) => ({ body: refOf(details) });
const discard = (details: TemplateDetails) => app.as('Manager').ok(discardTemplate, { body: refOf(details) });

it('refuses an unknown variable with its name and place, and one that cannot be read', async () => {
  const unknown = await templateInput(app, { content: contentWith('ESR is high.\nAsk {{patient.nmae}}') });
  expect(await app.as('Manager').refused(saveTemplate, { body: unknown })).toMatchObject({
    code: 'template-variable-unknown',
    msg: expect.stringContaining('"patient.nmae" in line 2, column 5'),
  });
  // HB is a parameter of the lab, but none that ESR measures.
  const other = await templateInput(app, { content: contentWith('{{result.HB}}') });
  expect(await app.as('Manager').refused(saveTemplate, { body: other })).toMatchObject({
    code: 'template-variable-unknown',
  });
  const open = await templateInput(app, { content: contentWith('{{result.ESR') });
  expect(await app.as('Manager').refused(saveTemplate, { body: open })).toMatchObject({
    code: 'template-variable-broken',
  });
  const packaged = await templateInput(app, { testIds: [newId()] });
  expect(await app.as('Manager').refused(saveTemplate, { body: packaged })).toMatchObject({
    errors: [{ field: 'testIds.0' }],
  });
});

it('is not published while a field is missing, without tests, by its writer or by who may not', async () => {
  const lacking = {
    ...contentWith('x'),
    shown: ALL_TEMPLATE_FIELDS.filter((field) => field !== 'sign.reg_no'),
  };
  const first = await savedTemplate(app, { content: lacking });
  expect(first).toMatchObject({
    mayPublish: false,
    published: null,
    draft: { number: 1, missing: [{ no: 1, field: 'sign.reg_no', block: 'signature' }] },
  });
  expect(await app.as('Pathologist').refused(publishTemplate, publish(first))).toMatchObject({
    code: 'template-field-missing',
    msg: expect.stringContaining('1 sign.reg_no'),
  });
  expect(await app.as('Manager').refused(publishTemplate, publish(first))).toMatchObject({
    code: 'template-by-writer',
  });
  expect((await app.as('Technician').call(publishTemplate, publish(first))).status).toBe(403);
  const bare = await savedTemplate(app, { testIds: [], content: contentWith('x') });
  expect(await app.as('Pathologist').refused(publishTemplate, publish(bare))).toMatchObject({
    code: 'template-without-tests',
  });
  await discard(bare);
  await discard(first);
  expect(
    await app.as('Manager').refused(readTemplate, { query: { templateId: first.templateId } }),
  ).toMatchObject({
    code: 'not-found',
  });
});

it('fills a released report, which keeps its version when the next one is published', async () => {
  const draft = await savedTemplate(app, {
    content: contentWith(`${HOSTILE} ESR {{result.ESR}} is {{ESR ? high: raised | normal: usual}}.`),
  });
  const published = await app.as('Pathologist').ok(publishTemplate, publish(draft));
  expect(published).toMatchObject({ draft: null, published: { number: 1, publishedBy: 'Test Pathologist' } });
  const { templateVersionId = '' } = published.published ?? {};
  expect(await eventsOf(app, templateVersionId, 'publish')).toHaveLength(1);
  expect(
    await app.as('Manager').refused(saveTemplate, {
      body: {
        ...(await templateInput(app)),
        templateId: published.templateId,
        templateVersionId,
        version: 2,
      },
    }),
  ).toMatchObject({ code: 'template-published' });

  const { reportId } = await releasedReport(app, { ESR: { ESR: '48' } });
  const { snapshot } = await storedRevision(app, reportId);
  const words = `${HOSTILE} ESR 48 mm/h is raised.`;
  expect(snapshot.tests[0]?.template).toEqual({
    templateId: published.templateId,
    name: 'ESR, report',
    number: 1,
    sections: [{ title: 'Interpretation', text: words }],
  });
  expect((await app.as('Pathologist').call(reportPdf, { params: { reportId }, query: {} })).status).toBe(200);

  const next = await app.as('Manager').ok(saveTemplate, {
    body: {
      ...(await templateInput(app)),
      templateId: published.templateId,
      content: contentWith('Second.'),
    },
  });
  expect(next).toMatchObject({ draft: { number: 2 }, published: { number: 1 } });
  const reports = await app.as('Manager').ok(listTemplateReports, {
    query: { templateVersionId: refOf(next).templateVersionId },
  });
  expect(reports.rows.map((row) => row.reportId)).toContain(reportId);
  const sheet = await app.as('Manager').call(templateSheet, {
    query: { templateVersionId: refOf(next).templateVersionId, reportId },
  });
  expect(sheet.status).toBe(200);
  await app.as('Pathologist').ok(publishTemplate, publish(next));
  expect((await storedRevision(app, reportId)).snapshot).toEqual(snapshot);
  const { rows } = await app.as('Manager').ok(listTemplates, { query: {} });
  expect(rows.find(({ templateId }) => templateId === published.templateId)).toMatchObject({
    name: 'ESR, report',
    published: 2,
    draft: null,
  });
  expect(
    await app.as('Manager').ok(readTemplate, { query: { templateId: published.templateId } }),
  ).toMatchObject({
    former: [1],
  });
});

it('leaves a test to the template that has it', async () => {
  const hb = { content: contentWith('x'), testIds: [await testIdOf(app, 'HB')] };
  const first = await savedTemplate(app, { name: 'Blood', ...hb });
  await app.as('Pathologist').ok(publishTemplate, publish(first));
  const other = await savedTemplate(app, { name: 'Second', ...hb });
  expect(await app.as('Pathologist').refused(publishTemplate, publish(other))).toMatchObject({
    code: 'template-test-taken',
    msg: expect.stringContaining('Blood'),
  });
});
