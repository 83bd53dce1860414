import type { TemplateContent } from './template-content.ts';
import {
  ALL_TEMPLATE_FIELDS,
  TEMPLATE_FIELDS,
  type TemplateBlock,
  type TemplateField,
} from './template-fields.ts';

/** A field that a report must show and this template does not; the number is the same in editor, list and sheet. */
export interface MissingField {
  readonly no: number;
  readonly field: TemplateField;
  readonly block: TemplateBlock;
}

/** Something to look at that keeps nobody from publishing: a section whose text is English alone. */
export interface UntranslatedSection {
  /** From 0. */
  readonly section: number;
  readonly languages: readonly ('hi' | 'mr')[];
}

export interface TemplateChecks {
  readonly missing: readonly MissingField[];
  readonly untranslated: readonly UntranslatedSection[];
  /** Fields that a report must show and this template does. */
  readonly ok: number;
}

/** Holds a template against what is asked of a report (domain facts 2.13). */
export function checkTemplate({
  shown,
  sections,
}: Pick<TemplateContent, 'shown' | 'sections'>): TemplateChecks {
  const asked = ALL_TEMPLATE_FIELDS.filter((field) => TEMPLATE_FIELDS[field].asked);
  const missing = asked
    .filter((field) => !shown.includes(field))
    .map((field, index) => ({ no: index + 1, field, block: TEMPLATE_FIELDS[field].block }));
  const untranslated = sections.flatMap(({ text }, section) => {
    const languages = (['hi', 'mr'] as const).filter((language) => text[language].trim() === '');
    return languages.length === 0 ? [] : [{ section, languages }];
  });
  return { missing, untranslated, ok: asked.length - missing.length };
}
