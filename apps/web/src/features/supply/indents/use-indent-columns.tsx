import type { IndentView, TransferView } from '@nidan/contract/supply/indents/indent-views';
import { indent } from '@nidan/domain/status-sets/supply/indent';
import { interLocationTransfer } from '@nidan/domain/status-sets/supply/inter-location-transfer';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { indentTexts } from './texts/indent-texts.ts';

/** The state of an indent. */
export function IndentChip({ state }: { readonly state: number }) {
  const stateLabel = useStateLabel(indent);
  const name = indent.stateOf(state);
  return <StatusChip tone={indent.states[name].tone}>{stateLabel(name)}</StatusChip>;
}

/** The state of a transfer, by its quantities once it was sent. */
export function TransferChip({ state }: { readonly state: number }) {
  const stateLabel = useStateLabel(interLocationTransfer);
  const name = interLocationTransfer.stateOf(state);
  return <StatusChip tone={interLocationTransfer.states[name].tone}>{stateLabel(name)}</StatusChip>;
}

/** The columns of the list of indents. */
export function useIndentColumns(): TableColumn<IndentView>[] {
  const t = useTexts(indentTexts);
  const zone = useZone();
  return [
    { key: 'number', head: t('number'), width: 128, cell: ({ number }) => <b>{number}</b> },
    {
      key: 'way',
      head: t('way'),
      tip: ({ from, to }) => t('goesTo', { from: from.name, to: to.name }),
      cell: ({ from, to }) => t('goesTo', { from: from.name, to: to.name }),
    },
    {
      key: 'sent',
      head: t('done'),
      width: 76,
      cell: ({ sentLines, lines }) => t('ofLines', { done: sentLines, lines }),
    },
    { key: 'state', head: t('state'), width: 112, cell: ({ state }) => <IndentChip state={state} /> },
    {
      key: 'made',
      head: t('made'),
      width: 104,
      tip: ({ madeBy }) => madeBy,
      cell: ({ madeAt }) => showShort(madeAt, zone),
    },
  ];
}

/** The columns of the list of transfers. */
export function useTransferColumns(): TableColumn<TransferView>[] {
  const t = useTexts(indentTexts);
  const zone = useZone();
  return [
    { key: 'number', head: t('number'), width: 128, cell: ({ number }) => <b>{number}</b> },
    {
      key: 'way',
      head: t('way'),
      tip: ({ from, to }) => t('goesTo', { from: from.name, to: to.name }),
      cell: ({ from, to }) => t('goesTo', { from: from.name, to: to.name }),
    },
    { key: 'lines', head: t('lines'), width: 64, align: 'end', cell: ({ lines }) => lines },
    { key: 'state', head: t('state'), width: 152, cell: ({ state }) => <TransferChip state={state} /> },
    {
      key: 'made',
      head: t('made'),
      width: 104,
      tip: ({ madeBy }) => madeBy,
      cell: ({ madeAt }) => showShort(madeAt, zone),
    },
  ];
}
