import { listOwnPrices, type OwnPriceRow } from '@nidan/contract/insight/own-account/own-account-endpoints';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { ownAccountTexts } from './texts/own-account-texts.ts';

const col = columnsOf<OwnPriceRow>();

function volumeOf({ sent, expected }: OwnPriceRow): string {
  if (expected === null) return sent === 0 ? '' : String(sent);
  return `${sent} / ${expected}`;
}

/** What an agency is charged for each test, and what it sent of what is expected. */
export function OwnPrices() {
  const t = useTexts(ownAccountTexts);
  const [{ q, show }, change] = useSearchState({ q: '', show: '' });
  const asked = { ...(q === '' ? {} : { q }), ...(show === 'expected' ? { expected: true } : {}) };
  const query = useApiPages(listOwnPrices, { query: asked }, { follows: ['BILL'] });
  return (
    <>
      <FilterBar
        search={{ value: q, placeholder: t('search'), onChange: (next) => change({ q: next }) }}
        filters={[
          pickOne({
            key: 'show',
            label: t('onlyExpected'),
            value: show,
            options: [{ value: 'expected', label: t('expectedOnly') }],
            onPick: (next) => change({ show: next }),
          }),
        ]}
      />
      <PagedTable
        label={t('prices')}
        query={query}
        rowKey={({ testId }) => testId}
        empty={<EmptyState kind="nothing" icon="finance" title={t('noTests')} text={t('noTestsText')} />}
        columns={[
          col.text({ key: 'code', head: t('code'), width: 110, of: ({ code }) => code }),
          col.text({ key: 'test', head: t('test'), of: ({ name }) => name }),
          col.money({ key: 'mrp', head: t('mrp'), of: ({ mrpPaise }) => mrpPaise }),
          col.money({
            key: 'price',
            head: t('price'),
            width: 130,
            of: ({ pricePaise }) => pricePaise,
            cell: ({ pricePaise }) => (pricePaise === null ? t('notPriced') : <b>{rupees(pricePaise)}</b>),
          }),
          col.day({ key: 'until', head: t('until'), width: 110, of: ({ until }) => until }),
          col.text({ key: 'volume', head: t('sentOf'), width: 150, of: volumeOf, align: 'end' }),
        ]}
      />
    </>
  );
}
