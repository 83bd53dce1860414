import { moveTube } from '@nidan/contract/lab/storage/storage-endpoints';
import type { StorageUnitView, StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import { parsePosition } from '@nidan/domain/storage/rack-positions';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { pathWords, racksOf } from './storage-words.ts';
import { storageTexts } from './texts/storage-texts.ts';
import { OUTDATED_BY_STORING } from './use-storing.ts';

interface MoveTubeDialogProps {
  readonly tube: StoredTubeView;
  readonly units: readonly StorageUnitView[];
  readonly onClose: () => void;
  readonly onDone: (tube: StoredTubeView) => void;
}

/** Puts a tube into another position, of this rack or another. */
export function MoveTubeDialog({ tube, units, onClose, onDone }: MoveTubeDialogProps) {
  const t = useTexts(storageTexts);
  const { barcode } = tube;
  const [unitId, setUnitId] = useState(tube.unitId);
  const [position, setPosition] = useState('');
  const isOdd = position.trim() !== '' && parsePosition(position) === null;
  const moving = useApiMutation(moveTube, {
    outdates: OUTDATED_BY_STORING,
    rereadsOn: ['position-taken'],
    onDone: (answer) => {
      toast({ type: 'SUCCESS', msg: t('moved', { barcode, position: answer.tube.position }) });
      onClose();
      onDone(answer.tube);
    },
  });
  const submit = (): void => {
    const named = position.trim();
    if (!isOdd) moving.mutate({ body: { scan: barcode, unitId, position: named === '' ? null : named } });
  };
  return (
    <FormDialog
      title={t('moveTitle', { barcode })}
      action={t('move')}
      busy={moving.isPending}
      refusal={moving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('moveTo')}
        data-autofocus
        value={unitId}
        options={racksOf(units).map((unit) => ({
          value: unit.unitId,
          label: `${unit.code}, ${pathWords(units, unit)}`,
        }))}
        onChange={setUnitId}
      />
      <TextField
        label={t('movePosition')}
        value={position}
        maxLength={4}
        error={isOdd ? t('badPosition') : undefined}
        onChange={setPosition}
      />
    </FormDialog>
  );
}
