import type { RangeInput } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { parseAgeLimit } from '@nidan/domain/people/ages/age-limit';
import { FASTING_STATES } from '@nidan/domain/ranges/range-condition';
import type { ReactNode } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { catalogTexts } from '../tests/texts/catalog-texts.ts';
import { rangeSetTexts } from './texts/range-set-texts.ts';
import type { TriedPerson } from './tried-person.ts';
import { usePlaces } from './use-places.ts';
import { useSampleTypes } from '../tests/parts/use-sample-types.ts';

interface TriedPersonFieldsProps {
  readonly person: TriedPerson;
  /** Specimens, methods and places are asked for where a range depends on them. */
  readonly ranges: readonly Partial<Pick<RangeInput, 'sampleTypeId' | 'method' | 'locationId'>>[];
  /** Sample type of the test that is tried: what its values are in unless another is chosen. */
  readonly tube?: string | null;
  readonly onChange: (person: TriedPerson) => void;
  /** What stands after age and sex. */
  readonly children?: ReactNode;
}

/** Who is tried: age, sex, and everything that a range may depend on. */
export function TriedPersonFields({ person, ranges, tube, onChange, children }: TriedPersonFieldsProps) {
  const t = useTexts(catalogTexts);
  const s = useTexts(rangeSetTexts);
  const places = usePlaces();
  const types = useSampleTypes();
  const put = (change: Partial<TriedPerson>): void => onChange({ ...person, ...change });
  const specimens = new Set(ranges.flatMap((range) => range.sampleTypeId ?? []));
  const drawn = types.find(({ sampleTypeId }) => sampleTypeId === tube);
  const methods = [...new Set(ranges.flatMap((range) => range.method ?? []))];
  const hasPlaces = ranges.some((range) => (range.locationId ?? null) !== null);
  return (
    <>
      <TextField
        label={t('age')}
        value={person.age}
        error={parseAgeLimit(person.age) === null ? t('ages') : undefined}
        onChange={(age) => put({ age })}
      />
      <SelectField
        label={t('sex')}
        value={person.sex}
        options={[
          { value: 'F', label: t('sexF') },
          { value: 'M', label: t('sexM') },
          { value: 'O', label: t('sexO') },
        ]}
        onChange={(sex) => put({ sex })}
      />
      {children}
      <SelectField
        label={s('pregnancy')}
        value={person.sex === 'F' ? person.pregnancy : 'none'}
        disabled={person.sex !== 'F'}
        options={[
          { value: 'none', label: s('notPregnant') },
          { value: 'trimester1', label: s('trimester1') },
          { value: 'trimester2', label: s('trimester2') },
          { value: 'trimester3', label: s('trimester3') },
        ]}
        onChange={(pregnancy) => put({ pregnancy })}
      />
      <SelectField
        label={s('fastingState')}
        value={person.fasting}
        options={[
          { value: '', label: s('notKnown') },
          ...FASTING_STATES.map((state) => ({ value: state, label: s(state) })),
        ]}
        onChange={(fasting) => put({ fasting })}
      />
      {specimens.size > 0 && (
        <SelectField
          label={s('specimen')}
          value={person.sampleTypeId}
          options={[
            { value: '', label: drawn?.name ?? s('any') },
            ...types
              .filter(({ sampleTypeId }) => specimens.has(sampleTypeId) && sampleTypeId !== tube)
              .map(({ sampleTypeId, name }) => ({ value: sampleTypeId, label: name })),
          ]}
          onChange={(sampleTypeId) => put({ sampleTypeId })}
        />
      )}
      {methods.length > 0 && (
        <SelectField
          label={s('method')}
          value={person.method}
          options={[{ value: '', label: s('any') }, ...methods.map((name) => ({ value: name, label: name }))]}
          onChange={(method) => put({ method })}
        />
      )}
      {hasPlaces && (
        <SelectField
          label={s('place')}
          value={person.locationId}
          options={[
            { value: '', label: s('any') },
            ...places.map((place) => ({ value: place.locationId, label: place.name })),
          ]}
          onChange={(locationId) => put({ locationId })}
        />
      )}
    </>
  );
}
