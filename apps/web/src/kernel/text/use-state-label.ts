import { stateKey } from './english-labels.ts';
import { type ShownSet, stateTexts } from './state-texts.ts';
import { useTexts } from './use-texts.ts';

/** Names a state of a set in the language of the screen. */
export type StateLabel<Set extends ShownSet> = (state: Set['stateNames'][number]) => string;

/** The labels of a status set in the language of the screen. */
export function useStateLabel<Set extends ShownSet>(set: Set): StateLabel<Set> {
  const t = useTexts(stateTexts);
  return (state) => t(stateKey(set, state));
}
