import type { DeltaMode } from '@nidan/domain/enumerations/results';
import { deltaUnit, isOfNumbers, isPerDay } from '@nidan/domain/results/delta';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import type { DeltaForm } from './delta-form.ts';
import { withMode } from './delta-with-mode.ts';
import { resultsTexts } from '../values/texts/results-texts.ts';
import { parameterEditTexts } from './texts/parameter-edit-texts.ts';

interface DeltaFieldsProps {
  readonly form: DeltaForm;
  /** Those in which values of the parameter can be compared. */
  readonly modes: readonly DeltaMode[];
  /** Of the parameter, as it is printed. */
  readonly unit: string;
  readonly fixed: boolean;
  readonly unread: readonly string[];
  readonly refusal: ApiRefusal | null;
  readonly onChange: (change: Partial<DeltaForm>) => void;
}

/** How values are compared with those before: the mode, then the limit in its unit and how far back. */
export function DeltaFields({ form, modes, unit, fixed, unread, refusal, onChange }: DeltaFieldsProps) {
  const t = useTexts(parameterEditTexts);
  const words = useTexts(resultsTexts);
  const { deltaMode: mode } = form;
  const amount = mode === '' ? '' : deltaUnit(mode, unit);
  const end = mode !== '' && isPerDay(mode) ? words('perDay', { amount }) : amount;
  const faultOf = (field: 'deltaLimit' | 'deltaDays', sent: string): string | undefined =>
    unread.includes(field) ? t('unread') : refusal?.at(sent);
  return (
    <>
      <SelectField
        label={t('delta')}
        value={mode}
        disabled={fixed}
        error={refusal?.at('delta') ?? refusal?.at('delta.mode')}
        options={[{ value: '', label: t('noDelta') }, ...modes.map((value) => ({ value, label: t(value) }))]}
        onChange={(picked) => onChange(withMode(picked, form))}
      />
      {mode !== '' && isOfNumbers(mode) && (
        <TextField
          label={t('deltaLimit')}
          value={form.deltaLimit}
          end={<span className="muted">{end}</span>}
          readOnly={fixed}
          error={faultOf('deltaLimit', 'delta.limit')}
          onChange={(deltaLimit) => onChange({ deltaLimit })}
        />
      )}
      {mode !== '' && (
        <TextField
          label={t('deltaDays')}
          value={form.deltaDays}
          readOnly={fixed}
          error={faultOf('deltaDays', 'delta.lookBackDays')}
          onChange={(deltaDays) => onChange({ deltaDays })}
        />
      )}
    </>
  );
}
