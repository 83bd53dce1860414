import { useEffect, useRef } from 'react';
import { useDraft } from '../../../kernel/store/use-draft.ts';
import { countTyped, emptyDraft, type EntryDraft, restoreDraft } from '../results/entry-draft.ts';

/** What is typed into the sheet of a test: kept on this machine until it is saved. */
export function useSheetDraft(testId: string) {
  const draft = useDraft<EntryDraft>({ name: `sheet ${testId}`, empty: emptyDraft, restore: restoreDraft });
  // A stroke may keep a value and save in one go, before the page is drawn again.
  const latest = useRef(draft.value);
  useEffect(() => {
    latest.current = draft.value;
  }, [draft.value]);
  return {
    draft: draft.value,
    ready: draft.ready,
    now: (): EntryDraft => latest.current,
    change: (next: (draft: EntryDraft) => EntryDraft): void => {
      const after = next(latest.current);
      latest.current = after;
      if (countTyped(after) === 0) draft.discard();
      else draft.change(after);
    },
  };
}
export type SheetDraft = ReturnType<typeof useSheetDraft>;
