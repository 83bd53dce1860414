import { readRateHistory } from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { Period } from '@nidan/domain/rates/price-rules';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';
import { showDay } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { QueryView } from '../../../../kernel/ui/QueryView.tsx';
import { rupees } from '../../../../kernel/ui/values/rupees.ts';
import { Section } from '../../../../kernel/ui/Section.tsx';
import type { ChosenPrice } from '../RateGrid.tsx';
import styles from '../Rates.module.css';
import { lastDayOf } from '../rates-search.ts';
import { ratesTexts } from '../texts/rates-texts.ts';
import type { SaidPrice } from './shown-price.ts';

/** The prices that a list had for a test, and how often they were billed. */
export function usePriceHistory({ test, list }: ChosenPrice) {
  return useApiQuery(readRateHistory, { query: { rateListId: list.rateListId, testId: test.testId } });
}

interface PriceHistoryProps {
  readonly chosen: ChosenPrice;
  readonly on: CalendarDate;
  /** What is typed and not set yet; undefined when nothing is that can be read. */
  readonly draft: SaidPrice | undefined;
}

/** What is typed, and every price that the list has or had, the latest first. */
export function PriceHistory({ chosen, on, draft }: PriceHistoryProps) {
  const t = useTexts(ratesTexts);
  const query = usePriceHistory(chosen);
  const word = (price: SaidPrice): string =>
    price === null ? t('none') : price.isFree ? t('free') : rupees(price.pricePaise);
  const endOf = (row: Pick<Period, 'until'>): string => {
    const last = lastDayOf(row);
    return last === null ? '' : t('endsOn', { day: showDay(last) });
  };
  return (
    <Section quiet title={t('history')}>
      <QueryView query={query}>
        {({ rows }) =>
          rows.length === 0 && draft === undefined ? (
            <p className="muted t13">{t('noHistory')}</p>
          ) : (
            <ol className={styles.former}>
              {draft !== undefined && (
                <li>
                  <span>{showDay(on)}</span>
                  <b>{word(draft)}</b>
                  <small>{t('thisDraft')}</small>
                </li>
              )}
              {rows.map((row) => (
                <li key={row.rateId}>
                  <span>{showDay(row.from)}</span>
                  <b>{word(row)}</b>
                  <small>
                    {[row.isWithdrawn ? t('withdrawn') : '', endOf(row), row.setBy]
                      .filter((part) => part !== '')
                      .join(', ')}
                  </small>
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </Section>
  );
}
