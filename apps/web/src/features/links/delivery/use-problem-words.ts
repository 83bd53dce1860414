import { DELIVERY_PROBLEMS } from '@nidan/domain/delivery/message-channels';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { dispatchTexts } from '../../lab/dispatch/texts/dispatch-texts.ts';

/** Says why a message did not go out; a code that is not known yet is said as it is. */
export function useProblemWords(): (problem: string) => string {
  const t = useTexts(dispatchTexts);
  return (problem) => {
    const known = DELIVERY_PROBLEMS.find((one) => one === problem);
    return known === undefined ? problem : t(`why ${known}`);
  };
}
