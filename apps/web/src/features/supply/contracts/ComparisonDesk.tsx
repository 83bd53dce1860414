import { compareContracts } from '@nidan/contract/supply/contracts/contract-endpoints';
import type {
  ComparedCell,
  ComparedItem,
  ComparedVendor,
} from '@nidan/contract/supply/contracts/contract-view';
import { ITEM_CATEGORIES } from '@nidan/domain/enumerations/inventory';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import { ListTable } from '../../../kernel/ui/PagedTable.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import styles from './Comparison.module.css';
import { ComparisonPanel } from './ComparisonPanel.tsx';
import { ComparisonTotals } from './ComparisonTotals.tsx';
import { ContractChip } from './ContractChip.tsx';
import { contractTexts } from './texts/contract-texts.ts';

const col = columnsOf<ComparedItem>();

const SHOWN = ['price', 'landed', 'perTest'] as const;
type Shown = (typeof SHOWN)[number];

function paiseOf(cell: ComparedCell, shown: Shown): number {
  if (shown === 'price') return cell.ratePaise;
  return shown === 'landed' ? cell.landedPaise : Math.round(cell.perBaseUnitPaise);
}

function cellOf(item: ComparedItem, { vendorId }: ComparedVendor): ComparedCell | undefined {
  return item.cells.find((cell) => cell.vendorId === vendorId);
}

/** Rates of all vendors side by side, with the lowest of each item. */
export function ComparisonDesk() {
  const t = useTexts(contractTexts);
  const [state, change] = useSearchState({ q: '', category: '', show: 'price', item: '' });
  const shown = SHOWN.find((one) => one === state.show) ?? 'price';
  const category = ITEM_CATEGORIES.find((one) => one === state.category);
  const query = useApiQuery(compareContracts, {
    query: {
      ...(state.q.trim() === '' ? {} : { q: state.q }),
      ...(category === undefined ? {} : { category }),
    },
  });
  return (
    <>
      <FilterBar
        search={{ value: state.q, onChange: (q) => change({ q }), placeholder: t('search'), width: 240 }}
        filters={[
          pickOne({
            key: 'category',
            label: t('category'),
            value: state.category,
            options: ITEM_CATEGORIES.map((value) => ({ value, label: value })),
            onPick: (next) => change({ category: next }),
          }),
        ]}
        end={<span className="muted t13">{t('beforeGst')}</span>}
      >
        <Segmented
          labelHidden
          label={t('shown')}
          value={shown}
          options={SHOWN.map((value) => ({ value, label: t(value) }))}
          onChange={(show) => change({ show })}
        />
      </FilterBar>
      <SplitPane
        name="comparison"
        label={t('compare')}
        width={272}
        pane={<ComparisonPanel comparison={query.data} itemId={state.item} />}
      >
        <QueryView query={query}>
          {({ vendors, items }) =>
            items.length === 0 ? (
              <EmptyState kind="nothing" icon="inventory" title={t('noCompare')} text={t('noCompareText')} />
            ) : (
              <>
                <ListTable
                  label={t('compareList')}
                  rows={items}
                  rowKey={({ itemId }) => itemId}
                  current={state.item}
                  onCurrent={(item) => change({ item })}
                  columns={[
                    col.name({ key: 'item', head: t('item'), of: ({ name }) => name }),
                    col.text({ key: 'unit', head: t('unit'), width: 64, of: ({ unit }) => unit }),
                    col.number({ key: 'need', head: t('need'), width: 64, of: ({ need }) => need }),
                    ...vendors.map((vendor) => ({
                      ...col.money({
                        key: vendor.vendorId,
                        head: vendor.vendor,
                        width: 148,
                        of: (item) => {
                          const cell = cellOf(item, vendor);
                          return cell ? paiseOf(cell, shown) : null;
                        },
                        cell: (item) => <Rate item={item} vendor={vendor} shown={shown} />,
                      }),
                      title: vendor.vendor,
                      head: <VendorHead vendor={vendor} />,
                    })),
                  ]}
                />
                <ComparisonTotals vendors={vendors} />
              </>
            )
          }
        </QueryView>
      </SplitPane>
    </>
  );
}

function VendorHead({ vendor }: { readonly vendor: ComparedVendor }) {
  const t = useTexts(contractTexts);
  return (
    <span className={styles.head}>
      <b>{vendor.vendor}</b>
      <span className="muted t13">{t('leadDays', { number: vendor.number, count: vendor.leadDays })}</span>
      <ContractChip state={vendor.state} />
    </span>
  );
}

interface RateProps {
  readonly item: ComparedItem;
  readonly vendor: ComparedVendor;
  readonly shown: Shown;
}

function Rate({ item, vendor, shown }: RateProps) {
  const t = useTexts(contractTexts);
  const cell = cellOf(item, vendor);
  if (cell === undefined) return <span className="muted">{t('noRate')}</span>;
  const price = rupees(paiseOf(cell, shown));
  if (cell.isLowest) {
    return (
      <span className={styles.lowest}>
        <span>
          <Icon name="tick" size={12} /> {t('lowest')}
        </span>
        <b>{price}</b>
      </span>
    );
  }
  const above = cell.above === null ? '' : `${cell.above > 0 ? '+' : ''}${(cell.above / 10).toFixed(1)} %`;
  return (
    <span className={styles.rate}>
      <span className="muted t13">{above}</span>
      {cell.state === 'expired' ? <del>{price}</del> : price}
    </span>
  );
}
