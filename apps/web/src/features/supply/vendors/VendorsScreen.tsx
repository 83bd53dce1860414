import { type VendorView } from '@nidan/contract/supply/vendors/vendor-view';
import { listVendors } from '@nidan/contract/supply/vendors/vendor-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { VENDOR_TYPES } from '@nidan/domain/enumerations/purchasing';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { MasterFiles } from '../../../kernel/master-files/MasterFiles.tsx';
import { useRight } from '../../../kernel/session/session.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { vendorTexts } from './texts/vendor-texts.ts';
import { VendorChip } from './VendorChip.tsx';
import { VendorDialog } from './VendorDialog.tsx';
import { vendorKeys } from './vendor-keys.ts';
import { VendorPanel } from './VendorPanel.tsx';
import { SupplyHead } from '../orders/SupplyHead.tsx';

const col = columnsOf<VendorView>();
const VIEWS = [...accountStatus.stateNames.filter((state) => state !== 'terminated'), 'all'] as const;
const ADDRESS = { view: 'all', type: '', sel: '', make: '' };

/** Vendors, and beside them what is kept of the one that is picked. */
export function VendorsScreen() {
  const t = useTexts(vendorTexts);
  const label = useStateLabel(accountStatus);
  const [state, change] = useSearchState(ADDRESS);
  const may = useRight('purchases', PERMISSION.create);
  const view = VIEWS.find((one) => one === state.view) ?? 'all';
  const type = VENDOR_TYPES.find((one) => one === state.type);
  const search = useFieldSearch('vendors', { forget: { sel: '' } });
  const query = useApiPages(
    listVendors,
    {
      query: {
        ...search.asked,
        ...(view === 'all' ? {} : { state: view }),
        ...(type === undefined ? {} : { type }),
      },
    },
    { follows: ['VENDOR'] },
  );
  const add = (): void => change({ make: 'yes' });
  useShortcuts(vendorKeys, { add: may ? add : undefined });
  return (
    <>
      <SupplyHead
        title={t('title')}
        current={view}
        views={VIEWS}
        wordOf={(key) => t(key)}
        onPick={(next) => change({ view: next, sel: '' })}
      >
        <MasterFiles master="vendors" />
        <NewVendor off={may ? undefined : t('needsRight')} onClick={add} />
      </SupplyHead>
      <FilterBar
        search={search.box}
        filters={[
          pickOne({
            key: 'type',
            label: t('type'),
            value: state.type,
            options: VENDOR_TYPES.map((value) => ({ value, label: t(value) })),
            onPick: (next) => change({ type: next, sel: '' }),
          }),
        ]}
      />
      <SplitPane name="vendors" label={t('panel')} width={420} pane={<VendorPanel vendorId={state.sel} />}>
        <PagedTable
          label={t('list')}
          query={query}
          rowKey={({ vendorId }) => vendorId}
          current={state.sel}
          onCurrent={(sel) => change({ sel })}
          empty={<EmptyState kind="nothing" icon="inventory" title={t('none')} text={t('noneText')} />}
          columns={[
            col.text({ key: 'code', head: t('code'), width: 112, of: ({ code }) => code }),
            col.name({ key: 'name', head: t('name'), of: ({ name }) => name }),
            col.text({ key: 'type', head: t('type'), width: 150, of: ({ type: kind }) => t(kind) }),
            col.text({ key: 'gstin', head: t('gstin'), width: 150, of: ({ gstin }) => gstin }),
            col.number({ key: 'pay', head: t('paymentDays'), of: ({ paymentDays }) => paymentDays }),
            col.text({
              key: 'state',
              head: t('state'),
              width: 120,
              of: (row) => label(row.state),
              cell: (row) => <VendorChip {...row} />,
            }),
          ]}
        />
      </SplitPane>
      {state.make !== '' && may && (
        <VendorDialog
          vendor={null}
          onClose={() => change({ make: '' })}
          onSaved={({ vendorId }) => change({ sel: vendorId, view: 'all', make: '' })}
        />
      )}
    </>
  );
}

interface NewVendorProps {
  readonly off: string | undefined;
  readonly onClick: () => void;
}

function NewVendor({ off, onClick }: NewVendorProps) {
  const t = useTexts(vendorTexts);
  return (
    <Button kind="primary" icon="plus" shortcut={vendorKeys.shortcuts.add} off={off} onClick={onClick}>
      {t('new')}
    </Button>
  );
}
