import type { SavedTest, Worksheet } from '@nidan/contract/lab/results/worksheet';
import { useState } from 'react';
import { currentPreferences } from '../../../kernel/store/preferences.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { type EntryRow, entryRow } from './entry-row.ts';
import { entryTexts } from './texts/entry-texts.ts';
import { listedNames } from '../worklist/listed-names.ts';
import { isMachineUnsaid } from './measured-on/measured-on.ts';
import { missingOf } from './sheet-progress.ts';
import type { Entry } from './use-entry.ts';

interface SavingInput {
  readonly sheet: Worksheet;
  readonly entry: Entry;
  /** Brings the first value that cannot be saved into sight. */
  readonly onBad: (row: EntryRow) => void;
  /** Something typed waits for somebody to say which machine measured it. */
  readonly onMachineUnsaid: () => void;
  /** A critical value was saved that nobody was informed of. */
  readonly onCritical: () => void;
  readonly onNext: () => void;
}

/** Saving what is typed, and what follows: the next sample, the call of a critical value, or what must be corrected. */
export function useSaving({ sheet, entry, onBad, onMachineUnsaid, onCritical, onNext }: SavingInput) {
  const t = useTexts(entryTexts);
  const [bad, setBad] = useState<readonly EntryRow[]>([]);
  // Conflicts that the person has been shown, so that a second save knows what it replaces.
  const [seen, setSeen] = useState('');

  const goOn = (tests: readonly SavedTest[], rows: readonly EntryRow[]): void => {
    const partial = new Set(tests.filter(({ state }) => state === 'partial').map((test) => test.billTestId));
    const missing = missingOf(rows.filter(({ test }) => partial.has(test.billTestId)));
    const detail =
      missing.length === 0 ? {} : { detail: t('doneMissing', { names: listedNames(t, missing) }) };
    toast({ type: 'SUCCESS', msg: t('doneToast', { labNo: sheet.labNo }), ...detail });
    onNext();
  };
  const save = (then: 'stay' | 'next'): void => {
    // Read anew: the stroke that saves may just have kept a value.
    const draft = entry.typedNow();
    const rows = sheet.tests.flatMap((test) =>
      test.parameters.map((parameter) =>
        entryRow({ test, parameter, draft, calculated: new Map(), waitsFor: () => '' }),
      ),
    );
    const wrong = rows.filter((row) => row.bad !== null);
    setBad(wrong);
    if (wrong[0]) return onBad(wrong[0]);
    const { choices } = currentPreferences();
    if (rows.some((row) => row.isUnsaved && isMachineUnsaid(row.parameter, choices)))
      return onMachineUnsaid();
    const conflicts = rows.filter(({ overtaken }) => overtaken !== null);
    const names = conflictNames(conflicts);
    if (conflicts[0] && names !== seen) {
      setSeen(names);
      toast({ type: 'WARNING', msg: t('conflict'), detail: t('conflictText') });
      return onBad(conflicts[0]);
    }
    const sent = entry.save((tests) => {
      if (tests.some(({ values }) => values.some(({ callDue }) => callDue))) onCritical();
      else if (then === 'next') goOn(tests, rows);
    });
    if (sent || entry.busy) return;
    if (then === 'next') onNext();
    else toast({ type: 'INFO', msg: t('nothingToSave') });
  };
  return { save, bad, forgetBad: () => setBad([]) };
}

/** What conflicts are about, each with the value that stands now. */
function conflictNames(rows: readonly EntryRow[]): string {
  return rows
    .map(({ test, parameter, overtaken }) =>
      [test.billTestId, parameter.parameterId, parameter.result?.version, overtaken?.value].join(' '),
    )
    .join(';');
}
