import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import {
  changeStorageUnit,
  createStorageUnit,
  listStorageUnits,
} from '@nidan/contract/lab/storage/storage-endpoints';
import type { StorageUnitView } from '@nidan/contract/lab/storage/storage-views';
import { hasPositions } from '@nidan/domain/storage/storage-kinds';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Toggle } from '../../../kernel/ui/fields/Toggle.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { bodyOf, draftOf, homesOf, kindsIn, type PlaceDraft } from './place-draft.ts';
import { CLASS_WORDS, KIND_WORDS, pathWords } from './storage-words.ts';
import styles from './Storage.module.css';
import { storageTexts } from './texts/storage-texts.ts';

interface PlaceDialogProps {
  readonly units: readonly StorageUnitView[];
  /** The one that is changed; none for a new one. */
  readonly place?: StorageUnitView;
  /** The one that is picked, in which a new one probably stands. */
  readonly beside?: StorageUnitView | undefined;
  readonly onClose: () => void;
  readonly onSaved: (place: StorageUnitView) => void;
}

/** Sets up a place of the storage, or changes one: its name, what a device keeps to, whether it is in use. */
export function PlaceDialog({ units, place, beside, onClose, onSaved }: PlaceDialogProps) {
  const t = useTexts(storageTexts);
  const [unitId] = useState(() => place?.unitId ?? newId());
  const [draft, setDraft] = useState(() => draftOf(place, beside));
  const set = (part: Partial<PlaceDraft>): void => setDraft({ ...draft, ...part });
  const choices = {
    outdates: [listStorageUnits],
    onDone: (saved: StorageUnitView) => {
      toast({ type: 'SUCCESS', msg: t('placeSaved', { name: saved.name }) });
      onClose();
      onSaved(saved);
    },
  };
  const creating = useApiMutation(createStorageUnit, choices);
  const changing = useApiMutation(changeStorageUnit, choices);
  const saving = place === undefined ? creating : changing;
  const { name, band } = bodyOf(draft);
  const submit = (): void => {
    if (place !== undefined) {
      const { isEnabled } = draft;
      changing.mutate({ body: { unitId, version: place.version, name, isEnabled, ...band } });
      return;
    }
    const home = units.find((unit) => unit.unitId === draft.parentId);
    creating.mutate({
      body: {
        ...bodyOf(draft).created,
        ...band,
        unitId,
        name,
        parentId: home?.unitId ?? null,
        locationId: home?.locationId ?? draft.locationId,
      },
    });
  };
  return (
    <FormDialog
      title={place === undefined ? t('newPlace') : place.name}
      action={t('save')}
      busy={saving.isPending}
      refusal={saving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {place === undefined && <NewPlaceFields units={units} draft={draft} set={set} />}
      <TextField
        label={t('name')}
        value={draft.name}
        maxLength={60}
        data-autofocus={place !== undefined || undefined}
        onChange={(value) => set({ name: value })}
      />
      {draft.kind === 'device' && <DeviceFields draft={draft} set={set} />}
      {place !== undefined && (
        <Toggle checked={draft.isEnabled} onChange={(isEnabled) => set({ isEnabled })}>
          {t('inUse')}
        </Toggle>
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  readonly draft: PlaceDraft;
  readonly set: (part: Partial<PlaceDraft>) => void;
}

/** What is said of a place once: where it stands, what it is, its code and its positions. */
function NewPlaceFields({ units, draft, set }: FieldsProps & { readonly units: readonly StorageUnitView[] }) {
  const t = useTexts(storageTexts);
  const locations = useApiQuery(listLocations, {}, { freshFor: 60_000 }).data?.rows ?? [];
  const pick = (parentId: string): void => {
    const [kind = 'room'] = kindsIn(units.find((unit) => unit.unitId === parentId)?.kind ?? null);
    set({ parentId, kind });
  };
  const home = units.find((unit) => unit.unitId === draft.parentId);
  return (
    <>
      <SelectField
        label={t('standsIn')}
        data-autofocus
        value={draft.parentId}
        options={[
          { value: '', label: t('nowhere') },
          ...homesOf(units).map((unit) => ({ value: unit.unitId, label: pathWords(units, unit) })),
        ]}
        onChange={pick}
      />
      {home === undefined ? (
        <SelectField
          label={t('location')}
          value={draft.locationId}
          options={[
            { value: '', label: '' },
            ...locations.map(({ locationId, name }) => ({ value: locationId, label: name })),
          ]}
          onChange={(locationId) => set({ locationId })}
        />
      ) : (
        <SelectField
          label={t('kind')}
          value={draft.kind}
          options={kindsIn(home.kind).map((value) => ({ value, label: t(KIND_WORDS[value]) }))}
          onChange={(kind) => set({ kind })}
        />
      )}
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        value={draft.code}
        maxLength={40}
        onChange={(code) => set({ code: code.toUpperCase() })}
      />
      {hasPositions(draft.kind) && (
        <div className={styles.pair}>
          <NumberField
            label={t('rows')}
            value={draft.rows}
            maxLength={2}
            onChange={(rows) => set({ rows })}
          />
          <NumberField
            label={t('columns')}
            value={draft.columns}
            maxLength={2}
            onChange={(columns) => set({ columns })}
          />
        </div>
      )}
    </>
  );
}

function DeviceFields({ draft, set }: FieldsProps) {
  const t = useTexts(storageTexts);
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={t('lowest')}
          inputMode="decimal"
          value={draft.lowest}
          maxLength={6}
          onChange={(lowest) => set({ lowest })}
        />
        <TextField
          label={t('highest')}
          inputMode="decimal"
          value={draft.highest}
          maxLength={6}
          onChange={(highest) => set({ highest })}
        />
      </div>
      <SelectField
        label={t('keeps')}
        value={draft.retentionClass}
        options={[
          { value: '', label: t('keepsBySpecimen') },
          // as: the keys of the record
          ...(Object.keys(CLASS_WORDS) as (keyof typeof CLASS_WORDS)[]).map((value) => ({
            value,
            label: t(CLASS_WORDS[value]),
          })),
        ]}
        onChange={(retentionClass) => set({ retentionClass })}
      />
    </>
  );
}
