import type { PriceStep, QuoteView } from '@nidan/contract/catalogue/rates/rate-view';
import { RULE_OF_LIST, type RateListKind } from '@nidan/domain/rates/price-rules';
import { showDay } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Icon } from '../../../../kernel/ui/values/Icon.tsx';
import { Note } from '../../../../kernel/ui/Note.tsx';
import { rupees } from '../../../../kernel/ui/values/rupees.ts';
import { priceTexts } from './texts/price-texts.ts';
import styles from '../Rates.module.css';
import { lastDayOf } from '../rates-search.ts';
import { ratesTexts } from '../texts/rates-texts.ts';
import type { SaidPrice } from './shown-price.ts';

interface PriceStepsProps {
  readonly quote: QuoteView;
  readonly kind: RateListKind;
  /** What is typed for the list and not set yet; undefined when nothing is that can be read. */
  readonly draft: SaidPrice | undefined;
}

/** Every rule that may give a price, strongest first, which one does, and which one would without it. */
export function PriceSteps({ quote, kind, draft }: PriceStepsProps) {
  const words = useTexts(priceTexts);
  const drafted = draft === undefined ? null : RULE_OF_LIST[kind];
  const priced = quote.steps.filter(({ rule, pricePaise }) =>
    rule === drafted ? draft !== null : pricePaise !== null,
  );
  // What a stored price lacks is refused whatever comes after it; a typed one is looked at when it is set.
  const wins = drafted === null ? quote.rule : (priced[0]?.rule ?? null);
  const next = priced[priced.findIndex(({ rule }) => rule === wins) + 1]?.rule;
  return (
    <>
      {quote.fault !== null && drafted === null && <Note tone="danger">{quote.fault}</Note>}
      <ol className={styles.steps}>
        {quote.steps.map((step) => (
          <Step
            key={step.rule}
            step={step}
            word={words(step.rule)}
            draft={step.rule === drafted ? draft : undefined}
            place={step.rule === wins ? 'wins' : step.rule === next ? 'next' : 'other'}
          />
        ))}
      </ol>
    </>
  );
}

interface StepProps {
  readonly step: PriceStep;
  readonly word: string;
  readonly draft: SaidPrice | undefined;
  readonly place: 'wins' | 'next' | 'other';
}

function Step({ step: { list, pricePaise, from, until }, word, draft, place }: StepProps) {
  const t = useTexts(ratesTexts);
  const wins = place === 'wins';
  const now = draft === undefined ? pricePaise : (draft?.pricePaise ?? null);
  const since = from === null ? '' : t('beganOn', { day: showDay(from) });
  const was = pricePaise === null ? '' : t('draftWas', { price: rupees(pricePaise) });
  const last = lastDayOf({ until });
  const parts =
    draft === undefined
      ? [list ?? '', since, last === null ? '' : t('endsOn', { day: showDay(last) })]
      : [t('thisDraft'), `${was} ${since}`.trim()];
  const said = [...parts, place === 'next' ? t('wouldApply') : ''].filter((part) => part !== '');
  return (
    <li>
      <Icon name={wins ? 'tick' : now === null ? 'cross' : 'right'} size={12} />
      <span>{word}</span>
      <span className={wins ? styles.wins : 'muted'}>{now === null ? t('noPrice') : rupees(now)}</span>
      {said.length > 0 && <small>{said.join(', ')}</small>}
    </li>
  );
}
