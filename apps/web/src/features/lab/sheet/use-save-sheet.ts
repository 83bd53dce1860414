import { countCriticals } from '@nidan/contract/lab/critical/critical-endpoints';
import { readWorksheet, saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import { readSheet } from '@nidan/contract/lab/results/sheet-endpoint';
import { countWorklist, listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { currentPreferences } from '../../../kernel/store/preferences.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useBulkRun } from '../checking/use-bulk-run.ts';
import { afterSave, bodyOf } from '../results/entry-draft.ts';
import { isMachineUnsaid, saidMachine } from '../results/measured-on/measured-on.ts';
import { cellsOf, type SheetSample, typedSamples } from './sheet-cells.ts';
import { sheetEntryTexts } from './texts/sheet-entry-texts.ts';
import type { SheetDraft } from './use-sheet-draft.ts';

/** A sample of a run, as its progress names it. */
export interface SavedSample extends SheetSample {
  readonly billId: string;
  readonly labNo: string;
  readonly patient: SheetSample['sheet']['patient'];
}

/** Saves what is typed sample by sample: one that is refused keeps what was typed, with its reason, and holds up no other. */
export function useSaveSheet(samples: readonly SheetSample[], draft: SheetDraft) {
  const t = useTexts(sheetEntryTexts);
  const [criticals, setCriticals] = useState(0);
  const [asked, setAsked] = useState(0);
  const { run, start, stop, close } = useBulkRun<SavedSample>([
    readSheet,
    readWorksheet,
    listWorklist,
    countWorklist,
    countCriticals,
  ]);
  const saveOne = async (sample: SavedSample): Promise<string | null> => {
    const wrong = [...cellsOf(sample, draft.now()).values()].find(
      ({ bad, isUnsaved }) => isUnsaved && bad !== null,
    );
    if (wrong !== undefined) {
      return t('hasBad', { value: `${wrong.parameter.name} ${wrong.text}: ${wrong.bad ?? ''}` });
    }
    const body = bodyOf(draft.now(), sample.sheet, saidMachine(currentPreferences().choices));
    if (body === null) return null;
    const { tests } = await api(saveResults, { body, key: newId() });
    draft.change((now) => afterSave(now, body));
    const due = tests.flatMap(({ values }) => values).filter(({ callDue }) => callDue).length;
    setCriticals((count) => count + due);
    return null;
  };
  const save = (): void => {
    if (run?.state === 'running') return;
    const { typed } = typedSamples(samples, draft.now());
    const { choices } = currentPreferences();
    const rows = typed.flatMap((sample) => [...cellsOf(sample, draft.now()).values()]);
    if (rows.some((row) => row.isUnsaved && isMachineUnsaid(row.parameter, choices))) {
      return setAsked((times) => times + 1);
    }
    setCriticals(0);
    const items = typed.map((sample) => {
      const { billId, labNo, patient } = sample.sheet;
      return { ...sample, billId, labNo, patient };
    });
    if (items.length > 0) void start(items, saveOne);
  };
  return { run, asked, criticals, save, stop, close };
}
