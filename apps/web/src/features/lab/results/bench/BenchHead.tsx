import type { PresentPerson } from '@nidan/contract/lab/results/presence-endpoint';
import type { Worksheet, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { SampleHead } from '../../checking/case/SampleHead.tsx';
import { entryKeys } from '../entry-keys.ts';
import { EntryStatus } from '../EntryStatus.tsx';
import { PeopleHere } from '../presence/PeopleHere.tsx';
import { entryTexts } from '../texts/entry-texts.ts';
import type { Entry } from '../use-entry.ts';

interface BenchHeadProps {
  readonly sheet: Worksheet;
  readonly test: WorksheetTest | null;
  readonly now: Date;
  readonly entry: Entry;
  readonly others: readonly PresentPerson[];
  readonly onBeside: (step: 1 | -1) => void;
}

/** Whose sample it is, who else is at it, what is saved, and the way to the samples beside it. */
export function BenchHead({ sheet, test, now, entry, others, onBeside }: BenchHeadProps) {
  const t = useTexts(entryTexts);
  const { shortcuts } = entryKeys;
  return (
    <SampleHead
      sheet={sheet}
      test={test}
      now={now}
      status={
        <>
          <PeopleHere others={others} sheet={sheet} />
          <EntryStatus entry={entry} />
        </>
      }
    >
      <Button
        kind="bare"
        shortcut={{ ...shortcuts.previousSample, bar: 'Shift K' }}
        onClick={() => onBeside(-1)}
      >
        {t('previousSample')}
      </Button>
      <Button kind="bare" shortcut={{ ...shortcuts.nextSample, bar: 'Shift J' }} onClick={() => onBeside(1)}>
        {t('nextSample')}
      </Button>
    </SampleHead>
  );
}
