import type { BoardMachine } from '@nidan/contract/lab/quality/quality-views';
import { readBoard, setPlan } from '@nidan/contract/lab/quality/series-endpoints';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { typedNumber } from './quality-words.ts';
import { qualityTexts } from './texts/quality-texts.ts';

const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** How often the controls of a machine are run: by hours, by results, by shifts. */
export function PlanDialog({ of, onClose }: { readonly of: BoardMachine; readonly onClose: () => void }) {
  const t = useTexts(qualityTexts);
  const [hours, setHours] = useState(textOf(of.plan?.everyHours));
  const [results, setResults] = useState(textOf(of.plan?.everyResults));
  const [shifts, setShifts] = useState((of.plan?.shifts ?? []).join(', '));
  const saving = useApiMutation(setPlan, {
    outdates: [readBoard],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('planSaved') });
      onClose();
    },
  });
  const submit = (): void =>
    saving.mutate({
      body: {
        machineId: of.machine.id,
        version: of.plan?.version ?? 0,
        everyHours: typedNumber(hours),
        everyResults: typedNumber(results),
        shifts: shifts.split(/[\s,]+/).filter((shift) => shift !== ''),
      },
    });
  return (
    <FormDialog
      title={`${t('plan')}: ${of.machine.name}`}
      action={t('save')}
      busy={saving.isPending}
      refusal={saving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField label={t('everyHours')} value={hours} maxLength={3} data-autofocus onChange={setHours} />
      <NumberField label={t('everyResults')} value={results} maxLength={6} onChange={setResults} />
      <TextField
        label={t('shifts')}
        hint={t('shiftsHint')}
        value={shifts}
        maxLength={60}
        onChange={setShifts}
      />
    </FormDialog>
  );
}
