import type { ParameterKind } from '@nidan/domain/enumerations/results';
import { unitTextOf } from '@nidan/domain/units/unit-text';
import { Fragment, type ReactNode, Suspense } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { deltaModesOf } from './delta-form.ts';
import { FIELDS_OF_KIND, type FieldInForm, type ParameterForm } from './parameter-form.ts';
import { parameterEditTexts } from './texts/parameter-edit-texts.ts';

/** Of what can be compared; the words of changes come with it. */
const DeltaFields = latePart(() => import('./DeltaFields.tsx'), 'DeltaFields');

interface ParameterFieldsProps {
  readonly kind: ParameterKind;
  readonly form: ParameterForm;
  readonly fixed: boolean;
  readonly unread: readonly FieldInForm[];
  readonly refusal: ApiRefusal | null;
  readonly onChange: (change: Partial<ParameterForm>) => void;
  /** What can be done with a formula, beside it. */
  readonly afterFormula?: ReactNode;
}

/** The fields of a parameter that have a meaning for its kind, each with what cannot be read or was refused. */
export function ParameterFields({
  kind,
  form,
  fixed,
  unread,
  refusal,
  onChange,
  afterFormula,
}: ParameterFieldsProps) {
  const t = useTexts(parameterEditTexts);
  const faultOf = (field: FieldInForm): string | undefined => {
    if (unread.includes(field)) return t('unread');
    return refusal?.at(field) ?? (field === 'ucum' ? refusal?.at('unit') : undefined);
  };
  const lines = FIELDS_OF_KIND[kind].map((field) => (
    <Fragment key={field}>
      <TextField
        label={t(field)}
        value={form[field]}
        readOnly={fixed}
        error={faultOf(field)}
        onChange={(text) => onChange({ [field]: text })}
      />
      {field === 'formula' && afterFormula}
    </Fragment>
  ));
  const ucum = form.ucum.trim();
  const deltaModes = deltaModesOf(kind);
  return (
    <>
      {lines}
      {deltaModes.length > 0 && (
        <Suspense fallback={<span />}>
          <DeltaFields
            form={form}
            modes={deltaModes}
            unit={ucum === '' ? '' : unitTextOf(ucum)}
            fixed={fixed}
            unread={unread}
            refusal={refusal}
            onChange={onChange}
          />
        </Suspense>
      )}
    </>
  );
}
