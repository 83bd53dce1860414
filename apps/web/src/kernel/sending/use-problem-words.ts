import { DELIVERY_PROBLEMS } from '@nidan/domain/delivery/message-channels';
import { useTexts } from '../text/use-texts.ts';
import { problemTexts } from './texts/problem-texts.ts';

/** Says why a message did not go out; a code that is not known yet is said as it is. */
export function useProblemWords(): (problem: string) => string {
  const t = useTexts(problemTexts);
  return (problem) => {
    const known = DELIVERY_PROBLEMS.find((one) => one === problem);
    return known === undefined ? problem : t(known);
  };
}
