import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import {
  type FormulaEffect as Effect,
  readFormulaEffect,
} from '@nidan/contract/lab/results/formula-effect-endpoint';
import { formatValue } from '@nidan/domain/results/format-value';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { FormulaExamples } from './FormulaExamples.tsx';
import styles from './FormulaEffect.module.css';
import { formulaEffectTexts } from './texts/formula-effect-texts.ts';
import { RefusedFaults } from '../tests/RefusedFaults.tsx';
import { useBlankWords } from '../ranges/rules/use-blank-words.ts';

/** A formula that is not saved, with what else of the form decides what it makes of a result. */
export type TriedFormula = BodyOf<typeof readFormulaEffect>;

interface FormulaEffectProps {
  readonly tried: TriedFormula;
  /** Something else stands in the form by now. */
  readonly typedSince: boolean;
}

/** What a formula that is not saved yet would make of the last results: counts, and examples of nobody in particular. */
export function FormulaEffect({ tried, typedSince }: FormulaEffectProps) {
  const t = useTexts(formulaEffectTexts);
  const { data, error } = useApiQuery(readFormulaEffect, { body: tried }, { keepFormer: false });
  const { formula, decimals } = tried;
  return (
    <section
      className={styles.effect}
      aria-label={t('effect')}
      aria-busy={data === undefined && error === null}
    >
      <h3>{t('effect')}</h3>
      <p className="muted t13">
        {t('tried', { formula, decimals })}
        {typedSince ? `. ${t('typedSince')}` : ''}
      </p>
      {error !== null && <RefusedFaults refusal={error} />}
      {data === undefined && error === null && <Skeleton lines={6} />}
      {data?.results === 0 && <p role="status">{t('noResults')}</p>}
      {data !== undefined && data.results > 0 && <Found effect={data} tried={tried} />}
    </section>
  );
}

type CountName = (typeof OUTCOMES)[number] | 'results' | 'flagChanges' | 'otherUnits' | 'largest' | 'median';

const OUTCOMES = ['unchanged', 'changed', 'becomesBlank', 'getsValue', 'staysBlank'] as const;

function Found({ effect, tried }: { readonly effect: Effect; readonly tried: TriedFormula }) {
  const t = useTexts(formulaEffectTexts);
  const wordsOf = useBlankWords();
  const { results, outcomes, otherUnits, flagChanges, blanks, sizes, examples } = effect;
  const { decimals, unit } = tried;
  const sizeText = (size: number, percent: number | null): string => {
    const absolute = `${formatValue(size, decimals)} ${unit}`.trim();
    return percent === null ? absolute : t('percent', { size: absolute, percent: formatValue(percent, 1) });
  };
  const counts: (readonly [CountName, string | number])[] = [
    ['results', results],
    ...OUTCOMES.map((outcome) => [outcome, outcomes[outcome]] as const),
    ['flagChanges', flagChanges],
    ...(otherUnits === 0 ? [] : [['otherUnits', otherUnits] as const]),
    ...(sizes === null
      ? []
      : [
          ['largest', sizeText(sizes.largest, sizes.largestPercent)] as const,
          ['median', sizeText(sizes.median, sizes.medianPercent)] as const,
        ]),
  ];
  return (
    <>
      <div role="status">
        <dl className={styles.counts}>
          {counts.map(([name, value]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {blanks.length > 0 && (
        <>
          <h3>{t('whyBlank')}</h3>
          <ul className={styles.blanks}>
            {blanks.map(({ count, ...blank }) => (
              <li key={JSON.stringify(blank)}>{t('counted', { count, why: wordsOf(blank) })}</li>
            ))}
          </ul>
        </>
      )}
      {examples.length > 0 && <FormulaExamples examples={examples} />}
    </>
  );
}
