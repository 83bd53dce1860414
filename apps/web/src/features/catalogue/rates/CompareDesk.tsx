import { readRateGrid } from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { RateGridRow, RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import { percentApart } from '@nidan/domain/rates/price-margin';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import type { ReactNode } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { percentText } from './prices/percent-text.ts';
import styles from './Rates.module.css';
import { chosenLists, periodOf, type RatesSearch } from './rates-search.ts';
import { ratesTexts } from './texts/rates-texts.ts';

interface CompareDeskProps {
  readonly views: ReactNode;
  readonly state: RatesSearch;
  readonly today: CalendarDate;
  readonly all: readonly RateListView[];
  readonly onChange: (part: Partial<RatesSearch>) => void;
}

const WIDTH = 140;

/** True for the lower one of two prices. */
function isLower({ cells }: RateGridRow, at: number): boolean {
  const [here, there] = [cells[at], cells[1 - at]];
  return here != null && there != null && here.pricePaise < there.pricePaise;
}

/** By how much the second of two prices is more than the first, in paise; null while one of them is missing. */
function differenceOf({ cells: [first, second] }: RateGridRow): number | null {
  return first == null || second == null ? null : second.pricePaise - first.pricePaise;
}

function percentOf(row: RateGridRow): string {
  const [first, second] = row.cells;
  const percent = first == null || second == null ? null : percentApart(first.pricePaise, second.pricePaise);
  return percent === null ? '' : percentText(percent);
}

/** Two lists beside each other, with the tests that they price differently. */
export function CompareDesk({ views, state, today, all, onChange }: CompareDeskProps) {
  const t = useTexts(ratesTexts);
  const pair = chosenLists(state, all, 2).slice(0, 2);
  const ids = pair.map(({ rateListId }) => rateListId);
  const query = useApiPages(
    readRateGrid,
    {
      query: {
        on: periodOf(state, today).from,
        limit: 200,
        differing: true,
        ...(ids.length === 0 ? {} : { rateListIds: ids.join(',') }),
        ...(state.q === '' ? {} : { q: state.q }),
      },
    },
    { enabled: ids.length === 2 },
  );
  const options = all.map(({ rateListId, name }) => ({ value: rateListId, label: name }));
  const said = (row: RateGridRow, at: number): ReactNode => {
    const price = row.cells[at];
    if (price == null) return <span className="muted">{t('none')}</span>;
    if (!isLower(row, at)) return rupees(price.pricePaise);
    return (
      <span className={styles.lowest}>
        <span>
          <Icon name="tick" size={12} /> {t('lower')}
        </span>
        <b>{rupees(price.pricePaise)}</b>
      </span>
    );
  };
  const first = query.data?.pages[0];
  const { lower, total = 0 } = first ?? { lower: null };
  const swap = (): void => onChange({ lists: ids.toReversed().join(',') });
  return (
    <>
      <PageHead title={t('title')} views={views} />
      <FilterBar
        search={{ value: state.q, onChange: (q) => onChange({ q }), placeholder: t('search'), width: 200 }}
        end={
          lower != null && (
            <span className="t13" role="status">
              {t('differ', { count: total })}
              {pair.map(({ rateListId, name }, at) => (
                <span key={rateListId}>
                  {', '}
                  {t('lowerOn', { name, count: at === 0 ? lower.first : lower.second })}
                </span>
              ))}
            </span>
          )
        }
      />
      <div className={styles.pair}>
        {(['first', 'second'] as const).map((which, at) => (
          <SelectField
            key={which}
            label={t(which)}
            value={ids[at] ?? ''}
            options={options}
            onChange={(id) => onChange({ lists: (at === 0 ? [id, ids[1]] : [ids[0], id]).join(',') })}
          />
        ))}
        <Button off={ids.length === 2 ? null : t('pickTwo')} onClick={swap}>
          {t('swap')}
        </Button>
      </div>
      {ids.length < 2 ? (
        <EmptyState kind="nothing" icon="cash" title={t('pickTwo')} text={t('pickTwoText')} />
      ) : (
        <PagedTable
          label={t('compare')}
          query={query}
          rowKey={({ testId }) => testId}
          empty={<EmptyState kind="done" title={t('same')} text={t('sameText')} />}
          columns={[
            {
              key: 'code',
              head: t('code'),
              width: 112,
              value: ({ code }) => code,
              cell: ({ code }) => <b>{code}</b>,
            },
            { key: 'name', head: t('test'), tip: ({ name }) => name, value: ({ name }) => name },
            ...pair.map(({ rateListId, name }, at) => ({
              key: rateListId,
              head: <span title={name}>{name}</span>,
              width: WIDTH,
              align: 'end' as const,
              cell: (row: RateGridRow) => said(row, at),
            })),
            {
              key: 'difference',
              head: t('difference'),
              width: WIDTH,
              align: 'end',
              cell: (row) => {
                const difference = differenceOf(row);
                return difference === null ? '' : rupees(difference);
              },
            },
            { key: 'percent', head: t('differencePercent'), width: WIDTH, align: 'end', cell: percentOf },
          ]}
        />
      )}
    </>
  );
}
