import type { WorksheetReflex, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { entryKeys } from '../results/entry-keys.ts';
import styles from '../results/EntryMessages.module.css';
import { entryTexts } from '../results/texts/entry-texts.ts';
import { useReflexes } from './use-reflexes.ts';

interface ReflexNotesProps {
  readonly billId: string;
  readonly test: WorksheetTest;
}

/** Tests that the values of the present one call for, and what became of them. */
export function ReflexNotes({ billId, test }: ReflexNotesProps) {
  const reflexes = useReflexes(billId, test);
  useShortcuts(entryKeys, { reflexAccept: reflexes.acceptFirst, reflexDecline: reflexes.declineFirst });
  const first = test.reflexes.find(({ state }) => state === 'suggested');
  if (test.reflexes.length === 0) return null;
  return (
    <div className={styles.messages} data-region>
      {test.reflexes.map((called) => (
        <ReflexNote
          key={called.test.testId}
          test={test}
          called={called}
          reflexes={reflexes}
          hasKeys={called === first}
        />
      ))}
    </div>
  );
}

interface ReflexNoteProps {
  readonly test: WorksheetTest;
  readonly reflexes: ReturnType<typeof useReflexes>;
  readonly called: WorksheetReflex;
  /** It is what the keys accept or decline. */
  readonly hasKeys: boolean;
}

function ReflexNote({ test, called, reflexes, hasKeys }: ReflexNoteProps) {
  const t = useTexts(entryTexts);
  const { parameter, value, state, isFree, mode } = called;
  const words = { parameter, value, test: called.test.name };
  if (state === 'added') return <Note tone="ok">{t('reflexAdded', words)}</Note>;
  if (state === 'declined') {
    return (
      <Note tone="info" icon="cross">
        {t('reflexDeclined', words)}
      </Note>
    );
  }
  const { reflexAccept, reflexDecline } = entryKeys.shortcuts;
  return (
    <Note
      tone="warn"
      icon="plus"
      end={
        reflexes.mayDecide && (
          <>
            <Button
              {...(hasKeys ? { shortcut: { ...reflexAccept, bar: 'Alt Y' } } : {})}
              busy={reflexes.busy}
              onClick={() => void reflexes.accept(called)}
            >
              {t('reflexAccept')}
            </Button>
            <Button
              {...(hasKeys ? { shortcut: { ...reflexDecline, bar: 'Alt X' } } : {})}
              onClick={() => reflexes.decline(called)}
            >
              {t('reflexDecline')}
            </Button>
          </>
        )
      }
    >
      <b>{t('reflexCalls', words)}</b>
      {isFree && `, ${t('reflexFree')}`}
      {mode === 'add' && test.state === 'partial' && ` ${t('reflexWaits')}`}
    </Note>
  );
}
