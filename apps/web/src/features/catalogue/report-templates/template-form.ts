import type {
  TemplateContentView,
  TemplateDetails,
  TemplateVersionView,
} from '@nidan/contract/catalogue/report-templates/report-template-endpoints';
import type { TestBrief } from '@nidan/contract/catalogue/tests/test-view';
import { checkTemplate } from '@nidan/domain/report-templates/template-checks';
import { STARTING_TEMPLATE } from '@nidan/domain/report-templates/template-content';
import { ALL_TEMPLATE_FIELDS, type TemplateField } from '@nidan/domain/report-templates/template-fields';

/** A template while it is written. */
export interface TemplateForm extends TemplateContentView {
  readonly name: string;
  readonly tests: readonly TestBrief[];
}

export type TemplateSectionForm = TemplateContentView['sections'][number];

/** A section to begin with. */
export const EMPTY_SECTION: TemplateSectionForm = {
  kind: 'FILL_BLANKS',
  title: { en: 'Interpretation', hi: '', mr: '' },
  text: { en: '', hi: '', mr: '' },
};

function formOf({ name, content, tests }: TemplateVersionView): TemplateForm {
  return { name, tests, ...content };
}

/** The form of a template: its draft, else a copy of the version in use. */
export function storedForm({ draft, published }: TemplateDetails): TemplateForm {
  const shown = draft ?? published;
  return shown === null ? newForm('') : formOf(shown);
}

/** A template that nobody wrote yet: everything on the page. */
export function newForm(name: string): TemplateForm {
  const { letterheadMm, shown } = STARTING_TEMPLATE;
  return { name, tests: [], letterheadMm, shown: [...shown], sections: [] };
}

/** A field shown or left out; fields stand in the order of the page. */
export function withField(
  form: TemplateForm,
  field: TemplateField,
  isShown: boolean,
): Pick<TemplateForm, 'shown'> {
  return {
    shown: ALL_TEMPLATE_FIELDS.filter((one) => (one === field ? isShown : form.shown.includes(one))),
  };
}

/** Every field on the page that a report must show. */
export function withAllAsked(form: TemplateForm): Pick<TemplateForm, 'shown'> {
  const missing = checkTemplate(form).missing.map(({ field }) => field);
  return {
    shown: ALL_TEMPLATE_FIELDS.filter((field) => form.shown.includes(field) || missing.includes(field)),
  };
}
