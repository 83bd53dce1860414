import type { ParameterView } from '@nidan/contract/catalogue/parameters/parameter-view';
import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { mappedMachines } from './parts/mapped-machines.ts';
import styles from './TestPage.module.css';
import { testPageTexts } from './texts/test-page-texts.ts';
import { unprovedParameters } from '../ranges/unproved-parameters.ts';

interface TestChecksProps {
  readonly test: TestDetails;
  readonly parameters: readonly ParameterView[];
}

/** What should hold before the next version: what does not is named, and refuses nothing by itself. */
export function TestChecks({ test, parameters }: TestChecksProps) {
  const t = useTexts(testPageTexts);
  const without = parameters
    .filter(({ kind, ranges }) => kind === 'numeric' && ranges.length === 0)
    .map(({ code }) => code);
  const unproved = unprovedParameters(parameters);
  const measured = new Set(parameters.flatMap(({ kind, code }) => (kind === 'numeric' ? [code] : [])));
  const unmapped = mappedMachines(test).unmapped.filter((code) => measured.has(code));
  const checks = [
    {
      key: 'proved',
      holds: t('proved'),
      lacks: unproved,
      word: t('unproved', { codes: unproved.join(', ') }),
    },
    {
      key: 'ranges',
      holds: t('haveRanges'),
      lacks: without,
      word: t('noRanges', { codes: without.join(', ') }),
    },
    {
      key: 'machines',
      holds: t('mapped'),
      lacks: unmapped,
      word: t('unmapped', { codes: unmapped.join(', ') }),
    },
  ];
  return (
    <Section title={t('before')}>
      <ul className={styles.checks}>
        {checks.map(({ key, holds, lacks, word }) => (
          <li key={key} data-holds={lacks.length === 0}>
            <Icon name={lacks.length === 0 ? 'tick' : 'warn'} size={12} />
            {lacks.length === 0 ? holds : word}
          </li>
        ))}
      </ul>
    </Section>
  );
}
