import { listParameters } from '@nidan/contract/catalog/catalog-endpoints';
import { parseAgeLimit } from '@nidan/domain/people/age-limit';
import type { Sex } from '@nidan/domain/people/sex';
import { displayRange } from '@nidan/domain/results/range-display';
import { useState } from 'react';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { QueryView } from '../../kernel/ui/QueryView.tsx';
import { Section } from '../../kernel/ui/Section.tsx';
import { SelectField } from '../../kernel/ui/SelectField.tsx';
import { TextField } from '../../kernel/ui/TextField.tsx';
import { ResultFlagMark } from '../results/ResultFlagMark.tsx';
import styles from './Catalog.module.css';
import { catalogTexts } from './catalog-texts.ts';
import { triedValues } from './tried-values.ts';

/** Values that are typed here are saved nowhere: they show what a report would make of them. */
export function TryTest({ testId }: { readonly testId: string }) {
  const t = useTexts(catalogTexts);
  const query = useApiQuery(listParameters, { query: { testId, limit: 200 } });
  const [age, setAge] = useState('34 y');
  const [sex, setSex] = useState<Sex>('M');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const person = { sex, ageInDays: parseAgeLimit(age) };
  return (
    <Section title={t('tryIt')}>
      <div className={styles.person}>
        <TextField
          label={t('age')}
          value={age}
          onChange={setAge}
          error={person.ageInDays === null ? t('ages') : undefined}
        />
        <SelectField
          label={t('sex')}
          value={sex}
          options={[
            { value: 'M', label: t('sexM') },
            { value: 'F', label: t('sexF') },
            { value: 'O', label: t('sexO') },
          ]}
          onChange={setSex}
        />
      </div>
      <QueryView query={query}>
        {({ rows }) => (
          <ul className={styles.tried}>
            {triedValues(rows, typed, person).map(({ parameter, range, assessed, why }) => (
              <li key={parameter.parameterId}>
                <span className="cut" title={parameter.name}>
                  {parameter.name}
                </span>
                {parameter.kind === 'calculated' ? (
                  <output>{assessed?.value ?? ''}</output>
                ) : (
                  <input
                    aria-label={t('valueOf', { name: parameter.name })}
                    aria-invalid={assessed === null}
                    value={typed[parameter.parameterId] ?? ''}
                    maxLength={60}
                    onChange={(event) => setTyped({ ...typed, [parameter.parameterId]: event.target.value })}
                  />
                )}
                <span>
                  <ResultFlagMark flag={assessed?.flag ?? null} />
                </span>
                <span className="muted">
                  {why ?? (range === null ? '' : displayRange(range, parameter.decimals))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}
