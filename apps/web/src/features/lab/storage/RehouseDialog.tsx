import { listStorageUnits, moveStorageUnit } from '@nidan/contract/lab/storage/storage-endpoints';
import type { StorageUnitView } from '@nidan/contract/lab/storage/storage-views';
import { mayStandIn } from '@nidan/domain/storage/storage-kinds';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { pathWords } from './storage-words.ts';
import { storageTexts } from './texts/storage-texts.ts';
import { OUTDATED_BY_STORING } from './use-storing.ts';

interface RehouseDialogProps {
  readonly units: readonly StorageUnitView[];
  readonly place: StorageUnitView;
  readonly onClose: () => void;
}

/** Puts a rack with all its tubes somewhere else at the same location. */
export function RehouseDialog({ units, place, onClose }: RehouseDialogProps) {
  const t = useTexts(storageTexts);
  const homes = units.filter(
    ({ kind, isEnabled, locationId }) =>
      isEnabled && locationId === place.locationId && mayStandIn(place.kind, kind),
  );
  const [parentId, setParentId] = useState(place.parentId ?? '');
  const moving = useApiMutation(moveStorageUnit, {
    outdates: [listStorageUnits, ...OUTDATED_BY_STORING],
    onDone: ({ name }) => {
      toast({ type: 'SUCCESS', msg: t('placeSaved', { name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('rackTitle', { name: place.name })}
      action={t('move')}
      busy={moving.isPending}
      refusal={moving.error}
      onSubmit={() => moving.mutate({ body: { unitId: place.unitId, version: place.version, parentId } })}
      onClose={onClose}
    >
      <SelectField
        label={t('moveTo')}
        data-autofocus
        value={parentId}
        options={homes.map((unit) => ({ value: unit.unitId, label: pathWords(units, unit) }))}
        onChange={setParentId}
      />
    </FormDialog>
  );
}
