import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { indentTexts } from './texts/indent-texts.ts';

/** Asks why a document is canceled, and hands the reason on. */
export function useAskToCancel(number: string, cancel: (reason: string) => void): () => void {
  const t = useTexts(indentTexts);
  const go = async (): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('cancelTitle', { number }),
      text: t('cancelText'),
      action: t('cancel'),
      reason: true,
    });
    if (answer !== null) cancel(answer.reason);
  };
  return () => void go();
}
