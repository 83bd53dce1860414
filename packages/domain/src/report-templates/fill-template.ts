import type { Language } from '../enumerations/bills.ts';
import { textIn, type TemplateSection } from './template-content.ts';
import { type BlankCase, parseTemplateText, RESULT_PREFIX, type TemplatePart } from './template-text.ts';

/** What a report knows of the variables of a section. */
export interface TemplateValues {
  /** Undefined for what the report cannot say: the section is then not printed. */
  readonly pageValue: (name: string) => string | undefined;
  /** Of a parameter by its code: '9.8 g/dL'. */
  readonly resultValue: (code: string) => string | undefined;
  /** How the value of a parameter lies; undefined where nothing judged it. */
  readonly resultCase: (code: string) => BlankCase | undefined;
}

/** A section with its words filled in. */
export interface FilledSection {
  readonly title: string;
  readonly text: string;
}

function filledText(kind: TemplateSection['kind'], text: string, values: TemplateValues): string | null {
  if (kind === 'FREE_FORMAT_SINGLE') return text;
  const pieces = parseTemplateText(text).parts.map((part) => filledPart(part, values));
  return pieces.includes(undefined) ? null : pieces.join('');
}

function filledPart(part: TemplatePart, values: TemplateValues): string | undefined {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'blank') {
    const found = values.resultCase(part.parameter);
    return found === undefined ? undefined : part.words[found];
  }
  return part.name.startsWith(RESULT_PREFIX)
    ? values.resultValue(part.name.slice(RESULT_PREFIX.length))
    : values.pageValue(part.name);
}

/** The sections that a report can say in full: one whose variable has no value there is left out, never printed with a gap. */
export function fillSections(
  sections: readonly TemplateSection[],
  language: Language,
  values: TemplateValues,
): FilledSection[] {
  return sections.flatMap(({ kind, title, text }) => {
    const filled = filledText(kind, textIn(language, text), values);
    return filled === null || filled.trim() === '' ? [] : [{ title: textIn(language, title), text: filled }];
  });
}
