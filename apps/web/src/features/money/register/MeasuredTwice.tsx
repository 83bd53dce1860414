import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import { measuredTwice } from '@nidan/domain/catalogue/measured-twice';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { registerTexts } from './texts/register-texts.ts';

interface MeasuredTwiceProps {
  readonly lines: readonly TestView[];
  readonly onRemove: (testId: string) => void;
}

/** What the tests of a bill measure twice, and what it costs less without it. */
export function MeasuredTwice({ lines, onRemove }: MeasuredTwiceProps) {
  const t = useTexts(registerTexts);
  return (
    <div role="status">
      {measuredTwice(lines).map(({ testId, code, other, shared, savedPaise }) => (
        <Note
          key={`${code} ${other}`}
          tone="warn"
          end={
            savedPaise !== null && (
              <Button onClick={() => onRemove(testId)}>
                {t('twiceRemove', { code, amount: rupees(savedPaise) })}
              </Button>
            )
          }
        >
          {savedPaise === null
            ? t('twicePart', { code, other, shared: shared.join(', ') })
            : t('twiceWhole', { code, other })}
        </Note>
      ))}
    </div>
  );
}
