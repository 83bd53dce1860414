import { listHolds, overrideHold } from '@nidan/contract/lab/quality/hold-endpoints';
import type { HoldView } from '@nidan/contract/lab/quality/quality-views';
import { readBoard } from '@nidan/contract/lab/quality/series-endpoints';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { ReasonDialog } from '../storage/ReasonDialog.tsx';
import { LookBack } from './LookBack.tsx';
import styles from './Quality.module.css';
import { qualityTexts } from './texts/quality-texts.ts';

/** What a rejected control holds or held, and beside it the results that were measured meanwhile. */
export function Holds() {
  const t = useTexts(qualityTexts);
  const zone = useZone();
  const [{ sel }, change] = useSearchState({ sel: '' });
  const dates = useDates({ standard: 'last30' });
  const query = useApiPages(listHolds, { query: dates.asked }, { follows: ['QC_HOLD'] });
  const hold = rowsOf(query).find(({ holdId }) => holdId === sel);
  return (
    <>
      <FilterBar filters={[]}>{dates.filter}</FilterBar>
      <SplitPane name="qc-holds" label={t('lookBackOf')} width={620} pane={<HoldPanel hold={hold} />}>
        <PagedTable
          label={t('viewHolds')}
          query={query}
          rowKey={({ holdId }) => holdId}
          current={sel}
          onCurrent={(key) => change({ sel: key })}
          empty={<EmptyState kind="done" title={t('noHolds')} text={t('noHoldsText')} />}
          columns={[
            {
              key: 'since',
              head: t('holdSince'),
              width: 96,
              value: ({ openedAt }) => openedAt,
              saved: ({ openedAt }) => showDateTime(openedAt, zone),
              cell: ({ openedAt }) => showShort(openedAt, zone),
            },
            {
              key: 'parameter',
              head: t('parameter'),
              value: ({ parameter }) => parameter.name,
              cell: ({ parameter }) => <b>{parameter.name}</b>,
            },
            { key: 'machine', head: t('machine'), value: ({ machine }) => machine.name },
            { key: 'rule', head: t('rule'), width: 64, value: ({ rule }) => rule },
            { key: 'released', head: t('released'), cell: (one) => <Released of={one} /> },
            {
              key: 'undecided',
              head: t('toDecide'),
              width: 80,
              align: 'end',
              value: ({ undecided }) => undecided,
            },
          ]}
        />
      </SplitPane>
    </>
  );
}

function Released({ of }: { readonly of: HoldView }) {
  const t = useTexts(qualityTexts);
  if (of.releasedAt === null) return <b>{t('stillHeld')}</b>;
  if (of.releaseKind === 'run') return t('releasedByRun');
  return t('releasedByOverride', { name: of.releasedBy ?? '', reason: of.releaseReason ?? '' });
}

function HoldPanel({ hold }: { readonly hold: HoldView | undefined }) {
  const t = useTexts(qualityTexts);
  const [isAsking, setAsking] = useState(false);
  const overriding = useApiMutation(overrideHold, {
    outdates: [listHolds, readBoard],
    onDone: () => {
      setAsking(false);
      toast({ type: 'SUCCESS', msg: t('overridden') });
    },
  });
  if (hold === undefined) {
    return (
      <Panel label={t('lookBackOf')}>
        <EmptyState kind="nothing" title={t('pickHold')} />
      </Panel>
    );
  }
  const { holdId, version } = hold;
  const feet = hold.releasedAt === null && (
    <div className={styles.feet}>
      <Button
        kind="danger-outline"
        off={hold.can.includes('override') ? undefined : t('needsRight')}
        onClick={() => setAsking(true)}
      >
        {t('override')}
      </Button>
    </div>
  );
  return (
    <Panel
      label={t('lookBackOf')}
      title={t('lookBackOf')}
      sub={`${hold.parameter.name}, ${hold.machine.name}`}
      feet={feet}
    >
      <LookBack key={holdId} holdId={holdId} />
      {isAsking && (
        <ReasonDialog
          title={t('override')}
          action={t('override')}
          busy={overriding.isPending}
          refusal={overriding.error}
          onClose={() => setAsking(false)}
          onReason={(reason) => overriding.mutate({ body: { holdId, version, reason } })}
        />
      )}
    </Panel>
  );
}
