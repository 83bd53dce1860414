import { readWorksheet, saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import { countWorklist, listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import type {
  SavedTest,
  Worksheet,
  WorksheetParameter,
  WorksheetTest,
} from '@nidan/contract/lab/results/worksheet';
import { useEffect, useRef, useState } from 'react';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useChangeAnswer } from '../../../kernel/api/use-change-answer.ts';
import { currentPreferences } from '../../../kernel/store/preferences.ts';
import { useDraft } from '../../../kernel/store/use-draft.ts';
import {
  afterSave,
  bodyOf,
  countTyped,
  emptyDraft,
  type EntryBody,
  type EntryDraft,
  messagesByValue,
  restoreDraft,
  withNote,
  withValue,
} from './entry-draft.ts';
import { saidMachine } from './measured-on/measured-on.ts';
import { mergeSaved } from './merge-saved.ts';

interface Refused {
  readonly refusal: ApiRefusal;
  /** By `valueKey`. */
  readonly messages: ReadonlyMap<string, string>;
}

/** What is typed for a bill: kept on this machine while it is typed, sent to the server by `save`. */
export function useEntry(sheet: Worksheet) {
  const draft = useDraft<EntryDraft>({
    name: `results ${sheet.billId}`,
    empty: emptyDraft,
    restore: restoreDraft,
  });
  // A stroke may keep a value and save in one go, before the page is drawn again.
  const latest = useRef(draft.value);
  useEffect(() => {
    latest.current = draft.value;
  }, [draft.value]);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const changeSheet = useChangeAnswer(readWorksheet);
  const mutation = useApiMutation(saveResults, { outdates: [readWorksheet, listWorklist, countWorklist] });

  const put = (next: EntryDraft): void => {
    latest.current = next;
    if (next === emptyDraft || countTyped(next) === 0) draft.discard();
    else draft.change(next);
  };
  const send = (body: EntryBody, onSaved: (tests: readonly SavedTest[]) => void): void =>
    mutation.mutate(
      { body },
      {
        onSuccess: ({ tests }) => {
          changeSheet({ query: { billId: sheet.billId } }, (known) => mergeSaved(known, tests));
          put(afterSave(latest.current, body));
          setSavedAt(new Date());
          onSaved(tests);
        },
        onError: (refusal) => setRefused({ refusal, messages: messagesByValue(body, refusal.errors) }),
      },
    );
  return {
    draft: draft.value,
    ready: draft.ready,
    keptAt: draft.savedAt,
    savedAt,
    typed: countTyped(draft.value),
    busy: mutation.isPending,
    refused,
    forgetRefusal: () => setRefused(null),
    type: (test: WorksheetTest, parameter: WorksheetParameter, text: string): void => {
      setRefused(null);
      put(withValue(latest.current, { test, parameter, text }));
    },
    note: (test: WorksheetTest, text: string): void => put(withNote(latest.current, test, text)),
    /** Sends what is typed; answers false when there is nothing to send. */
    save: (onSaved: (tests: readonly SavedTest[]) => void): boolean => {
      const body = bodyOf(latest.current, sheet, saidMachine(currentPreferences().choices));
      if (!body || mutation.isPending) return false;
      setRefused(null);
      send(body, onSaved);
      return true;
    },
    /** What is typed now, for checks before a save. */
    typedNow: (): EntryDraft => latest.current,
  };
}
export type Entry = ReturnType<typeof useEntry>;
