import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import {
  changeConsumptionMap,
  type ConsumptionMapView,
  createConsumptionMap,
  listConsumptionMaps,
} from '@nidan/contract/supply/inventory/consumption-endpoints';
import { listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { STOCK_CATEGORIES, type StockCategory } from '@nidan/domain/enumerations/inventory';
import { MAP_SUBJECTS, MAPPED_EVENTS, type MappedEvent } from '@nidan/domain/inventory/consumption-source';
import { useState } from 'react';
import { newId } from '../../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../../kernel/ui/fields/Checkbox.tsx';
import { SelectField } from '../../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../../kernel/ui/overlays/FormDialog.tsx';
import { consumptionTexts } from './texts/consumption-texts.ts';
import { useSubjectOfCode } from './use-subject-of-code.ts';

interface MapDialogProps {
  /** What is changed; absent for a new one. */
  readonly map?: ConsumptionMapView;
  readonly onClose: () => void;
}

const USES = ['perReportable', 'perRerun', 'deadVolume'] as const;
const USE_WORDS = { perReportable: 'perReportable', perRerun: 'rerun', deadVolume: 'deadVolume' } as const;
const USE = /^\d{1,9}(?:\.\d{1,3})?$/u;

/** Says what work uses of an item, or how much of it from now on. */
export function MapDialog({ map, onClose }: MapDialogProps) {
  const t = useTexts(consumptionTexts);
  const [mapId] = useState(map?.mapId ?? newId());
  const [uses, setUses] = useState({
    perReportable: map?.perReportable ?? '1',
    perRerun: map?.perRerun ?? '0',
    deadVolume: map?.deadVolume ?? '0',
  });
  const [isEnabled, setEnabled] = useState(map?.isEnabled ?? true);
  const subject = useMapSubject();
  const [tried, setTried] = useState(false);
  const choices = { outdates: [listConsumptionMaps], onDone: onClose };
  const create = useApiMutation(createConsumptionMap, choices);
  const change = useApiMutation(changeConsumptionMap, choices);
  const isBad = USES.some((key) => !USE.test(uses[key]));
  const submit = (): void => {
    setTried(true);
    if (isBad) return;
    if (map !== undefined) change.mutate({ body: { mapId, version: map.version, ...uses, isEnabled } });
    else if (subject.chosen !== null) create.mutate({ body: { mapId, ...subject.chosen, ...uses } });
  };
  const { isPending, error } = map === undefined ? create : change;
  const title = map === undefined ? t('newMap') : `${map.item}: ${map.subject}`;
  return (
    <FormDialog
      title={title}
      action={t(map === undefined ? 'newMap' : 'changeMap')}
      busy={isPending}
      refusal={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {map === undefined && <SubjectFields subject={subject} tried={tried} />}
      {USES.map((key) => (
        <TextField
          key={key}
          label={t(USE_WORDS[key])}
          value={uses[key]}
          inputMode="decimal"
          maxLength={13}
          error={tried && !USE.test(uses[key]) ? t('numberBad') : undefined}
          onChange={(value) => setUses({ ...uses, [key]: value.trim() })}
        />
      ))}
      {map !== undefined && (
        <Checkbox checked={isEnabled} onChange={setEnabled}>
          {t('inUse')}
        </Checkbox>
      )}
    </FormDialog>
  );
}

/** What a new map is about: the item and its store, and the work by its code. */
function useMapSubject() {
  const [category, setCategory] = useState<StockCategory>('parameter');
  const [code, setCode] = useState('');
  const [machineId, setMachineId] = useState('');
  const [event, setEvent] = useState<MappedEvent>('MACHINE_STARTUP');
  const [itemId, setItemId] = useState('');
  const [storeId, setStoreId] = useState('');
  const items = useApiQuery(masterEndpoints('items').list, { query: { limit: 200 } });
  const machines = useApiQuery(masterEndpoints('machines').list, { query: { limit: 200 } });
  const stores = useApiQuery(listStores, {});
  const named = useSubjectOfCode(category, code);
  const rule = MAP_SUBJECTS[category];
  const itemOptions = (items.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const storeOptions = (stores.data?.stores ?? [])
    .filter(({ isEnabled, isRoad }) => isEnabled && !isRoad)
    .map((store) => ({ value: store.storeId, label: store.name }));
  const machineOptions = (machines.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const mustMachine = rule.must.includes('machineId');
  const takesMachine = mustMachine || rule.may.includes('machineId');
  const machine = machineId === '' && mustMachine ? (machineOptions[0]?.value ?? '') : machineId;
  const item = itemId === '' ? (itemOptions[0]?.value ?? '') : itemId;
  const store = storeId === '' ? (storeOptions[0]?.value ?? '') : storeId;
  const isUnknown = named.field !== null && rule.must.includes(named.field) && named.id === null;
  const nobody = { testId: null, parameterId: null, sampleTypeId: null, machineId: null, eventKind: null };
  const chosen = isUnknown
    ? null
    : {
        category,
        ...nobody,
        ...(named.field === null || named.id === null ? {} : { [named.field]: named.id }),
        ...(takesMachine && machine !== '' ? { machineId: machine } : {}),
        ...(rule.must.includes('eventKind') ? { eventKind: event } : {}),
        itemId: item,
        storeId: store,
      };
  return {
    category,
    setCategory,
    code,
    setCode,
    machine,
    setMachineId,
    event,
    setEvent,
    item,
    setItemId,
    store,
    setStoreId,
    itemOptions,
    storeOptions,
    machineOptions,
    mustMachine,
    takesMachine,
    named,
    isUnknown,
    chosen,
    takesEvent: rule.must.includes('eventKind'),
  };
}

interface SubjectFieldsProps {
  readonly subject: ReturnType<typeof useMapSubject>;
  readonly tried: boolean;
}

function SubjectFields({ subject, tried }: SubjectFieldsProps) {
  const t = useTexts(consumptionTexts);
  const { machineOptions, mustMachine } = subject;
  const machines = mustMachine ? machineOptions : [{ value: '', label: t('anyMachine') }, ...machineOptions];
  return (
    <>
      <SelectField
        label={t('item')}
        value={subject.item}
        options={subject.itemOptions}
        data-autofocus
        onChange={subject.setItemId}
      />
      <SelectField
        label={t('store')}
        value={subject.store}
        options={subject.storeOptions}
        onChange={subject.setStoreId}
      />
      <SelectField
        label={t('category')}
        value={subject.category}
        options={STOCK_CATEGORIES.map((value) => ({ value, label: value }))}
        onChange={subject.setCategory}
      />
      {subject.named.field !== null && (
        <TextField
          label={t('code')}
          value={subject.code}
          maxLength={40}
          hint={subject.named.name}
          error={tried && subject.isUnknown ? t('codeUnknown') : undefined}
          onChange={subject.setCode}
        />
      )}
      {subject.takesMachine && (
        <SelectField
          label={t('machine')}
          value={subject.machine}
          options={machines}
          onChange={subject.setMachineId}
        />
      )}
      {subject.takesEvent && (
        <SelectField
          label={t('event')}
          value={subject.event}
          options={MAPPED_EVENTS.map((value) => ({ value, label: value }))}
          onChange={subject.setEvent}
        />
      )}
    </>
  );
}
