import type { AdvanceView } from '@nidan/contract/money/advances/advance-view';
import { customerAdvance } from '@nidan/domain/status-sets/money/customer-advance';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { advanceTexts } from './texts/advance-texts.ts';

/** Columns of a list of advances. */
export function useAdvanceColumns(): readonly TableColumn<AdvanceView>[] {
  const t = useTexts(advanceTexts);
  const zone = useZone();
  return [
    { key: 'number', head: t('number'), width: 112, cell: ({ number }) => number },
    {
      key: 'time',
      head: t('time'),
      width: 92,
      cell: ({ receivedAt }) => <span className="muted">{showShort(receivedAt, zone)}</span>,
    },
    { key: 'patient', head: t('patient'), cell: ({ patient }) => patient.fullName },
    { key: 'mode', head: t('mode'), width: 88, cell: ({ mode }) => mode },
    { key: 'state', head: t('state'), width: 104, cell: (row) => <AdvanceChip {...row} /> },
    {
      key: 'amount',
      head: t('amount'),
      width: 84,
      align: 'end',
      cell: ({ amountPaise }) => rupees(amountPaise),
    },
    {
      key: 'balance',
      head: t('balance'),
      width: 84,
      align: 'end',
      cell: ({ balancePaise }) => <b>{rupees(balancePaise)}</b>,
    },
  ];
}

/** The state of an advance as the server answers it. */
export function AdvanceChip({ state }: Pick<AdvanceView, 'state'>) {
  const label = useStateLabel(customerAdvance);
  const known = customerAdvance.stateNames.find((one) => one === state) ?? customerAdvance.initial;
  return <StatusChip tone={customerAdvance.states[known].tone}>{label(known)}</StatusChip>;
}
