import { quotePrices, readRateHistory } from '@nidan/contract/rates/rate-endpoints';
import type { PriceStep, QuoteView } from '@nidan/contract/rates/rate-view';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { showDay } from '../../kernel/text/show-date.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { EmptyState } from '../../kernel/ui/EmptyState.tsx';
import { Icon } from '../../kernel/ui/Icon.tsx';
import { Note } from '../../kernel/ui/Note.tsx';
import { Panel } from '../../kernel/ui/Panel.tsx';
import { QueryView } from '../../kernel/ui/QueryView.tsx';
import { rupees } from '../../kernel/ui/rupees.ts';
import { Section } from '../../kernel/ui/Section.tsx';
import { PriceEffect } from './PriceEffect.tsx';
import { priceTexts } from './price-texts.ts';
import type { ChosenPrice } from './RateGrid.tsx';
import styles from './Rates.module.css';
import { ratesTexts } from './rates-texts.ts';

interface RatePanelProps {
  readonly chosen: ChosenPrice | null;
  readonly on: CalendarDate;
  /** What is typed into the cell and not set yet. */
  readonly typed: string | undefined;
  readonly mayUpdate: boolean;
}

/** Where the price with the focus comes from, and what it was. */
export function RatePanel({ chosen, on, typed, mayUpdate }: RatePanelProps) {
  const t = useTexts(ratesTexts);
  if (chosen === null)
    return (
      <Panel label={t('where')} title={t('pickCell')}>
        <EmptyState kind="nothing" icon="cash" title={t('pickCell')} text={t('pickCellText')} />
      </Panel>
    );
  const { test, list } = chosen;
  return (
    <Panel
      label={t('where')}
      title={t('forWhom', { test: test.code, list: list.name })}
      sub={t('beganOn', { day: showDay(on) })}
    >
      <Where chosen={chosen} on={on} />
      <Effect chosen={chosen} typed={typed} mayUpdate={mayUpdate} />
      <History chosen={chosen} />
      <Section>
        <Note tone="info">{t('keep')}</Note>
      </Section>
    </Panel>
  );
}

function Where({ chosen: { test, list }, on }: { readonly chosen: ChosenPrice; readonly on: CalendarDate }) {
  const t = useTexts(ratesTexts);
  const [agency] = list.agencies;
  const [centre] = list.centres;
  const taker = agency ?? centre;
  const query = useApiQuery(
    quotePrices,
    {
      query: {
        testIds: test.testId,
        on,
        ...(agency === undefined ? {} : { agencyId: agency.id }),
        ...(centre === undefined ? {} : { centreId: centre.id }),
      },
    },
    { enabled: taker !== undefined },
  );
  return (
    <Section title={t('where')}>
      {taker === undefined ? (
        <p className="muted t13">{t('noTaker')}</p>
      ) : (
        <>
          <p className="muted t13">{t('asPaid', { name: taker.name, day: showDay(on) })}</p>
          <QueryView query={query}>
            {({ quotes: [quote] }) => quote !== undefined && <Steps quote={quote} />}
          </QueryView>
        </>
      )}
    </Section>
  );
}

function Steps({ quote: { rule, steps, fault } }: { readonly quote: QuoteView }) {
  const words = useTexts(priceTexts);
  return (
    <>
      {fault !== null && <Note tone="danger">{fault}</Note>}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.rule} step={step} word={words(step.rule)} wins={step.rule === rule} />
        ))}
      </ol>
    </>
  );
}

interface StepProps {
  readonly step: PriceStep;
  readonly word: string;
  readonly wins: boolean;
}

function Step({ step: { list, pricePaise, from, until }, word, wins }: StepProps) {
  const t = useTexts(ratesTexts);
  const days = [
    list ?? '',
    from === null ? '' : t('beganOn', { day: showDay(from) }),
    until === null ? '' : t('endsOn', { day: showDay(until) }),
  ].filter((part) => part !== '');
  return (
    <li>
      <Icon name={wins ? 'tick' : pricePaise === null ? 'cross' : 'right'} size={12} />
      <span>{word}</span>
      <span className={wins ? styles.wins : 'muted'}>
        {pricePaise === null ? t('noPrice') : rupees(pricePaise)}
      </span>
      {days.length > 0 && <small>{days.join(', ')}</small>}
    </li>
  );
}

function useHistory({ test, list }: ChosenPrice) {
  return useApiQuery(readRateHistory, { query: { rateListId: list.rateListId, testId: test.testId } });
}

interface EffectProps extends Pick<RatePanelProps, 'typed' | 'mayUpdate'> {
  readonly chosen: ChosenPrice;
}

function Effect({ chosen, typed, mayUpdate }: EffectProps) {
  const { data } = useHistory(chosen);
  const { test, stored } = chosen;
  return (
    <PriceEffect
      test={test}
      stored={stored}
      typed={typed}
      billed={data?.billed ?? null}
      mayUpdate={mayUpdate}
    />
  );
}

function History({ chosen }: { readonly chosen: ChosenPrice }) {
  const t = useTexts(ratesTexts);
  const query = useHistory(chosen);
  return (
    <Section title={t('history')}>
      <QueryView query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="muted t13">{t('noHistory')}</p>
          ) : (
            <ol className={styles.former}>
              {rows.map((row) => (
                <li key={row.rateId}>
                  <span>{showDay(row.from)}</span>
                  <b>{row.isFree ? t('free') : rupees(row.pricePaise)}</b>
                  <small>
                    {[
                      row.isWithdrawn ? t('withdrawn') : '',
                      row.until === null ? '' : t('endsOn', { day: showDay(row.until) }),
                      row.setBy,
                    ]
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
