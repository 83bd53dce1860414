import { Suspense, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { circumstancesTexts } from './texts/circumstances-texts.ts';

// Loaded when it is asked for: the scanning screens open without it.
const CircumstancesDialog = latePart(() => import('./CircumstancesDialog.tsx'), 'CircumstancesDialog');

interface AskCircumstancesProps {
  readonly billId: string;
  /** Why nothing can be noted. */
  readonly off?: string | undefined;
}

/** The button behind which fasting and pregnancy are asked. */
export function AskCircumstances({ billId, off }: AskCircumstancesProps) {
  const t = useTexts(circumstancesTexts);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon="clock" off={off ?? null} onClick={() => setAsking(true)}>
        {t('ask')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <CircumstancesDialog billId={billId} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
