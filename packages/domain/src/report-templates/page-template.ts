import { ALL_TEMPLATE_FIELDS, type TemplateField } from './template-fields.ts';

/** How the pages of a revision differ from the usual ones. */
export interface PageTemplate {
  readonly letterheadMm: number;
  /** Fields that are left out; absent from a released page are none that a report must show. */
  readonly hidden: readonly TemplateField[];
}

/** The page of a report whose tests have these templates: it shows what any of them shows, below the highest letterhead. */
export function pageOfTemplates(
  templates: readonly { readonly letterheadMm: number; readonly shown: readonly TemplateField[] }[],
): PageTemplate | null {
  if (templates.length === 0) return null;
  const shown = new Set(templates.flatMap((template) => template.shown));
  return {
    letterheadMm: Math.max(...templates.map(({ letterheadMm }) => letterheadMm)),
    hidden: ALL_TEMPLATE_FIELDS.filter((field) => !shown.has(field)),
  };
}
