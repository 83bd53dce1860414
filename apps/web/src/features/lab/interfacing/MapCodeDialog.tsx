import type { ParameterView } from '@nidan/contract/catalogue/parameters/parameter-view';
import {
  countMachineData,
  listMachineData,
  mapMachineCode,
} from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import type { MachineDataView } from '@nidan/contract/lab/interfacing/machine-data-views';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { findParameters } from '../../catalogue/parameters/find-parameters.ts';
import { typedNumber } from '../quality/quality-words.ts';
import styles from './Interfacing.module.css';
import { machineDataTexts } from './texts/machine-data-texts.ts';

interface MapCodeDialogProps {
  readonly value: MachineDataView;
  readonly onClose: () => void;
}

/** Says what a code of a machine stands for; all that waits for it is tried again. */
export function MapCodeDialog({ value, onClose }: MapCodeDialogProps) {
  const t = useTexts(machineDataTexts);
  const { machineId, machine, code } = value;
  const [recordId] = useState(newId);
  const [parameter, setParameter] = useState<ParameterView | null>(null);
  const [machineUnit, setUnit] = useState(value.unit);
  const [times, setTimes] = useState('1');
  const [plus, setPlus] = useState('0');
  const [isTried, setTried] = useState(false);
  const map = useApiMutation(mapMachineCode, {
    outdates: [listMachineData, countMachineData],
    onDone: ({ tried }) => {
      toast({ type: 'SUCCESS', msg: t('mapped', { code, count: tried }) });
      onClose();
    },
  });
  const [factor, shift] = [typedNumber(times), typedNumber(plus)];
  const fault = (number: number | null | undefined): string | undefined =>
    isTried && number == null ? t('badNumber') : undefined;
  const send = (): void => {
    setTried(true);
    if (map.isPending || parameter === null || factor == null || shift == null) return;
    const { parameterId } = parameter;
    map.mutate({ body: { recordId, machineId, machineCode: code, parameterId, machineUnit, factor, shift } });
  };
  return (
    <FormDialog
      title={t('mapTitle', { code, machine })}
      action={t('mapSave')}
      busy={map.isPending}
      refusal={map.error}
      onSubmit={send}
      onClose={onClose}
    >
      <Combobox<ParameterView>
        label={t('mapParameter')}
        error={isTried && parameter === null ? t('mapFirst') : undefined}
        value={parameter}
        onPick={setParameter}
        search={findParameters}
        itemKey={({ parameterId }) => parameterId}
        itemText={({ code: own, name, unit }) => [own, name, unit].filter((part) => part !== '').join(', ')}
        fewest={1}
      />
      <TextField label={t('mapUnit')} value={machineUnit} maxLength={40} onChange={setUnit} />
      <div className={styles.pair}>
        <NumberField label={t('mapFactor')} value={times} error={fault(factor)} onChange={setTimes} />
        <NumberField label={t('mapShift')} value={plus} error={fault(shift)} onChange={setPlus} />
      </div>
      {parameter !== null && <p className="muted t13">{t('mapHint', { unit: parameter.unit || '-' })}</p>}
    </FormDialog>
  );
}
