import { PERCENT_CHANGE } from '@nidan/domain/rates/changed-by-percent';
import { useState } from 'react';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { Dialog } from '../../../../kernel/ui/overlays/Dialog.tsx';
import { SelectField } from '../../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../../kernel/ui/overlays/toast.ts';
import { percentCells, type ShownGrid } from '../chosen-cells.ts';
import type { TypedCell } from './price-draft.ts';
import { ratesTexts } from '../texts/rates-texts.ts';
import { typedPercent } from './typed-percent.ts';

interface ChosenPercentDialogProps {
  readonly grid: ShownGrid;
  readonly testIds: ReadonlySet<string>;
  /** The list of the cell with the focus. */
  readonly listId: string;
  readonly onChange: (cells: readonly TypedCell[]) => void;
  readonly onClose: () => void;
}

const EVERY_LIST = '';

/** Changes the prices of the chosen tests in the grid by a percentage: they are set when the grid is submitted. */
export function ChosenPercentDialog({ grid, testIds, listId, onChange, onClose }: ChosenPercentDialogProps) {
  const t = useTexts(ratesTexts);
  const [text, setText] = useState('');
  const [list, setList] = useState(listId);
  const [error, setError] = useState<string | undefined>();
  const submit = (): void => {
    const percent = typedPercent(text);
    if (percent === null) return setError(t('notPercent', PERCENT_CHANGE));
    const listIds = grid.lists.map(({ rateListId }) => rateListId);
    const chosen = { testIds, listIds: list === EVERY_LIST ? listIds : [list] };
    const { cells, kept } = percentCells(grid, chosen, percent);
    if (cells.length === 0) return setError(t('noneToChange'));
    if (kept > 0) toast({ type: 'INFO', msg: t('keptCells', { count: kept }) });
    onChange(cells);
    onClose();
  };
  return (
    <Dialog
      title={t('percentChosen', { count: testIds.size })}
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" onClick={submit}>
            {t('percentIntoGrid')}
          </Button>
        </>
      }
    >
      <p>{t('percentChosenText')}</p>
      <SelectField
        label={t('inList')}
        value={list}
        options={[
          ...grid.lists.map(({ rateListId, name }) => ({ value: rateListId, label: name })),
          { value: EVERY_LIST, label: t('everyList') },
        ]}
        onChange={setList}
      />
      <TextField
        label={t('percentField')}
        value={text}
        inputMode="decimal"
        data-autofocus
        error={error}
        onChange={setText}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
      />
    </Dialog>
  );
}
