import type { RefundView } from '@nidan/contract/money/refunds/refund-view';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { RefundChip, useRefundWord } from './RefundChip.tsx';
import { RefundDecision } from './RefundDecision.tsx';
import { refundTexts } from './texts/refund-texts.ts';

const col = columnsOf<RefundView>();

/** Columns of refunds that a bill and the list of all share: what for, who asked and decided, how much, and what can be done. */
export function useRefundColumns(): readonly TableColumn<RefundView>[] {
  const t = useTexts(refundTexts);
  const wordOf = useRefundWord();
  const zone = useZone();
  return [
    col.time({ key: 'time', head: t('time'), of: ({ requestedAt }) => requestedAt, zone, muted: true }),
    col.text({ key: 'number', head: t('number'), width: 112, of: ({ number }) => number }),
    col.text({ key: 'mode', head: t('modeHead'), width: 96, of: ({ mode }) => mode }),
    col.text({ key: 'what', head: t('what'), of: whatOf }),
    col.text({ key: 'by', head: t('by'), width: 120, of: ({ requestedBy }) => requestedBy }),
    col.text({ key: 'decided', head: t('decided'), width: 120, of: ({ decidedBy }) => decidedBy }),
    col.text({
      key: 'state',
      head: t('state'),
      width: 148,
      of: ({ state }) => wordOf(state),
      cell: (row) => <RefundChip {...row} />,
    }),
    col.total({ key: 'amount', head: t('amountHead'), width: 84, of: ({ amountPaise }) => amountPaise }),
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
