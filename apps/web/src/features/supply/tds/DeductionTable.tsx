import type { ChallanView, TdsRow } from '@nidan/contract/supply/tds/tds-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useRight } from '../../../kernel/session/session.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { tdsTexts } from './texts/tds-texts.ts';
import { WithdrawChallanDialog } from './WithdrawChallanDialog.tsx';

const col = columnsOf<TdsRow>();

interface DeductionTableProps {
  readonly query: PagedQuery<TdsRow>;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Deductions of a quarter with their challans; those without one can be chosen. */
export function DeductionTable({ query, chosen, onChoose }: DeductionTableProps) {
  const t = useTexts(tdsTexts);
  const mayWithdraw = useRight('finance', PERMISSION.create);
  const [withdrawn, setWithdrawn] = useState<ChallanView | null>(null);
  const toggle = (id: string): void =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <PagedTable
        label={t('rows')}
        query={query}
        rowKey={({ deductionId }) => deductionId}
        empty={<EmptyState kind="nothing" icon="inventory" title={t('none')} text={t('noneText')} />}
        columns={[
          {
            key: 'pick',
            head: '',
            width: 36,
            cell: ({ deductionId, number, challan }) =>
              challan === null && (
                <Checkbox
                  label={t('pick', { number })}
                  checked={chosen.includes(deductionId)}
                  onChange={() => toggle(deductionId)}
                />
              ),
          },
          col.day({ key: 'day', head: t('day'), of: ({ day }) => day }),
          col.text({ key: 'number', head: t('number'), width: 130, of: ({ number }) => number }),
          col.text({ key: 'section', head: t('section'), width: 80, of: ({ section }) => section }),
          col.name({ key: 'party', head: t('party'), of: ({ party }) => party }),
          col.text({ key: 'pan', head: t('pan'), width: 110, of: ({ pan }) => pan ?? t('noPan') }),
          col.total({ key: 'paid', head: t('paid'), of: ({ paidPaise }) => paidPaise }),
          col.total({
            key: 'tds',
            head: t('deducted'),
            width: 90,
            of: ({ tdsPaise }) => tdsPaise,
            bold: true,
          }),
          col.text({
            key: 'challan',
            head: t('challan'),
            width: 210,
            of: ({ challan }) =>
              challan === null
                ? ''
                : `${challan.bsrCode}, ${showDay(challan.depositedOn)}, ${challan.number}`,
          }),
          {
            key: 'withdraw',
            head: '',
            width: 40,
            cell: ({ challan }) =>
              challan !== null &&
              mayWithdraw && (
                <IconButton
                  icon="cross"
                  label={t('withdraw', { number: challan.number })}
                  onClick={() => setWithdrawn(challan)}
                />
              ),
          },
        ]}
      />
      {withdrawn !== null && <WithdrawChallanDialog challan={withdrawn} onClose={() => setWithdrawn(null)} />}
    </>
  );
}
