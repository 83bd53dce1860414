import type { AdvanceView } from '@nidan/contract/money/advances/advance-view';
import { customerAdvance } from '@nidan/domain/status-sets/money/customer-advance';
import { useZone } from '../../../kernel/session/session.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { advanceTexts } from './texts/advance-texts.ts';

const col = columnsOf<AdvanceView>();

function knownState(state: string) {
  return customerAdvance.stateNames.find((one) => one === state) ?? customerAdvance.initial;
}

/** Columns of a list of advances. */
export function useAdvanceColumns(): readonly TableColumn<AdvanceView>[] {
  const t = useTexts(advanceTexts);
  const zone = useZone();
  const label = useStateLabel(customerAdvance);
  return [
    col.text({ key: 'number', head: t('number'), width: 112, of: ({ number }) => number }),
    col.time({ key: 'time', head: t('time'), width: 92, of: ({ receivedAt }) => receivedAt, zone }),
    col.text({ key: 'patient', head: t('patient'), of: ({ patient }) => patient.fullName }),
    col.text({ key: 'mode', head: t('mode'), width: 88, of: ({ mode }) => mode }),
    col.text({
      key: 'state',
      head: t('state'),
      width: 104,
      of: ({ state }) => label(knownState(state)),
      cell: (row) => <AdvanceChip {...row} />,
    }),
    col.total({ key: 'amount', head: t('amount'), width: 84, of: ({ amountPaise }) => amountPaise }),
    col.total({ key: 'balance', head: t('balance'), width: 84, of: ({ balancePaise }) => balancePaise }),
  ];
}

/** The state of an advance as the server answers it. */
export function AdvanceChip({ state }: Pick<AdvanceView, 'state'>) {
  const label = useStateLabel(customerAdvance);
  const known = knownState(state);
  return <StatusChip tone={customerAdvance.states[known].tone}>{label(known)}</StatusChip>;
}
