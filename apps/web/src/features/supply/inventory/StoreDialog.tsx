import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { changeStore, createStore, type StoreView } from '@nidan/contract/supply/inventory/store-endpoints';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { OUTDATED_BY_STOCK } from './stock-words.ts';
import { stockTexts } from './texts/stock-texts.ts';

interface StoreDialogProps {
  /** The store that is changed; absent for a new one. */
  readonly store?: StoreView;
  readonly onClose: () => void;
}

/** Sets up a store, or renames one and takes it into or out of use. */
export function StoreDialog({ store, onClose }: StoreDialogProps) {
  const t = useTexts(stockTexts);
  const { data } = useApiQuery(listLocations, {}, { enabled: store === undefined });
  const locations = data?.rows ?? [];
  const [storeId] = useState(store?.storeId ?? newId());
  const [code, setCode] = useState(store?.code ?? '');
  const [name, setName] = useState(store?.name ?? '');
  const [picked, setPicked] = useState('');
  const [isRoad, setRoad] = useState(false);
  const [isEnabled, setEnabled] = useState(store?.isEnabled ?? true);
  const [tried, setTried] = useState(false);
  const locationId = picked === '' ? (locations[0]?.locationId ?? '') : picked;
  const choices = { outdates: OUTDATED_BY_STOCK, onDone: onClose };
  const create = useApiMutation(createStore, choices);
  const change = useApiMutation(changeStore, choices);
  const isMissing = name.trim() === '' || code.trim() === '';
  const submit = (): void => {
    setTried(true);
    if (isMissing) return;
    if (store === undefined)
      create.mutate({ body: { storeId, code: code.trim().toUpperCase(), name, locationId, isRoad } });
    else change.mutate({ body: { storeId, version: store.version, name, isEnabled } });
  };
  const { isPending, error } = store === undefined ? create : change;
  const title = t(store === undefined ? 'newStore' : 'changeStore');
  const filled = (text: string) => (tried && text.trim() === '' ? t('fillIn') : undefined);
  return (
    <FormDialog
      title={title}
      action={title}
      busy={isPending}
      refusal={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('code')}
        value={code}
        maxLength={40}
        readOnly={store !== undefined}
        data-autofocus={store === undefined}
        error={filled(code)}
        onChange={setCode}
      />
      <TextField label={t('name')} value={name} maxLength={60} error={filled(name)} onChange={setName} />
      {store === undefined ? (
        <>
          <SelectField
            label={t('location')}
            value={locationId}
            options={locations.map((one) => ({ value: one.locationId, label: one.name }))}
            onChange={setPicked}
          />
          <Checkbox checked={isRoad} onChange={setRoad}>
            {t('isRoad')}
          </Checkbox>
        </>
      ) : (
        <Checkbox checked={isEnabled} onChange={setEnabled}>
          {t('inUse')}
        </Checkbox>
      )}
    </FormDialog>
  );
}
