import type { IndentView, TransferView } from '@nidan/contract/supply/indents/indent-views';
import { indent } from '@nidan/domain/status-sets/supply/indent';
import { interLocationTransfer } from '@nidan/domain/status-sets/supply/inter-location-transfer';
import { useZone } from '../../../kernel/session/session.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { indentTexts } from './texts/indent-texts.ts';

const col = columnsOf<IndentView>();
const transferCol = columnsOf<TransferView>();

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
  const label = useStateLabel(indent);
  const zone = useZone();
  return [
    col.name({ key: 'number', head: t('number'), width: 128, of: ({ number }) => number }),
    col.text({
      key: 'way',
      head: t('way'),
      of: ({ from, to }) => t('goesTo', { from: from.name, to: to.name }),
    }),
    col.text({
      key: 'sent',
      head: t('done'),
      width: 76,
      of: ({ sentLines, lines }) => t('ofLines', { done: sentLines, lines }),
    }),
    col.text({
      key: 'state',
      head: t('state'),
      width: 112,
      of: ({ state }) => label(indent.stateOf(state)),
      cell: ({ state }) => <IndentChip state={state} />,
    }),
    col.time({ key: 'made', head: t('made'), of: ({ madeAt }) => madeAt, zone, tip: ({ madeBy }) => madeBy }),
  ];
}

/** The columns of the list of transfers. */
export function useTransferColumns(): TableColumn<TransferView>[] {
  const t = useTexts(indentTexts);
  const label = useStateLabel(interLocationTransfer);
  const zone = useZone();
  return [
    transferCol.name({ key: 'number', head: t('number'), width: 128, of: ({ number }) => number }),
    transferCol.text({
      key: 'way',
      head: t('way'),
      of: ({ from, to }) => t('goesTo', { from: from.name, to: to.name }),
    }),
    transferCol.number({ key: 'lines', head: t('lines'), width: 64, of: ({ lines }) => lines }),
    transferCol.text({
      key: 'state',
      head: t('state'),
      width: 152,
      of: ({ state }) => label(interLocationTransfer.stateOf(state)),
      cell: ({ state }) => <TransferChip state={state} />,
    }),
    transferCol.time({
      key: 'made',
      head: t('made'),
      of: ({ madeAt }) => madeAt,
      zone,
      tip: ({ madeBy }) => madeBy,
    }),
  ];
}
