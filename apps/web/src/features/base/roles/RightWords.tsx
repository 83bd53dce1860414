import { RightLetters } from './RightLetters.tsx';
import { useBitsWords } from './use-bits-words.ts';

interface RightWordsProps {
  readonly bits: number;
  /** What they were before a change. */
  readonly before?: number;
}

/** Rights on a module: letters for the eye, words for readers. */
export function RightWords({ bits, before = bits }: RightWordsProps) {
  const words = useBitsWords();
  return (
    <span>
      <RightLetters before={before} after={bits} />
      <span className="vh">{words(bits)}</span>
    </span>
  );
}
