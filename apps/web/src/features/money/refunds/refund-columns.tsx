import type { RefundView } from '@nidan/contract/money/refunds/refund-view';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { RefundChip } from './RefundChip.tsx';
import { RefundDecision } from './RefundDecision.tsx';
import { refundTexts } from './texts/refund-texts.ts';

/** Columns of refunds that a bill and the list of all share: what for, who asked and decided, how much, and what can be done. */
export function useRefundColumns(): readonly TableColumn<RefundView>[] {
  const t = useTexts(refundTexts);
  const zone = useZone();
  return [
    {
      key: 'time',
      head: t('time'),
      width: 92,
      cell: ({ requestedAt }) => <span className="muted">{showShort(requestedAt, zone)}</span>,
    },
    { key: 'number', head: t('number'), width: 112, cell: ({ number }) => number ?? '' },
    { key: 'mode', head: t('modeHead'), width: 96, cell: ({ mode }) => mode },
    { key: 'what', head: t('what'), tip: whatOf, cell: whatOf },
    { key: 'by', head: t('by'), width: 120, cell: ({ requestedBy }) => requestedBy },
    { key: 'decided', head: t('decided'), width: 120, cell: ({ decidedBy }) => decidedBy ?? '' },
    { key: 'state', head: t('state'), width: 148, cell: (row) => <RefundChip {...row} /> },
    {
      key: 'amount',
      head: t('amountHead'),
      width: 84,
      align: 'end',
      cell: ({ amountPaise }) => rupees(amountPaise),
    },
    {
      key: 'decide',
      head: (
        <span className="vh">
          {t('approve')} / {t('reject')}
        </span>
      ),
      width: 132,
      align: 'end',
      cell: (row) => <RefundDecision refund={row} />,
    },
  ];
}

function whatOf({ lines, reason, decisionReason }: RefundView): string {
  return [lines.map(({ code }) => code).join(', '), reason, decisionReason ?? ''].filter(Boolean).join(': ');
}
