import { layDownCare, listMachinesAtWork } from '@nidan/contract/lab/machines/machine-endpoints';
import type { CareView, MachineView } from '@nidan/contract/lab/machines/machine-views';
import { CARE_KINDS, type CareKind } from '@nidan/domain/machines/machine-care';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { machineTexts } from './texts/machine-texts.ts';

interface CareDialogProps {
  readonly machine: MachineView;
  /** Null for a new one. */
  readonly care: CareView | null;
  readonly onClose: () => void;
}

const MOST_DAYS = 1830;

/** Lays down a calibration or maintenance of a machine, or changes one. */
export function CareDialog({ machine, care, onClose }: CareDialogProps) {
  const t = useTexts(machineTexts);
  const [careId] = useState(() => care?.careId ?? newId());
  const [kind, setKind] = useState<CareKind>(care?.kind ?? 'calibration');
  const [name, setName] = useState(care?.name ?? '');
  const [days, setDays] = useState(care === null ? '' : String(care.everyDays));
  const [isTried, setTried] = useState(false);
  const save = useApiMutation(layDownCare, {
    outdates: [listMachinesAtWork],
    onDone: ({ name: saved }) => {
      toast({ type: 'SUCCESS', msg: t('careSaved', { name: saved }) });
      onClose();
    },
  });
  const everyDays = Number(days);
  const isBad = !Number.isInteger(everyDays) || everyDays < 1 || everyDays > MOST_DAYS;
  const send = (): void => {
    setTried(true);
    if (save.isPending || isBad || name.trim() === '') return;
    const { machineId } = machine;
    save.mutate({ body: { careId, machineId, version: care?.version ?? 0, kind, name, everyDays } });
  };
  return (
    <FormDialog
      title={t('careTitle', { machine: machine.name })}
      action={t('noteDo')}
      busy={save.isPending}
      refusal={save.error}
      onSubmit={send}
      onClose={onClose}
    >
      <SelectField
        label={t('kind')}
        value={kind}
        disabled={care !== null}
        options={CARE_KINDS.map((value) => ({ value, label: t(value) }))}
        onChange={setKind}
      />
      <TextField
        label={t('careName')}
        value={name}
        required
        maxLength={120}
        onChange={setName}
        data-autofocus
      />
      <NumberField
        label={t('days')}
        value={days}
        maxLength={4}
        error={isTried && isBad ? t('badDays') : undefined}
        onChange={setDays}
      />
    </FormDialog>
  );
}
