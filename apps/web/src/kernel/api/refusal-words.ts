/** A refusal as the server said it. */
export interface SaidRefusal {
  readonly code: string;
  /** In English. */
  readonly said: string;
  /** The values in it. */
  readonly details: Readonly<Record<string, string>>;
}

/** What is wrong with a value: `msg` in English, by its code and values in other languages. Findings of earlier versions have no code. */
export interface SaidFault {
  readonly msg: string;
  readonly code?: string | undefined;
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** Says refusals, and what is wrong with a field, in the language of the screens. */
export interface RefusalWords {
  readonly refusal: (refusal: SaidRefusal) => string;
  readonly field: (fault: SaidFault) => string;
}

const asSaid: RefusalWords = { refusal: ({ said }) => said, field: ({ msg }) => msg };
let words = asSaid;

/** Sets who says them in other languages: their words come with the shell, the sign-in has its own; the returned function takes it away. */
export function provideRefusalWords(next: RefusalWords): () => void {
  words = next;
  return () => {
    if (words === next) words = asSaid;
  };
}

/** Who says refusals now. */
export function wordsOfRefusals(): RefusalWords {
  return words;
}

/** Says what is wrong with a value in the language of the screens. */
export function sayFault(fault: SaidFault): string {
  return words.field(fault);
}
