import {
  discardTemplate,
  listTemplates,
  publishTemplate,
  readTemplate,
  saveTemplate,
} from '@nidan/contract/catalogue/report-templates/report-template-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { listTemplatesOf, readTemplateOf } from './templates.query.ts';
import { discardTemplateDraft, publishTemplateDraft, saveTemplateDraft } from './write-template.ts';

export const reportTemplateRoutes: readonly Route[] = [
  implement(listTemplates, (ctx, { query }) => listTemplatesOf(ctx, query)),
  implement(readTemplate, (ctx, { query }) => readTemplateOf(ctx, query.templateId)),
  implement(saveTemplate, (ctx, { body }) => saveTemplateDraft(ctx, body)),
  implement(publishTemplate, (ctx, { body }) => publishTemplateDraft(ctx, body)),
  implement(discardTemplate, (ctx, { body }) => discardTemplateDraft(ctx, body)),
];
