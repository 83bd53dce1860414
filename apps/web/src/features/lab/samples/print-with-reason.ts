import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import { currentLanguage } from '../../../kernel/text/language.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { printAgainTexts } from './texts/print-again-texts.ts';

/** Prints labels; asks why where one was printed before. Null when the person gives no reason. Throws `ApiRefusal`. */
export async function printWithReason<T>(send: (reason?: string) => Promise<T>): Promise<T | null> {
  try {
    return await send();
  } catch (thrown) {
    const refusal = asRefusal(thrown);
    if (refusal.code !== 'reprint-needs-reason') throw refusal;
    const t = printAgainTexts.in(currentLanguage());
    const answer = await ask({
      kind: 'WARNING',
      title: t('title'),
      text: `${refusal.msg}. ${t('text')}`,
      action: t('print'),
      reason: true,
    });
    return answer === null ? null : send(answer.reason);
  }
}
