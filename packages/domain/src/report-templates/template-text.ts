/** How a value lies, for a blank that fills itself from a flag. */
export const BLANK_CASES = ['low', 'normal', 'high', 'abnormal'] as const;
export type BlankCase = (typeof BLANK_CASES)[number];

/** A piece of a section: text as it stands, a variable, or a blank filled by how a parameter lies. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string; readonly at: TextPlace }
  | {
      readonly kind: 'blank';
      readonly parameter: string;
      readonly words: Readonly<Partial<Record<BlankCase, string>>>;
      readonly at: TextPlace;
    };

/** Where something stands in a text; both count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

export interface TemplateFault {
  readonly what: 'open' | 'empty' | 'blank' | 'unknown';
  /** As it was written. */
  readonly written: string;
  readonly at: TextPlace;
}

/** Variables of a page; `result.CODE` beside them is the value of a parameter with its unit. */
export const PAGE_VARIABLES = [
  'lab.name',
  'patient.name',
  'patient.id',
  'patient.age_sex',
  'bill.lab_id',
  'doctor.name',
  'centre.name',
  'sample.collected_at',
  'sample.received_at',
  'report.reported_at',
  'test.name',
] as const;
export type PageVariable = (typeof PAGE_VARIABLES)[number];

/** Before the code of a parameter in a variable. */
export const RESULT_PREFIX = 'result.';

function placeIn(text: string, index: number): TextPlace {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function blankOf(inside: string): { parameter: string; words: Partial<Record<BlankCase, string>> } | null {
  const [, parameter = '', choices = ''] = /^([A-Z0-9_]+)\s*\?(.*)$/su.exec(inside) ?? [];
  const words: Partial<Record<BlankCase, string>> = {};
  for (const choice of choices.split('|')) {
    const [, name = '', word = ''] = /^\s*([a-z]+)\s*:\s*(.*\S)\s*$/su.exec(choice) ?? [];
    const known = BLANK_CASES.find((one) => one === name);
    if (known === undefined) return null;
    words[known] = word;
  }
  return parameter === '' ? null : { parameter, words };
}

/**
 * A section in its parts. `{{patient.name}}` is a variable, `{{MCV ? low: small | normal: of usual size | high: large}}` a blank; everything else,
 * whatever its signs, is text.
 */
export function parseTemplateText(text: string): { parts: TemplatePart[]; faults: TemplateFault[] } {
  const parts: TemplatePart[] = [];
  const faults: TemplateFault[] = [];
  let rest = 0;
  for (;;) {
    const from = text.indexOf('{{', rest);
    if (from > rest || from === -1) {
      const plain = text.slice(rest, from === -1 ? undefined : from);
      if (plain !== '') parts.push({ kind: 'text', text: plain });
    }
    if (from === -1) return { parts, faults };
    const at = placeIn(text, from);
    const to = text.indexOf('}}', from);
    if (to === -1) {
      faults.push({ what: 'open', written: text.slice(from, from + 30), at });
      return { parts, faults };
    }
    const inside = text.slice(from + 2, to).trim();
    const blank = inside.includes('?') ? blankOf(inside) : null;
    if (inside === '') faults.push({ what: 'empty', written: '{{}}', at });
    else if (blank !== null) parts.push({ kind: 'blank', ...blank, at });
    else if (inside.includes('?')) faults.push({ what: 'blank', written: inside, at });
    else parts.push({ kind: 'variable', name: inside, at });
    rest = to + 2;
  }
}

/** What is wrong with a section, in the order of the text; `parameters` are the codes of those that its tests measure. */
export function templateTextFaults(text: string, parameters: ReadonlySet<string>): TemplateFault[] {
  const { parts, faults } = parseTemplateText(text);
  const isKnown = (name: string): boolean =>
    PAGE_VARIABLES.some((one) => one === name) ||
    (name.startsWith(RESULT_PREFIX) && parameters.has(name.slice(RESULT_PREFIX.length)));
  const unknown = parts.flatMap((part): TemplateFault[] => {
    if (part.kind === 'variable' && !isKnown(part.name))
      return [{ what: 'unknown', written: part.name, at: part.at }];
    if (part.kind === 'blank' && !parameters.has(part.parameter))
      return [{ what: 'unknown', written: part.parameter, at: part.at }];
    return [];
  });
  return [...faults, ...unknown].toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
}
