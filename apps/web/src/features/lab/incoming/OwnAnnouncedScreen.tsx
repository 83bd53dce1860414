import { DATES_SEARCH } from '../../../kernel/dates/list-dates.ts';
import { listOwnIncoming, listOwnOrders } from '@nidan/contract/lab/incoming/own-announced-endpoints';
import type { IncomingOrderView, IncomingSampleView } from '@nidan/contract/lab/incoming/incoming-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { AnnounceDialog } from './AnnounceDialog.tsx';
import { AnnounceFile } from './AnnounceFile.tsx';
import { AnnouncedHead } from './AnnouncedHead.tsx';
import { useOrderColumns, useSampleColumns } from './announced-columns.tsx';
import { incomingKeys } from './incoming-keys.ts';
import { incomingTexts } from './texts/incoming-texts.ts';

/** What an agency announces to the lab, and how far it is there. */
export function OwnAnnouncedScreen() {
  const t = useTexts(incomingTexts);
  const may = useRight('bills', PERMISSION.create);
  const [state, change] = useSearchState({ q: '', view: 'orders', ...DATES_SEARCH });
  const [isNew, setNew] = useState(false);
  const [isFile, setFile] = useState(false);
  const view = state.view === 'samples' ? 'samples' : 'orders';
  const what = view === 'samples' ? 'sample' : 'order';
  useShortcuts(incomingKeys, {
    create: may ? () => setNew(true) : undefined,
    file: may ? () => setFile(true) : undefined,
  });
  return (
    <>
      <AnnouncedHead
        title={t('own')}
        current={view}
        views={[
          { key: 'orders', label: t('ownOrders') },
          { key: 'samples', label: t('ownSamples') },
        ]}
        onPick={(next) => change({ view: next })}
        off={may ? undefined : t('needsRight')}
        onNew={() => setNew(true)}
        onFile={() => setFile(true)}
      />
      {view === 'samples' ? <Samples /> : <Orders />}
      {isNew && <AnnounceDialog what={what} own onClose={() => setNew(false)} />}
      {isFile && <AnnounceFile what={what} own onClose={() => setFile(false)} />}
    </>
  );
}

function Orders() {
  const t = useTexts(incomingTexts);
  const columns = useOrderColumns();
  const dates = useDates({ standard: 'last7', label: t('time') });
  const search = useFieldSearch('incomingOrders');
  const query = useApiPages(listOwnOrders, { query: { ...search.asked, ...dates.asked } });
  return (
    <>
      <FilterBar search={search.box}>{dates.filter}</FilterBar>
      <PagedTable<IncomingOrderView>
        label={t('ownOrders')}
        query={query}
        rowKey={({ orderId }) => orderId}
        rowName={({ requestNo }) => requestNo ?? ''}
        empty={<EmptyState kind="nothing" title={t('none')} text={t('noneText')} />}
        columns={columns}
      />
    </>
  );
}

function Samples() {
  const t = useTexts(incomingTexts);
  const columns = useSampleColumns();
  const dates = useDates({ standard: 'last7', label: t('time') });
  const search = useFieldSearch('incomingSamples');
  const query = useApiPages(listOwnIncoming, { query: { ...search.asked, ...dates.asked } });
  return (
    <>
      <FilterBar search={search.box}>{dates.filter}</FilterBar>
      <PagedTable<IncomingSampleView>
        label={t('ownSamples')}
        query={query}
        rowKey={({ incomingId }) => incomingId}
        rowName={({ barcode }) => barcode}
        empty={<EmptyState kind="nothing" title={t('none')} text={t('noneText')} />}
        columns={columns}
      />
    </>
  );
}
