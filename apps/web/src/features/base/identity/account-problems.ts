import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import type { Translate } from '../../../kernel/text/define-texts.ts';
import type { accountTexts } from './texts/account-texts.ts';

type T = Translate<(typeof accountTexts)['english']>;

/** A refusal in the words of the language of the moment; what has none keeps the server's. */
export function accountProblem(t: T, refusal: ApiRefusal): string {
  if (refusal.code === 'code-refused') return t('codeWrong');
  if (refusal.code === 'proof-refused') return t('currentWrong');
  const { seconds } = refusal.details;
  if (refusal.code === 'sign-in-throttled' && seconds) return t('throttled', { seconds });
  return refusal.msg;
}
