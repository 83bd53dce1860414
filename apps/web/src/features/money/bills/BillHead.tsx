import { isAgencyPrice } from '@nidan/domain/rates/price-rules';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { BillView } from '@nidan/contract/money/bills/bill-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { api } from '../../../kernel/api/api.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { Key } from '../../../kernel/ui/Key.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { MenuButton } from '../../../kernel/ui/overlays/MenuButton.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { billKeys } from './bill-keys.ts';
import { billTexts } from './texts/bill-texts.ts';
import { printAgencyCopy, printBill, printTubeLabels } from './print-order.ts';

export type BillAction = 'pay' | 'add' | 'discount' | 'cancel' | 'refund' | 'writeOff';

/** What opens beside the bill, or in a dialog over it. */
export type BillDo = BillAction | 'send' | 'settle';

/** Who a bill is for, whether it is paid, and what of it is printed. */
export function BillHead({ bill }: { readonly bill: BillView }) {
  const t = useTexts(billTexts);
  const mayLabel = useRight('samples', PERMISSION.read);
  const { patient, doctor, client, dues } = bill;
  useShortcuts(billKeys, { print: () => tryPrint(printBill(bill.billId)) });
  const sub = [
    `${patient.age}, ${patient.age_sex.sex}`,
    patient.patient_code,
    patient.phone,
    doctor?.name ?? (client || t('self')),
  ];
  return (
    <PageHead
      title={
        <span className="row">
          <LabNo value={bill.labNo} /> {bill.fullName}
        </span>
      }
      sub={sub.filter(Boolean).join('  ')}
      views={<PaidChip dues={dues} client={bill.client} />}
    >
      <MenuButton
        align="end"
        items={[
          {
            key: 'a5',
            icon: 'print',
            label: t('printA5'),
            onPick: () => tryPrint(printBill(bill.billId)),
          },
          {
            key: 'a4',
            icon: 'print',
            label: t('printA4'),
            onPick: () => tryPrint(printBill(bill.billId, 'a4')),
          },
          {
            key: '80mm',
            icon: 'print',
            label: t('print80'),
            onPick: () => tryPrint(printBill(bill.billId, '80mm')),
          },
          ...(bill.lines.some(({ priceSource }) => isAgencyPrice(priceSource))
            ? [
                {
                  key: 'agency',
                  icon: 'print' as const,
                  label: t('printAgency'),
                  onPick: () => tryPrint(printAgencyCopy(bill.billId)),
                },
              ]
            : []),
          ...(bill.statusUrl === null
            ? []
            : [
                {
                  key: 'status',
                  icon: 'arrowRight' as const,
                  label: t('openStatus'),
                  onPick: () => window.open(bill.statusUrl ?? '', '_blank', 'noopener'),
                },
              ]),
          ...(mayLabel
            ? [
                {
                  key: 'labels',
                  icon: 'samples' as const,
                  label: t('printLabels'),
                  onPick: () => tryPrint(printLabelsOf(bill.billId)),
                },
              ]
            : []),
        ]}
      >
        {t('print')} <Key keys="F10" />
        <Icon name="down" size={12} />
      </MenuButton>
    </PageHead>
  );
}

function tryPrint(work: Promise<void>): void {
  void work.catch(toastRefusal);
}

async function printLabelsOf(billId: string): Promise<void> {
  const { rows } = await api(listSamples, { query: { billId } });
  await printTubeLabels(rows.map(({ sampleId }) => sampleId));
}

function PaidChip({ dues, client }: Pick<BillView, 'dues' | 'client'>) {
  const t = useTexts(billTexts);
  if (dues.duePaise > 0)
    return (
      <StatusChip tone="warn" icon="cash">
        {t('dueChip', { amount: rupees(dues.duePaise) })}
      </StatusChip>
    );
  if (dues.refundPayablePaise > 0)
    return (
      <StatusChip tone="info" icon="undo">
        {t('refundChip', { amount: rupees(dues.refundPayablePaise) })}
      </StatusChip>
    );
  // An agency owes it: nothing of it was paid yet.
  if (dues.agencyPaise > 0) return <StatusChip tone="info">{t('onAccount', { client })}</StatusChip>;
  return <StatusChip tone="ok">{t('paid')}</StatusChip>;
}
