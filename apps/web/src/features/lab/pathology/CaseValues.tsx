import type { Worksheet } from '@nidan/contract/lab/results/worksheet';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { type EntryRow, entryRow } from '../results/entry-row.ts';
import { valueKey } from '../results/entry-draft.ts';
import { EntryWork } from '../results/EntryWork.tsx';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import { useEntry } from '../results/use-entry.ts';
import { pathologyKeys } from './pathology-keys.ts';
import { pathologyTexts } from './texts/pathology-texts.ts';
import styles from './Pathology.module.css';

const NOWHERE = { parameterId: null, times: 0 };

interface CaseValuesProps {
  readonly sheet: Worksheet;
  readonly billTestId: string;
}

/** Macroscopy, microscopy, diagnosis and the other values of the test, saved as at the bench. */
export function CaseValues({ sheet, billTestId }: CaseValuesProps) {
  const t = useTexts(pathologyTexts);
  const shared = useTexts(resultsTexts);
  const stateLabel = useStateLabel(billTest);
  const entry = useEntry(sheet);
  const [bad, setBad] = useState<string | null>(null);
  const test = sheet.tests.find((one) => one.billTestId === billTestId);
  const rows: EntryRow[] =
    test?.parameters.map((parameter) =>
      entryRow({ test, parameter, draft: entry.draft, calculated: new Map(), waitsFor: () => '' }),
    ) ?? [];
  const messageOf = (row: EntryRow): string | undefined =>
    entry.refused?.messages.get(valueKey(billTestId, row.parameter.parameterId)) ?? row.bad ?? undefined;
  const save = (): void => {
    const wrong = rows.find((row) => row.bad !== null);
    setBad(wrong?.bad ?? null);
    if (wrong !== undefined) return;
    const sent = entry.save(() => toast({ type: 'SUCCESS', msg: t('saved') }));
    if (!sent && !entry.busy) toast({ type: 'INFO', msg: t('nothingToSave') });
  };
  const isOpen = test?.can.includes('enterResults') ?? false;
  useShortcuts(pathologyKeys, { save: isOpen ? save : undefined });
  if (test === undefined) return null;
  const closed = shared('notNow', { state: stateLabel(billTest.stateOf(test.state)) });
  return (
    <>
      <EntryWork
        billId={sheet.billId}
        test={test}
        rows={rows}
        wanted={NOWHERE}
        messageOf={messageOf}
        onType={(row, text) => entry.type(row.test, row.parameter, text)}
        warningOf={() => null}
        onPastEnd={save}
        peopleAt={() => []}
        onPlace={() => undefined}
      />
      {entry.refused && <ErrorState kind="row" refusal={entry.refused.refusal} />}
      <div className={`${styles.feet} ${styles.inset}`}>
        <Button
          kind="primary"
          busy={entry.busy}
          off={isOpen ? undefined : closed}
          shortcut={pathologyKeys.shortcuts.save}
          onClick={save}
        >
          {t('save')}
        </Button>
        <span className="muted t13">
          {bad ?? (entry.typed > 0 ? t('typed', { count: entry.typed }) : '')}
        </span>
      </div>
    </>
  );
}
