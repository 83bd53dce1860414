/** A refusal as the server said it. */
export interface SaidRefusal {
  readonly code: string;
  /** In English. */
  readonly said: string;
  /** The values in it. */
  readonly details: Readonly<Record<string, string>>;
}

/** Says refusals, and what is wrong with a field, in the language of the screens. */
export interface RefusalWords {
  readonly refusal: (refusal: SaidRefusal) => string;
  readonly field: (said: string) => string;
}

const asSaid: RefusalWords = { refusal: ({ said }) => said, field: (said) => said };
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

/** Says what is wrong with a field in the language of the screens, where the words of the server or the domain are English; others stay as they are. */
export function sayFault(said: string): string {
  return words.field(said);
}
