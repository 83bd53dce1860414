/** What is answered in a synoptic form, by code of the field: the choice, the number as written, the text. What is unanswered is absent. */
export type SynopticAnswers = Readonly<Record<string, string>>;

/** When a field is asked: by what another one says. A field that is not asked has no answer. */
export type SynopticCondition =
  | { readonly field: string; readonly is: readonly string[] }
  | { readonly field: string; readonly above: number };

interface FieldBasis {
  /** Stable name of the answer in what is stored. */
  readonly code: string;
  /** As it stands in the form and on the report. */
  readonly label: string;
  /** Heading that it stands under. */
  readonly group: string;
  /** Asked in every case when absent. */
  readonly when?: SynopticCondition;
  /** May stay without an answer. */
  readonly optional?: true;
}

export interface ChoiceField extends FieldBasis {
  readonly kind: 'choice';
  readonly choices: readonly string[];
}

export interface NumberField extends FieldBasis {
  readonly kind: 'number';
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** Digits after the point at most. */
  readonly decimals: number;
}

export interface TextField extends FieldBasis {
  readonly kind: 'text';
}

export type SynopticField = ChoiceField | NumberField | TextField;

/** What the other answers say a field must be. */
export interface DerivedAnswer {
  readonly field: string;
  /** Any of these agrees; the first one is proposed. */
  readonly values: readonly [string, ...string[]];
  /** Words for the person and the report: 'by a size of 23 mm'. */
  readonly because: string;
}

/** The fields of one kind of tumour, with where they come from. */
export interface SynopticProtocol {
  readonly code: string;
  /** 'Invasive carcinoma of the breast'. */
  readonly title: string;
  /** Data set and staging that the fields follow, with edition and year. */
  readonly source: string;
  readonly fields: readonly SynopticField[];
  /** Grades and stages that follow from the other answers, those that cannot be told yet left out. */
  readonly derive: (answers: SynopticAnswers) => readonly DerivedAnswer[];
  /** What the report says beside the answers, such as too few nodes. */
  readonly remarks?: (answers: SynopticAnswers) => readonly string[];
}

/** Where somebody says why a grade or stage is other than what the other answers give. */
export const OTHERWISE_FIELD = 'otherwise';

/** The number that an answer says; null when there is none. */
export function numberIn(answers: SynopticAnswers, field: string): number | null {
  const text = answers[field];
  return text === undefined || !/^\d+(?:\.\d+)?$/.test(text) ? null : Number(text);
}
