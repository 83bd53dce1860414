import {
  disposeThing,
  listStoredThings,
  STORED_THING_VIEWS,
  type StoredThing,
} from '@nidan/contract/lab/stages/thing-place-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { Barcode } from '../scanning/Barcode.tsx';
import { ReasonDialog } from '../storage/ReasonDialog.tsx';
import { keptThingsKeys } from './kept-things-keys.ts';
import { StoreThingDesk } from './StoreThingDesk.tsx';
import { keptThingsTexts } from './texts/kept-things-texts.ts';

const VIEW_WORDS = { kept: 'viewKept', due: 'viewDue', disposed: 'viewDisposed' } as const;

const nameOf = ({ caseNo, label }: StoredThing): string => `${caseNo} ${label}`;

/** Where blocks and slides are kept, and the disposal of those that are over their time. */
export function KeptThingsScreen() {
  const t = useTexts(keptThingsTexts);
  const [state, change] = useSearchState({ view: 'kept', q: '', thing: '' });
  const view = STORED_THING_VIEWS.find((one) => one === state.view) ?? 'kept';
  const query = useApiPages(
    listStoredThings,
    { query: { view, ...(state.q === '' ? {} : { q: state.q }) } },
    { follows: ['BILL_TEST'] },
  );
  const current = rowsOf(query).find(({ thingId }) => thingId === state.thing);
  const columns = useKeptColumns(view);
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next, q: '', thing: '' })}
            views={STORED_THING_VIEWS.map((key) => ({ key, label: t(VIEW_WORDS[key]) }))}
          />
        }
      >
        {view !== 'disposed' && <DisposeButton thing={current} />}
      </PageHead>
      {view === 'kept' && <StoreThingDesk onStored={({ thingId }) => change({ q: '', thing: thingId })} />}
      <FilterBar
        search={{ value: state.q, onChange: (q) => change({ q, thing: '' }), placeholder: t('search') }}
      />
      <PagedTable
        label={t('list')}
        query={query}
        rowKey={({ thingId }) => thingId}
        rowName={nameOf}
        current={state.thing}
        onCurrent={(_, { thingId }) => change({ thing: thingId })}
        columns={columns}
        empty={
          <EmptyState
            kind="nothing"
            icon="box"
            title={t('none')}
            text={t(view === 'kept' ? 'noneText' : 'noneDueText')}
          />
        }
      />
    </>
  );
}

function useKeptColumns(view: (typeof STORED_THING_VIEWS)[number]): TableColumn<StoredThing>[] {
  const t = useTexts(keptThingsTexts);
  const zone = useZone();
  const last: TableColumn<StoredThing> =
    view === 'disposed'
      ? {
          key: 'disposed',
          head: t('disposed'),
          value: ({ disposedAt, disposedBy, disposeReason }) =>
            disposedAt === null
              ? null
              : t('by', {
                  time: showShort(disposedAt, zone),
                  name: disposedBy ?? '',
                  reason: disposeReason ?? '',
                }),
        }
      : {
          key: 'until',
          head: t('keptUntil'),
          width: 120,
          value: ({ keepUntil }) => keepUntil,
          saved: ({ keepUntil }) => showDateTime(keepUntil, zone),
          cell: ({ keepUntil }) => showShort(keepUntil, zone),
        };
  return [
    { key: 'barcode', head: t('thing'), width: 180, cell: ({ barcode }) => <Barcode value={barcode} /> },
    {
      key: 'kind',
      head: t('kind'),
      width: 130,
      value: ({ kind, stain }) => [t(kind), stain].filter((word) => word !== '').join(', '),
    },
    {
      key: 'patient',
      head: t('patient'),
      tip: ({ patient }) => patient.fullName,
      value: ({ patient }) => patient.fullName,
    },
    {
      key: 'where',
      head: t('where'),
      tip: ({ path, spot }) => [path, spot].filter((word) => word !== '').join(', '),
      value: ({ path, spot }) => [path, spot].filter((word) => word !== '').join(', '),
    },
    last,
  ];
}

function DisposeButton({ thing }: { readonly thing: StoredThing | undefined }) {
  const t = useTexts(keptThingsTexts);
  const zone = useZone();
  const may = useRight('samples', PERMISSION.update);
  const now = useNow(60_000);
  const [asked, setAsked] = useState<StoredThing | null>(null);
  const disposing = useApiMutation(disposeThing, {
    outdates: [listStoredThings],
    onDone: (gone) => {
      toast({ type: 'SUCCESS', msg: t('disposedNow', { name: nameOf(gone) }) });
      setAsked(null);
    },
  });
  const off = ((): string | undefined => {
    if (!may) return t('needsRight');
    if (thing === undefined) return t('pickOne');
    if (thing.isDue) return undefined;
    const isOver = new Date(thing.keepUntil) <= now;
    return isOver ? t('caseOpen') : t('notDue', { time: showShort(thing.keepUntil, zone) });
  })();
  const ask = thing !== undefined && off === undefined ? () => setAsked(thing) : undefined;
  useShortcuts(keptThingsKeys, { dispose: ask });
  return (
    <>
      <Button kind="danger" off={off} shortcut={keptThingsKeys.shortcuts.dispose} onClick={ask}>
        {t('dispose')}
      </Button>
      {asked !== null && (
        <ReasonDialog
          title={t('disposeTitle', { name: nameOf(asked) })}
          why={t('disposeWhy')}
          action={t('dispose')}
          refusal={disposing.error}
          busy={disposing.isPending}
          onClose={() => setAsked(null)}
          onReason={(reason) =>
            disposing.mutate({ body: { thingId: asked.thingId, version: asked.version, reason } })
          }
        />
      )}
    </>
  );
}
