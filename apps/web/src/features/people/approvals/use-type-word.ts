import { APPROVAL_TYPE_NAMES } from '@nidan/domain/enumerations/approvals';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { approvalsTexts } from './texts/approvals-texts.ts';

/** Names a type of approval in the language of the screen. */
export function useTypeWord(): (type: string) => string {
  const t = useTexts(approvalsTexts);
  return (type) => {
    const known = APPROVAL_TYPE_NAMES.find((one) => one === type);
    return known === undefined ? type : t(known);
  };
}
