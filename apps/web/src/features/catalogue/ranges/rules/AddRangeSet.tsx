import {
  FASTING_STATES,
  GENERAL,
  PREGNANCY_CONDITIONS,
  type RangeCondition,
  weightOf,
} from '@nidan/domain/ranges/range-condition';
import { weeksOf } from '@nidan/domain/ranges/week-span';
import { useState } from 'react';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../../kernel/ui/overlays/FormDialog.tsx';
import { Note } from '../../../../kernel/ui/Note.tsx';
import { SelectField } from '../../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../../kernel/ui/fields/TextField.tsx';
import { rangeSetTexts } from '../texts/range-set-texts.ts';
import { specimenOptions } from '../../tests/parts/specimen-options.ts';
import { usePlaces } from '../use-places.ts';
import { useSampleTypes } from '../../tests/parts/use-sample-types.ts';

const WEEK_FIELDS = ['pregnancyWeeks', 'birthWeeks'] as const;

/** Whether weeks are left out or can be read. */
function areWeeks(typed: string | null): boolean {
  return typed === null || weeksOf(typed) !== null;
}

/** Typed weeks; those of a pregnancy are of one. */
function withWeeks(field: (typeof WEEK_FIELDS)[number], typed: string): Partial<RangeCondition> {
  const weeks = typed.trim() === '' ? null : typed.trim();
  if (field === 'birthWeeks') return { birthWeeks: weeks };
  return { pregnancyWeeks: weeks, ...(weeks === null ? {} : { pregnancy: 'pregnant' }) };
}

interface AddRangeSetProps {
  /** Of the tests that have the parameter: offered first. */
  readonly sampleTypeIds: readonly string[];
  readonly onAdd: (condition: RangeCondition) => void;
  readonly onClose: () => void;
}

/** Asks for a condition whose rules are to be written. */
export function AddRangeSet({ sampleTypeIds, onAdd, onClose }: AddRangeSetProps) {
  const t = useTexts(rangeSetTexts);
  const places = usePlaces();
  const types = useSampleTypes();
  const [condition, setCondition] = useState<RangeCondition>(GENERAL);
  const [tried, setTried] = useState(false);
  const put = (change: Partial<RangeCondition>): void => setCondition({ ...condition, ...change });
  const any = { value: '', label: t('any') } as const;
  const said = {
    ...condition,
    method: condition.method?.trim() === '' ? null : (condition.method?.trim() ?? null),
  };
  const submit = (): void => {
    const unread = WEEK_FIELDS.some((field) => !areWeeks(said[field]));
    if (weightOf(said) === 0 || unread) setTried(true);
    else onAdd(said);
  };
  return (
    <FormDialog
      title={t('addTitle')}
      action={t('addSet')}
      busy={false}
      refusal={null}
      onSubmit={submit}
      onClose={onClose}
    >
      {tried && weightOf(said) === 0 && <Note tone="warn">{t('saysNothing')}</Note>}
      <SelectField
        label={t('pregnancy')}
        data-autofocus
        value={condition.pregnancy ?? ''}
        options={[any, ...PREGNANCY_CONDITIONS.map((value) => ({ value, label: t(value) }))]}
        onChange={(value) => put({ pregnancy: value === '' ? null : value, pregnancyWeeks: null })}
      />
      {WEEK_FIELDS.map((field) => (
        <TextField
          key={field}
          label={t(field)}
          value={condition[field] ?? ''}
          maxLength={5}
          placeholder={t('weeksHint')}
          error={tried && !areWeeks(condition[field]) ? t('weeksWrong') : undefined}
          onChange={(typed) => put(withWeeks(field, typed))}
        />
      ))}
      <SelectField
        label={t('fastingState')}
        value={condition.fasting ?? ''}
        options={[any, ...FASTING_STATES.map((value) => ({ value, label: t(value) }))]}
        onChange={(value) => put({ fasting: value === '' ? null : value })}
      />
      <SelectField
        label={t('specimen')}
        value={condition.sampleTypeId ?? ''}
        options={[any, ...specimenOptions(types, sampleTypeIds)]}
        onChange={(value) => put({ sampleTypeId: value === '' ? null : value })}
      />
      <TextField
        label={t('method')}
        value={condition.method ?? ''}
        maxLength={80}
        placeholder={t('any')}
        onChange={(method) => put({ method })}
      />
      <SelectField
        label={t('place')}
        value={condition.locationId ?? ''}
        options={[any, ...places.map(({ locationId, name }) => ({ value: locationId, label: name }))]}
        onChange={(value) => put({ locationId: value === '' ? null : value })}
      />
    </FormDialog>
  );
}
