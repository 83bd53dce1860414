import { listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { weightOf } from '@nidan/domain/ranges/range-condition';
import { displayRange } from '@nidan/domain/ranges/range-display';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { ValueFlagMark } from '../values/ValueFlagMark.tsx';
import styles from './Catalog.module.css';
import { catalogTexts } from './texts/catalog-texts.ts';
import { SOMEBODY, subjectOf } from '../ranges/tried-person.ts';
import { type TriedValue, triedValues } from '../parameters/tried-values.ts';
import { TriedPersonFields } from '../ranges/TriedPersonFields.tsx';
import { useConditionWords } from '../ranges/rules/use-condition-words.ts';

/** Values that are typed here are saved nowhere: they show what a report would make of them. */
export function TryTest({ test }: { readonly test: TestDetails }) {
  const { testId, method, sampleTypeId } = test;
  const t = useTexts(catalogTexts);
  const words = useConditionWords();
  const query = useApiQuery(listParameters, { query: { testId, limit: 200 } });
  const [person, setPerson] = useState(SOMEBODY);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const expected = (range: TriedValue['range'], { decimals, unit }: TriedValue['parameter']): string => {
    if (range === null) return unit;
    const because = weightOf(range) > 0 ? `, ${words(range)}` : '';
    return `${displayRange(range, decimals)} ${unit}`.trim() + because;
  };
  return (
    <Section title={t('tryIt')}>
      <div className={styles.person} role="group" aria-label={t('tryPerson')}>
        <TriedPersonFields
          person={person}
          ranges={query.data?.rows.flatMap(({ ranges }) => ranges) ?? []}
          tube={sampleTypeId}
          onChange={setPerson}
        />
      </div>
      <QueryView query={query}>
        {({ rows }) => (
          <ul className={styles.tried} data-tried>
            {triedValues({ parameters: rows, typed, method, sampleTypeId }, subjectOf(person)).map(
              ({ parameter, range, assessed, why }) => (
                <li key={parameter.parameterId}>
                  <span>{parameter.name}</span>
                  {parameter.kind === 'calculated' ? (
                    <output>{assessed?.value ?? ''}</output>
                  ) : (
                    <input
                      aria-label={t('valueOf', { name: parameter.name })}
                      aria-invalid={assessed === null}
                      value={typed[parameter.parameterId] ?? ''}
                      maxLength={60}
                      onChange={(event) =>
                        setTyped({ ...typed, [parameter.parameterId]: event.target.value })
                      }
                    />
                  )}
                  <span>
                    <ValueFlagMark
                      value={assessed?.value ?? null}
                      flag={assessed?.flag ?? null}
                      range={range}
                    />
                  </span>
                  <span className="muted">{why ?? expected(range, parameter)}</span>
                </li>
              ),
            )}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}
