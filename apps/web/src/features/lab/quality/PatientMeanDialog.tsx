import type { ChartView } from '@nidan/contract/lab/quality/quality-views';
import { planPatientMean, readBoard, readChart } from '@nidan/contract/lab/quality/series-endpoints';
import { USUAL_COUNT } from '@nidan/domain/quality/moving-mean';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { PatientMean } from './PatientMean.tsx';
import { typedNumber } from './quality-words.ts';
import styles from './Quality.module.css';
import { qualityTexts } from './texts/quality-texts.ts';

interface PatientMeanDialogProps {
  readonly chart: ChartView;
  readonly onClose: () => void;
}

const FIELDS = [
  { field: 'count', word: 'patientsCount' },
  { field: 'low', word: 'patientsLow' },
  { field: 'high', word: 'patientsHigh' },
  { field: 'target', word: 'patientsTarget' },
  { field: 'allowed', word: 'patientsAllowed' },
] as const;

type Field = (typeof FIELDS)[number]['field'];

const shown = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** Lays down what the moving mean of patients is compared with. */
export function PatientMeanDialog({ chart: { series, patients }, onClose }: PatientMeanDialogProps) {
  const t = useTexts(qualityTexts);
  const { plan, target, allowed } = patients;
  const [typed, setTyped] = useState<Readonly<Record<Field, string>>>({
    count: String(plan?.count ?? USUAL_COUNT),
    low: shown(plan?.low),
    high: shown(plan?.high),
    target: shown(plan?.target ?? target),
    allowed: shown(plan?.allowed ?? allowed),
  });
  const [isTried, setTried] = useState(false);
  const saving = useApiMutation(planPatientMean, {
    outdates: [readChart, readBoard],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('patientsSaved') });
      onClose();
    },
  });
  const submit = (): void => {
    setTried(true);
    const [count, low, high, aim, off] = FIELDS.map(({ field }) => typedNumber(typed[field]));
    if (count == null || low == null || high == null || aim == null || off == null) return;
    const { machine, parameter } = series;
    saving.mutate({
      body: {
        machineId: machine.id,
        parameterId: parameter.id,
        version: plan?.version ?? 0,
        count,
        low,
        high,
        target: aim,
        allowed: off,
      },
    });
  };
  const fault = (field: Field): string | undefined =>
    isTried && typedNumber(typed[field]) === null ? t('badNumber') : undefined;
  return (
    <FormDialog
      title={`${t('patients')}: ${series.parameter.name}, ${series.machine.name}`}
      action={t('save')}
      busy={saving.isPending}
      refusal={saving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="muted">
        <PatientMean of={patients} />
      </p>
      <div className={styles.pair}>
        {FIELDS.map(({ field, word }, at) => (
          <TextField
            key={field}
            label={t(word)}
            inputMode="decimal"
            value={typed[field]}
            error={fault(field)}
            onChange={(text) => setTyped({ ...typed, [field]: text })}
            {...(at === 0 ? { 'data-autofocus': true } : {})}
          />
        ))}
      </div>
    </FormDialog>
  );
}
