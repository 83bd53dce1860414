/** Columns of the report that a test may do without; name, result and unit always stand. */
export const FORMAT_COLUMNS = ['interval', 'bar', 'previous'] as const;
export type FormatColumn = (typeof FORMAT_COLUMNS)[number];

/** Where the method stands: on each row, once in the heading when all rows share it, or nowhere. */
export const METHOD_PLACES = ['rows', 'heading', 'nowhere'] as const;
export type MethodPlace = (typeof METHOD_PLACES)[number];

/** Where the interpretation stands: with those of the other tests before the signatures, below its own rows, or nowhere. */
export const INTERPRETATION_PLACES = ['end', 'below', 'nowhere'] as const;
export type InterpretationPlace = (typeof INTERPRETATION_PLACES)[number];

/** How a test is laid out on the report (spec §7 "tf"), beside the order of its parameters and their headings. */
export interface ReportFormat {
  /** It begins a page of its own. */
  readonly newPage: boolean;
  /** Columns that it does without. */
  readonly without: readonly FormatColumn[];
  readonly method: MethodPlace;
  readonly interpretation: InterpretationPlace;
}

/** What a test has unless somebody says otherwise. */
export const STANDARD_FORMAT: ReportFormat = {
  newPage: false,
  without: [],
  method: 'rows',
  interpretation: 'end',
};

/** Whether a format is the usual one, of which nothing is said. */
export function isStandardFormat(format: ReportFormat): boolean {
  return formatText(format) === '';
}

const WORDS = [
  ['new page', (format) => ({ ...format, newPage: true })],
  ...FORMAT_COLUMNS.map((column): FormatWord => [
    `without ${column}`,
    (format) => ({
      ...format,
      without: FORMAT_COLUMNS.filter((one) => one === column || format.without.includes(one)),
    }),
  ]),
  ['method in heading', (format) => ({ ...format, method: 'heading' })],
  ['without method', (format) => ({ ...format, method: 'nowhere' })],
  ['interpretation below', (format) => ({ ...format, interpretation: 'below' })],
  ['without interpretation', (format) => ({ ...format, interpretation: 'nowhere' })],
] as const satisfies readonly FormatWord[];

type FormatWord = readonly [word: string, say: (format: ReportFormat) => ReportFormat];

/** What a format says beyond the usual one, in words: 'new page, without previous'; '' for the usual one. */
export function formatText({ newPage, without, method, interpretation }: ReportFormat): string {
  return [
    ...(newPage ? ['new page'] : []),
    ...FORMAT_COLUMNS.filter((column) => without.includes(column)).map((column) => `without ${column}`),
    ...{ rows: [], heading: ['method in heading'], nowhere: ['without method'] }[method],
    ...{ end: [], below: ['interpretation below'], nowhere: ['without interpretation'] }[interpretation],
  ].join(', ');
}

/** The format that `formatText` or a person wrote; null when a word of it means nothing. */
export function parseFormat(text: string): ReportFormat | null {
  let format = STANDARD_FORMAT;
  const words = text.split(',').map((word) => word.trim().toLowerCase().replaceAll(/\s+/gu, ' '));
  for (const word of text.trim() === '' ? [] : words) {
    const found = WORDS.find(([known]) => known === word);
    if (found === undefined) return null;
    format = found[1](format);
  }
  return format;
}

/** A parameter at its place on the report, below its heading. */
export interface FormatPlace {
  readonly parameterId: string;
  readonly group: string | null;
}

/** A format that was given to an ordered test after it was billed, with the order and headings of that day. */
export interface FetchedFormat extends ReportFormat {
  readonly places: readonly FormatPlace[];
}

/** Parameters in the order and below the headings of a format; those that it does not know follow as they were. */
export function arranged<
  P extends { readonly group: string | null; readonly parameter: { readonly parameterId: string } },
>(parameters: readonly P[], places: readonly FormatPlace[]): P[] {
  const known = new Set(places.map(({ parameterId }) => parameterId));
  const byId = new Map(parameters.map((one) => [one.parameter.parameterId, one]));
  return [
    ...places.flatMap(({ parameterId, group }) => {
      const found = byId.get(parameterId);
      return found === undefined ? [] : [{ ...found, group }];
    }),
    ...parameters.filter(({ parameter }) => !known.has(parameter.parameterId)),
  ];
}
