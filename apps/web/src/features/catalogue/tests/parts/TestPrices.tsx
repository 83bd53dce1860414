import { MINUTE } from '@nidan/domain/time/durations';
import { listRateLists, readRateGrid } from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { ReactNode } from 'react';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../../kernel/route/hash-route.ts';
import { useZone } from '../../../../kernel/session/session.ts';
import { showDay } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { QueryView } from '../../../../kernel/ui/QueryView.tsx';
import { rupees } from '../../../../kernel/ui/values/rupees.ts';
import { Section } from '../../../../kernel/ui/Section.tsx';
import { useNow } from '../../../../kernel/ui/values/use-now.ts';
import styles from '../TestPage.module.css';
import { testPageTexts } from '../texts/test-page-texts.ts';

const MOST_LISTS = 6;

/** What a test costs whom today, and what it costs the lab; the rates themselves are set on their own screen. */
export function TestPrices({ test: { testId, code, mrpPaise } }: { readonly test: TestDetails }) {
  const t = useTexts(testPageTexts);
  const on = calendarDateIn(useZone(), useNow(MINUTE));
  const lists = useApiQuery(listRateLists, { query: { limit: MOST_LISTS } }).data?.rows ?? [];
  const rateListIds = lists.map(({ rateListId }) => rateListId).join(',');
  const query = useApiQuery(readRateGrid, {
    query: { on, q: code, limit: 20, ...(rateListIds === '' ? {} : { rateListIds }) },
  });
  return (
    <Section
      title={t('prices')}
      end={
        <a className="t13" href={hashOf('rates', { q: code })}>
          {t('rates')}
        </a>
      }
    >
      <QueryView query={query} lines={3}>
        {({ rows }) => {
          const row = rows.find((one) => one.testId === testId);
          const cost = row?.cost?.costPaise ?? null;
          return (
            <dl className={styles.facts}>
              <Fact name={t('mrp')}>{rupees(mrpPaise)}</Fact>
              {lists.map(({ rateListId, name }, at) => {
                const cell = row?.cells[at] ?? null;
                return (
                  cell !== null && (
                    <Fact key={rateListId} name={name} quiet={t('since', { day: showDay(cell.from) })}>
                      {cell.isFree ? t('free') : rupees(cell.pricePaise)}
                    </Fact>
                  )
                );
              })}
              {cost !== null && <Fact name={t('cost')}>{rupees(cost)}</Fact>}
            </dl>
          );
        }}
      </QueryView>
    </Section>
  );
}

interface FactProps {
  readonly name: string;
  readonly quiet?: string;
  readonly children: ReactNode;
}

function Fact({ name, quiet = '', children }: FactProps) {
  return (
    <div>
      <dt className="cut" title={name}>
        {name}
      </dt>
      <dd>
        <span className="muted">{quiet}</span> <b>{children}</b>
      </dd>
    </div>
  );
}
