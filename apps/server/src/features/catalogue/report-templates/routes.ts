import { readTemplate } from '@nidan/contract/catalogue/report-templates/report-template-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { listTemplatesOf, readTemplateOf } from './templates.query.ts';
import { discardTemplateDraft, publishTemplateDraft, saveTemplateDraft } from './write-template.ts';

export const reportTemplateRoutes: readonly Route[] = [
  listTemplatesOf,
  implement(readTemplate, (ctx, { query }) => readTemplateOf(ctx, query.templateId)),
  saveTemplateDraft,
  publishTemplateDraft,
  discardTemplateDraft,
];
