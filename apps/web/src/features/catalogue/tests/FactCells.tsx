import type { ParameterView } from '@nidan/contract/catalogue/parameters/parameter-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { resultsTexts } from '../values/texts/results-texts.ts';
import { deltaRuleText } from '../values/delta-rule-text.ts';
import { parameterEditTexts } from '../parameters/texts/parameter-edit-texts.ts';
import { parameterFacts } from '../parameters/parameter-facts.ts';
import styles from './TestPage.module.css';
import { testPageTexts } from './texts/test-page-texts.ts';

interface FactCellsProps {
  readonly parameter: ParameterView;
  /** Of the test; null for none. */
  readonly sampleTypeId: string | null;
}

/** What a parameter is, in the columns of the page of its test. */
export function FactCells({ parameter, sampleTypeId }: FactCellsProps) {
  const t = useTexts(testPageTexts);
  const ofRule = useTexts(parameterEditTexts);
  const ofResults = useTexts(resultsTexts);
  const facts = parameterFacts(parameter, sampleTypeId);
  const { unit, formula, decimals, range, others } = facts;
  const delta =
    parameter.delta === null ? '' : deltaRuleText({ t: ofRule, ofResults }, parameter.delta, unit);
  const critical = [
    facts.criticalLow === '' ? '' : t('below', { limit: facts.criticalLow }),
    facts.criticalHigh === '' ? '' : t('above', { limit: facts.criticalHigh }),
  ].filter((part) => part !== '');
  return (
    <>
      <span className="cut muted" title={unit}>
        {unit}
      </span>
      <span className={`cut ${styles.formula}`} title={formula}>
        {formula}
      </span>
      <span>{decimals}</span>
      <span className="cut" title={range}>
        {range} {others > 0 && <span className={styles.formula}>{t('others', { count: others })}</span>}
      </span>
      <span className="cut" title={critical.join(', ')}>
        {critical.length === 0 ? <span className="muted">{t('none')}</span> : critical.join(', ')}
      </span>
      <span className="cut" title={delta}>
        {delta === '' ? <span className="muted">{t('none')}</span> : delta}
      </span>
    </>
  );
}
