import { marginPercent, percentApart } from '@nidan/domain/rates/price-margin';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { rupees } from '../../../../kernel/ui/values/rupees.ts';
import { Section } from '../../../../kernel/ui/Section.tsx';
import { percentText } from './percent-text.ts';
import type { ChosenPrice } from '../RateGrid.tsx';
import styles from '../Rates.module.css';
import { ratesTexts } from '../texts/rates-texts.ts';
import { shownPrice } from './shown-price.ts';
import { TestCost } from '../TestCost.tsx';

interface PriceEffectProps extends Pick<ChosenPrice, 'test' | 'stored' | 'former' | 'otherwise'> {
  readonly typed: string | undefined;
  /** Bills of the last 30 days; null while it is not known. */
  readonly billed: number | null;
  readonly mayUpdate: boolean;
}

function signed(paise: number): string {
  return paise > 0 ? `+${rupees(paise)}` : rupees(paise);
}

/** What a price, typed or stored, changes and leaves: against what held, the MRP and what the test costs. */
export function PriceEffect({ typed, billed, mayUpdate, test, ...cell }: PriceEffectProps) {
  const t = useTexts(ratesTexts);
  const shown = shownPrice({ ...cell, typed });
  const price = shown?.now?.pricePaise ?? null;
  const was = shown?.was?.pricePaise ?? null;
  const change = price === null || was === null ? null : price - was;
  const costPaise = test.cost?.costPaise ?? null;
  return (
    <Section quiet title={t('effect')}>
      <dl className={styles.effect}>
        {price !== null && change !== null && was !== null && (
          <Line name={t('change')} value={withPercent(signed(change), percentApart(was, price))} />
        )}
        {price !== null && (
          <Line
            name={t('againstMrp', { mrp: rupees(test.mrpPaise) })}
            value={withPercent(signed(price - test.mrpPaise), percentApart(test.mrpPaise, price))}
          />
        )}
        {billed !== null && <Line name={t('billed')} value={billed} />}
        {billed !== null && change !== null && (
          <Line name={t('expected')} value={`${change < 0 ? '' : '+'} ₹ ${rupees(change * billed)}`} />
        )}
        {price !== null && costPaise !== null && (
          <Line
            name={t('left', { cost: rupees(costPaise) })}
            bad={price < costPaise}
            value={withPercent(signed(price - costPaise), marginPercent(price, costPaise))}
          />
        )}
      </dl>
      {test.cost !== null && mayUpdate && (
        <TestCost key={`${test.testId} ${test.cost.version}`} test={test} cost={test.cost} />
      )}
    </Section>
  );
}

function withPercent(amount: string, percent: number | null): string {
  return percent === null ? amount : `${amount}, ${percentText(percent)}`;
}

interface LineProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly bad?: boolean;
}

function Line({ name, value, bad = false }: LineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={bad ? styles.below : undefined}>{value}</dd>
    </div>
  );
}
