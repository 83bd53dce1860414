import { MINUTE } from '@nidan/domain/time/durations';
import {
  listMachineEvents,
  listMachinesAtWork,
  noteMachineEvent,
} from '@nidan/contract/lab/machines/machine-endpoints';
import type { MachineView } from '@nidan/contract/lab/machines/machine-views';
import { careOfStep } from '@nidan/domain/machines/machine-care';
import { asksForControls, type MachineStep } from '@nidan/domain/machines/machine-step';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { machineTexts } from './texts/machine-texts.ts';

interface NoteEventDialogProps {
  readonly machine: MachineView;
  readonly step: MachineStep;
  readonly onClose: () => void;
}

/** Notes what happened to a machine, now or some minutes ago, and what of its list was done by it. */
export function NoteEventDialog({ machine, step, onClose }: NoteEventDialogProps) {
  const t = useTexts(machineTexts);
  const due = machine.care.filter(({ kind }) => kind === careOfStep(step));
  const [eventId] = useState(newId);
  const [note, setNote] = useState('');
  const [minutes, setMinutes] = useState('');
  const [careId, setCareId] = useState(due[0]?.careId ?? '');
  const { name } = machine;
  const save = useApiMutation(noteMachineEvent, {
    outdates: [listMachinesAtWork, listMachineEvents],
    onDone: () => {
      const controls = asksForControls(machine.condition, step);
      toast({ type: 'SUCCESS', msg: t(controls ? 'controlsPlanned' : 'noted', { machine: name }) });
      onClose();
    },
  });
  const send = (): void => {
    if (save.isPending) return;
    const ago = Number(minutes) * MINUTE;
    save.mutate({
      body: {
        eventId,
        machineId: machine.machineId,
        version: machine.version,
        kind: step,
        happenedAt: ago > 0 ? new Date(Date.now() - ago).toISOString() : null,
        note,
        careId: careId === '' ? null : careId,
      },
    });
  };
  return (
    <FormDialog
      title={t('noteTitle', { step: t(step), machine: name })}
      action={t('noteDo')}
      busy={save.isPending}
      refusal={save.error}
      onSubmit={send}
      onClose={onClose}
    >
      {due.length > 0 && (
        <SelectField
          label={t('does')}
          value={careId}
          options={[
            ...due.map((care) => ({ value: care.careId, label: care.name })),
            { value: '', label: t('doesNone') },
          ]}
          onChange={setCareId}
        />
      )}
      <TextArea label={t('note')} value={note} rows={3} maxLength={500} onChange={setNote} data-autofocus />
      <NumberField
        label={t('minutesAgo')}
        hint={t('minutesHint')}
        value={minutes}
        maxLength={5}
        onChange={setMinutes}
      />
    </FormDialog>
  );
}
