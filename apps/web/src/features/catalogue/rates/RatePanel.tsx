import { quotePrices } from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { Period } from '@nidan/domain/rates/price-rules';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { PriceEffect } from './prices/PriceEffect.tsx';
import { PriceHistory, usePriceHistory } from './prices/PriceHistory.tsx';
import { PriceSteps } from './prices/PriceSteps.tsx';
import type { ChosenPrice } from './RateGrid.tsx';
import { lastDayOf } from './rates-search.ts';
import { ratesTexts } from './texts/rates-texts.ts';
import { type SaidPrice, shownPrice } from './prices/shown-price.ts';

/** Where F9 leads to. */
export const WHERE_ID = 'rate-where';

interface RatePanelProps {
  readonly chosen: ChosenPrice | null;
  /** The days for which prices are shown and set. */
  readonly period: Period;
  readonly today: CalendarDate;
  /** What is typed into the cell and not set yet. */
  readonly typed: string | undefined;
  readonly mayUpdate: boolean;
}

/** Where the price with the focus comes from, what it does, and what it was. */
export function RatePanel({ chosen, period, today, typed, mayUpdate }: RatePanelProps) {
  const t = useTexts(ratesTexts);
  if (chosen === null)
    return (
      <Panel label={t('where')} title={t('pickCell')}>
        <div id={WHERE_ID} tabIndex={-1}>
          <EmptyState kind="nothing" icon="cash" title={t('pickCell')} text={t('pickCellText')} />
        </div>
      </Panel>
    );
  const { test, list } = chosen;
  const on = period.from;
  const last = lastDayOf(period);
  const shown = shownPrice({ ...chosen, typed });
  const now = shown?.now ?? null;
  const draft = typed === undefined || shown === null ? undefined : now;
  return (
    <Panel
      label={t('where')}
      title={t('forWhom', { test: test.code, list: list.name })}
      sub={
        last === null
          ? t('onwards', { day: showDay(on) })
          : t('fromTo', { from: showDay(on), to: showDay(last) })
      }
      figure={now !== null && (now.isFree ? t('free') : `₹ ${rupees(now.pricePaise)}`)}
    >
      <div id={WHERE_ID} tabIndex={-1}>
        <Where chosen={chosen} on={on} draft={draft} />
      </div>
      <Effect chosen={chosen} typed={typed} mayUpdate={mayUpdate} />
      <PriceHistory chosen={chosen} on={on} draft={draft} />
      <Section quiet>
        <Note tone="info">{on > today ? t('keepBefore', { day: showDay(on) }) : t('keep')}</Note>
      </Section>
    </Panel>
  );
}

interface WhereProps {
  readonly chosen: ChosenPrice;
  readonly on: CalendarDate;
  readonly draft: SaidPrice | undefined;
}

function Where({ chosen: { test, list }, on, draft }: WhereProps) {
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
    <Section quiet title={t('where')}>
      {taker === undefined ? (
        <p className="muted t13">{t('noTaker')}</p>
      ) : (
        <>
          <p className="muted t13">{t('asPaid', { name: taker.name, day: showDay(on) })}</p>
          <QueryView query={query}>
            {({ quotes: [quote] }) =>
              quote !== undefined && <PriceSteps quote={quote} kind={list.kind} draft={draft} />
            }
          </QueryView>
        </>
      )}
    </Section>
  );
}

interface EffectProps extends Pick<RatePanelProps, 'typed' | 'mayUpdate'> {
  readonly chosen: ChosenPrice;
}

function Effect({ chosen, typed, mayUpdate }: EffectProps) {
  const { data } = usePriceHistory(chosen);
  return <PriceEffect {...chosen} typed={typed} billed={data?.billed ?? null} mayUpdate={mayUpdate} />;
}
