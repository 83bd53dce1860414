import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { createBox, listBoxes } from '@nidan/contract/lab/boxes/box-endpoints';
import type { BoxView } from '@nidan/contract/lab/boxes/box-view';
import { STORAGE_BANDS, type StorageBand } from '@nidan/domain/catalogue/specimen-of-test';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { boxTexts } from './texts/box-texts.ts';

const OUTDATES = { outdates: [listBoxes] };
const FRESH = 60_000;

interface NewBoxDialogProps {
  readonly onClose: () => void;
  readonly onMade: (box: BoxView) => void;
}

/** Asks where a box goes and how warm it may be; it is packed where the person works. */
export function NewBoxDialog({ onClose, onMade }: NewBoxDialogProps) {
  const t = useTexts(boxTexts);
  const { lab } = useSession();
  const [batchId] = useState(newId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [band, setBand] = useState<StorageBand>('cool');
  const [courier, setCourier] = useState('');
  const [note, setNote] = useState('');
  const places = (useApiQuery(listLocations, { query: {} }, { freshFor: FRESH }).data?.rows ?? []).filter(
    ({ locationId }) => locationId !== lab.locationId,
  );
  const create = useApiMutation(createBox, { ...OUTDATES, onDone: onMade });
  const toLocationId = chosen ?? places[0]?.locationId ?? '';
  const submit = (): void => {
    if (toLocationId === '' || create.isPending) return;
    const courierTrackingNo = courier.trim() === '' ? null : courier.trim();
    create.mutate({ body: { batchId, toLocationId, band, courierTrackingNo, note: note.trim() } });
  };
  return (
    <FormDialog
      title={t('newBox')}
      action={t('begin')}
      busy={create.isPending}
      refusal={create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('to')}
        data-autofocus
        value={toLocationId}
        options={places.map(({ locationId, name }) => ({ value: locationId, label: name }))}
        onChange={setChosen}
      />
      <Segmented
        label={t('band')}
        value={band}
        options={STORAGE_BANDS.map((value) => ({ value, label: t(value) }))}
        onChange={setBand}
      />
      <TextField label={t('courier')} value={courier} maxLength={60} onChange={setCourier} />
      <TextField label={t('note')} value={note} maxLength={500} onChange={setNote} />
    </FormDialog>
  );
}
