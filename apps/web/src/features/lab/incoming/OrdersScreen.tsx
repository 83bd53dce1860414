import { DATES_SEARCH } from '../../../kernel/dates/list-dates.ts';
import {
  acceptOrder,
  cancelOrder,
  listIncomingOrders,
  matchOrder,
  registerOrder,
} from '@nidan/contract/lab/incoming/incoming-endpoints';
import type { IncomingOrderView } from '@nidan/contract/lab/incoming/incoming-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { incomingOrder, type IncomingOrderState } from '@nidan/domain/status-sets/lab/incoming-order';
import { useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { capital } from '../../../kernel/text/capital.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { AnnounceDialog, INCOMING_OUTDATES } from './AnnounceDialog.tsx';
import { AnnounceFile } from './AnnounceFile.tsx';
import { AnnouncedHead } from './AnnouncedHead.tsx';
import { useOrderColumns } from './announced-columns.tsx';
import { IncomingSteps } from './IncomingSteps.tsx';
import { incomingKeys } from './incoming-keys.ts';
import { incomingTexts } from './texts/incoming-texts.ts';

const VIEWS = [
  'INCOMING',
  'ACCEPTED',
  'REGISTERED',
  'CANCELLED',
] as const satisfies readonly IncomingOrderState[];
type View = (typeof VIEWS)[number] | 'all';
const FOLLOWED = ['INCOMING_ORDER', 'INCOMING_SAMPLE'] as const;

/** Orders that agencies and other labs have announced. */
export function OrdersScreen() {
  const columns = useOrderColumns();
  const t = useTexts(incomingTexts);
  const stateLabel = useStateLabel(incomingOrder);
  const may = useRight('samples', PERMISSION.update);
  const [state, change] = useSearchState({ q: '', view: 'all', ...DATES_SEARCH });
  const [isNew, setNew] = useState(false);
  const [isFile, setFile] = useState(false);
  const view: View = VIEWS.find((one) => one === state.view) ?? 'all';
  const dates = useDates({ standard: view === 'all' ? 'last7' : 'allTime', label: t('time') });
  const search = useFieldSearch('incomingOrders');
  const query = useApiPages(
    listIncomingOrders,
    {
      query: {
        ...(view === 'all' ? {} : { status: incomingOrder.codeOf(view) }),
        ...search.asked,
        ...dates.asked,
      },
    },
    { follows: FOLLOWED },
  );
  useShortcuts(incomingKeys, {
    create: may ? () => setNew(true) : undefined,
    file: may ? () => setFile(true) : undefined,
  });
  return (
    <>
      <AnnouncedHead
        title={t('orders')}
        current={view}
        views={(['all', ...VIEWS] as const).map((key) => ({
          key,
          label: key === 'all' ? t('viewAll') : capital(stateLabel(key)),
        }))}
        onPick={(next) => change({ view: next })}
        off={may ? undefined : t('needsRight')}
        onNew={() => setNew(true)}
        onFile={() => setFile(true)}
      />
      <FilterBar search={search.box}>{dates.filter}</FilterBar>
      <PagedTable<IncomingOrderView>
        label={t('orders')}
        query={query}
        rowKey={({ orderId }) => orderId}
        rowName={({ requestNo }) => requestNo ?? ''}
        empty={<EmptyState kind="nothing" title={t('none')} text={t('noneText')} />}
        columns={[...columns, { key: 'do', head: '', width: 224, cell: (row) => <Steps row={row} /> }]}
      />
      {isNew && <AnnounceDialog what="order" onClose={() => setNew(false)} />}
      {isFile && <AnnounceFile what="order" onClose={() => setFile(false)} />}
    </>
  );
}

function Steps({ row }: { readonly row: IncomingOrderView }) {
  const accept = useApiMutation(acceptOrder, INCOMING_OUTDATES);
  const register = useApiMutation(registerOrder, INCOMING_OUTDATES);
  const cancel = useApiMutation(cancelOrder, INCOMING_OUTDATES);
  const { orderId, version, requestNo } = row;
  const asSeen = { orderId, version };
  return (
    <IncomingSteps
      row={row}
      what={requestNo ?? ''}
      endsBy="cancel"
      onAccept={() => accept.mutateAsync({ body: asSeen })}
      onMatch={() => api(matchOrder, { query: { orderId } })}
      onRegister={(patientId) =>
        register.mutateAsync({
          body: {
            ...asSeen,
            billId: newId(),
            consentGiven: true,
            ...(patientId !== undefined && { patientId }),
          },
        })
      }
      onEnd={(reason) => cancel.mutateAsync({ body: { ...asSeen, reason } })}
    />
  );
}
