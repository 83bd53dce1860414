import {
  saveTemplate,
  type TemplateDetails,
} from '@nidan/contract/catalogue/report-templates/report-template-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { STARTING_TEMPLATE } from '@nidan/domain/report-templates/template-content';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { testIdOf } from '../../../../testing/order-bill.ts';

type TemplateInput = BodyOf<typeof saveTemplate>;

const SECTION = {
  kind: 'FILL_BLANKS' as const,
  title: { en: 'Interpretation', hi: '', mr: '' },
  text: { en: 'ESR of {{patient.name}} is {{result.ESR}}.', hi: '', mr: '' },
};

/** A right request for a new template of one test. */
export async function templateInput(
  app: TestApp,
  changes: Partial<TemplateInput> = {},
): Promise<TemplateInput> {
  const { letterheadMm, shown } = STARTING_TEMPLATE;
  return {
    templateId: newId(),
    templateVersionId: newId(),
    version: null,
    name: 'ESR, report',
    content: { letterheadMm, shown: [...shown], sections: [SECTION] },
    testIds: [await testIdOf(app, 'ESR')],
    ...changes,
  };
}

/** A draft that the manager wrote. */
export async function savedTemplate(
  app: TestApp,
  changes: Partial<TemplateInput> = {},
): Promise<TemplateDetails> {
  return app.as('Manager').ok(saveTemplate, { body: await templateInput(app, changes) });
}
