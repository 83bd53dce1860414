/** A refusal as the server said it. */
export interface SaidRefusal {
  readonly code: string;
  /** In English. */
  readonly said: string;
  /** The values in it. */
  readonly details: Readonly<Record<string, string>>;
}

/** Says a refusal in the language of the screens. */
export type SayRefusal = (refusal: SaidRefusal) => string;

const asSaid: SayRefusal = ({ said }) => said;
let say = asSaid;

/** Sets who says refusals in other languages: their words come with the shell, the sign-in has its own; the returned function takes it away. */
export function provideRefusalWords(next: SayRefusal): () => void {
  say = next;
  return () => {
    if (say === next) say = asSaid;
  };
}

/** The words to show for a refusal. */
export function wordsOfRefusal(refusal: SaidRefusal): string {
  return say(refusal);
}
