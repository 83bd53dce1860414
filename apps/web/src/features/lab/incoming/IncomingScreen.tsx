import { DATES_SEARCH } from '../../../kernel/dates/list-dates.ts';
import {
  acceptIncoming,
  accessionIncoming,
  listIncoming,
  matchIncoming,
  registerIncoming,
  rejectIncoming,
} from '@nidan/contract/lab/incoming/incoming-endpoints';
import type { IncomingSampleView } from '@nidan/contract/lab/incoming/incoming-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { incomingSample, type IncomingSampleState } from '@nidan/domain/status-sets/lab/incoming-sample';
import { useRef, useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { capital } from '../../../kernel/text/capital.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { ScanField } from '../scanning/ScanField.tsx';
import { AnnounceDialog, INCOMING_OUTDATES } from './AnnounceDialog.tsx';
import { AnnounceFile } from './AnnounceFile.tsx';
import { AnnouncedHead } from './AnnouncedHead.tsx';
import { useSampleColumns } from './announced-columns.tsx';
import { IncomingSteps } from './IncomingSteps.tsx';
import { incomingKeys } from './incoming-keys.ts';
import { incomingTexts } from './texts/incoming-texts.ts';

const VIEWS = [
  'pending',
  'accepted',
  'accessioned',
  'registered',
  'rejected',
] as const satisfies readonly IncomingSampleState[];
type View = (typeof VIEWS)[number] | 'all';
const FOLLOWED = ['INCOMING_SAMPLE', 'INCOMING_ORDER'] as const;

/** Samples that others have announced: scanned in when they come, and registered into a bill in one go. */
export function IncomingScreen() {
  const columns = useSampleColumns();
  const t = useTexts(incomingTexts);
  const stateLabel = useStateLabel(incomingSample);
  const may = useRight('samples', PERMISSION.update);
  const field = useRef<HTMLInputElement>(null);
  const [state, change] = useSearchState({ q: '', view: 'all', ...DATES_SEARCH });
  const [isNew, setNew] = useState(false);
  const [isFile, setFile] = useState(false);
  const view: View = VIEWS.find((one) => one === state.view) ?? 'all';
  const dates = useDates({ standard: view === 'all' ? 'last7' : 'allTime', label: t('time') });
  const search = useFieldSearch('incomingSamples');
  const query = useApiPages(
    listIncoming,
    {
      query: {
        ...(view === 'all' ? {} : { status: incomingSample.codeOf(view) }),
        ...search.asked,
        ...dates.asked,
      },
    },
    { follows: FOLLOWED },
  );
  const take = useApiMutation(accessionIncoming, INCOMING_OUTDATES);
  const off = may ? undefined : t('needsRight');
  const scan = (text: string): void => take.mutate({ body: { scan: text } });
  useScan((code) => {
    if (may) scan(code);
    return may;
  });
  useShortcuts(incomingKeys, {
    scan: may ? () => field.current?.focus() : undefined,
    create: may ? () => setNew(true) : undefined,
    file: may ? () => setFile(true) : undefined,
  });
  return (
    <>
      <AnnouncedHead
        title={t('samples')}
        current={view}
        views={(['all', ...VIEWS] as const).map((key) => ({
          key,
          label: key === 'all' ? t('viewAll') : capital(stateLabel(key)),
        }))}
        onPick={(next) => change({ view: next })}
        off={off}
        onNew={() => setNew(true)}
        onFile={() => setFile(true)}
      />
      <div className="ui-section" data-region>
        <ScanField inputRef={field} label={t('scan')} off={off} onScan={scan} />
        <div role="status" aria-live="assertive">
          {take.error && <Note tone="danger">{take.error.msg}</Note>}
          {take.data && !take.error && (
            <Note tone="ok">{t('isHere', { barcode: take.data.barcode, name: take.data.personName })}</Note>
          )}
        </div>
      </div>
      <FilterBar search={search.box}>{dates.filter}</FilterBar>
      <PagedTable<IncomingSampleView>
        label={t('samples')}
        query={query}
        rowKey={({ incomingId }) => incomingId}
        rowName={({ barcode }) => barcode}
        empty={<EmptyState kind="nothing" title={t('none')} text={t('noneText')} />}
        columns={[...columns, { key: 'do', head: '', width: 224, cell: (row) => <Steps row={row} /> }]}
      />
      {isNew && <AnnounceDialog what="sample" onClose={() => setNew(false)} />}
      {isFile && <AnnounceFile what="sample" onClose={() => setFile(false)} />}
    </>
  );
}

function Steps({ row }: { readonly row: IncomingSampleView }) {
  const accept = useApiMutation(acceptIncoming, INCOMING_OUTDATES);
  const register = useApiMutation(registerIncoming, INCOMING_OUTDATES);
  const reject = useApiMutation(rejectIncoming, INCOMING_OUTDATES);
  const { incomingId, version, barcode } = row;
  const asSeen = { incomingId, version };
  return (
    <IncomingSteps
      row={row}
      what={barcode}
      endsBy="reject"
      onAccept={() => accept.mutateAsync({ body: asSeen })}
      onMatch={() => api(matchIncoming, { query: { incomingId } })}
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
      onEnd={(reason) => reject.mutateAsync({ body: { ...asSeen, reason } })}
    />
  );
}
