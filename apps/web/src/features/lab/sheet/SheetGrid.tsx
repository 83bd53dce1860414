import type { WorksheetParameter } from '@nidan/contract/lab/results/worksheet';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { DataGrid } from '../../../kernel/ui/grid/DataGrid.tsx';
import { readPasted } from '../../catalogue/rates/prices/read-pasted.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { type PastePlan, planPaste, turned } from './plan-paste.ts';
import { judgeValues, type SheetSample, withValues } from './sheet-cells.ts';
import { sheetEntryTexts } from './texts/sheet-entry-texts.ts';
import type { SheetDraft } from './use-sheet-draft.ts';
import { useSheetColumns } from './use-sheet-columns.tsx';

interface SheetGridProps {
  readonly test: string;
  readonly samples: readonly SheetSample[];
  readonly parameters: readonly WorksheetParameter[];
  readonly draft: SheetDraft;
  readonly isTurned: boolean;
  readonly onNearEnd: () => void;
}

/** The values of one test over many samples: typed, or pasted after a look at what lands where. */
export function SheetGrid({ test, samples, parameters, draft, isTurned, onNearEnd }: SheetGridProps) {
  const t = useTexts(sheetEntryTexts);
  const [plan, setPlan] = useState<PastePlan | null>(null);
  const { upright, lying } = useSheetColumns({ samples, parameters, draft });
  const typed = parameters.filter(({ kind }) => kind !== 'calculated');
  const columns = typed.map(({ parameterId, code, name }) => ({ parameterId, code, name }));
  const rows = samples.map(({ billTestId, test: { barcode }, sheet }) => ({
    billTestId,
    barcode,
    labNo: sheet.labNo,
  }));
  const paste = (billTestId: string, parameterId: string, block: readonly (readonly string[])[]): void => {
    const at = {
      row: Math.max(
        0,
        rows.findIndex((row) => row.billTestId === billTestId),
      ),
      column: Math.max(
        0,
        columns.findIndex((column) => column.parameterId === parameterId),
      ),
    };
    setPlan(planPaste({ rows, columns, at }, block));
  };
  const label = t('grid', { test });
  const [firstTyped] = columns;
  return (
    <>
      {isTurned ? (
        <DataGrid
          key="lying"
          label={label}
          rows={parameters}
          rowKey={({ parameterId }) => parameterId}
          columns={lying}
          startColumn={samples[0]?.billTestId ?? 'parameter'}
          takesFocus
          onPaste={({ row, column }, text) => paste(column, row.parameterId, turned(readPasted(text)))}
        />
      ) : (
        <DataGrid
          key="upright"
          label={label}
          rows={samples}
          rowKey={({ billTestId }) => billTestId}
          columns={upright}
          startColumn={firstTyped?.parameterId ?? 'labNo'}
          takesFocus
          onNearEnd={onNearEnd}
          onPaste={({ row, column }, text) => paste(row.billTestId, column, readPasted(text))}
        />
      )}
      {plan !== null && (
        <PasteDialog
          plan={plan}
          judged={judgeValues(samples, draft.draft, plan.values)}
          onTake={(values) => {
            draft.change((now) => withValues(samples, now, values));
            setPlan(null);
          }}
          onClose={() => setPlan(null)}
        />
      )}
    </>
  );
}
