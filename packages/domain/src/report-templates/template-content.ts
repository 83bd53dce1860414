import type { Language } from '../enumerations/bills.ts';
import type { ReportSection } from '../enumerations/reporting.ts';
import { ALL_TEMPLATE_FIELDS, type TemplateField } from './template-fields.ts';

/** A text in the languages of paper; '' where the English one stands. */
export type PaperText = Readonly<Record<Language, string>>;

/** A section below the rows of the tests of a template. */
export interface TemplateSection {
  /** Free text alone, or free text with variables. */
  readonly kind: ReportSection;
  readonly title: PaperText;
  readonly text: PaperText;
}

/** What a version of a template says. Users fill it; what they write is text and never code. */
export interface TemplateContent {
  /** Height of the letterhead in mm: lab stationery decides it. */
  readonly letterheadMm: number;
  /** What the page shows, of `TEMPLATE_FIELDS`. */
  readonly shown: readonly TemplateField[];
  readonly sections: readonly TemplateSection[];
}

export const LETTERHEAD_MM = { least: 20, usual: 29, most: 60 } as const;

/** What a new template begins with: everything on the page, no section. */
export const STARTING_TEMPLATE: TemplateContent = {
  letterheadMm: LETTERHEAD_MM.usual,
  shown: ALL_TEMPLATE_FIELDS,
  sections: [],
};

/** The text of a language, or the English one. */
export function textIn(language: Language, text: PaperText): string {
  return text[language].trim() === '' ? text.en : text[language];
}
