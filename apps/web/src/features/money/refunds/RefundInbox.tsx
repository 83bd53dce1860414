import { listRefunds } from '@nidan/contract/money/refunds/refund-endpoints';
import type { RefundRow } from '@nidan/contract/money/refunds/refund-view';
import { useState } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { RefundRequest } from './RefundRequest.tsx';
import { refundTexts } from './texts/refund-texts.ts';
import { WAITING_REFUNDS } from './use-waiting-refunds.ts';

const col = columnsOf<RefundRow>();

/** Refunds that wait for a second person, with what the picked one gives back; answered by Y and N. */
export function RefundInbox() {
  const t = useTexts(refundTexts);
  const zone = useZone();
  const query = useApiPages(listRefunds, WAITING_REFUNDS);
  const [picked, setPicked] = useState<string | null>(null);
  const rows = rowsOf(query);
  const current = rows.find(({ refundId }) => refundId === picked) ?? rows[0] ?? null;
  return (
    <SplitPane
      name="approval"
      label={t('edge')}
      width={416}
      pane={
        current === null ? (
          <Panel label={t('panel')}>
            <EmptyState kind="nothing" icon="approvals" title={t('pickOne')} />
          </Panel>
        ) : (
          <RefundRequest refund={current} onDecided={() => setPicked(null)} />
        )
      }
    >
      <PagedTable<RefundRow>
        label={t('list')}
        query={query}
        rowKey={({ refundId }) => refundId}
        current={current?.refundId ?? null}
        onCurrent={setPicked}
        empty={<EmptyState kind="done" icon="approvals" title={t('inboxNone')} text={t('inboxNoneText')} />}
        columns={[
          col.text({ key: 'what', head: t('what'), of: whatOf }),
          col.total({
            key: 'amount',
            head: t('amountHead'),
            width: 84,
            of: ({ amountPaise }) => amountPaise,
          }),
          col.text({ key: 'mode', head: t('modeHead'), width: 96, of: ({ mode }) => mode }),
          col.text({ key: 'by', head: t('by'), width: 120, of: ({ requestedBy }) => requestedBy }),
          col.time({ key: 'time', head: t('time'), of: ({ requestedAt }) => requestedAt, zone, muted: true }),
        ]}
      />
    </SplitPane>
  );
}

function whatOf({ labNo, lines, patient }: RefundRow): string {
  return [labNo, lines.map(({ code }) => code).join(' + '), patient.fullName].filter(Boolean).join(', ');
}
