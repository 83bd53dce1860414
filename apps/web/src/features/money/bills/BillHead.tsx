import { isAgencyPrice } from '@nidan/domain/rates/price-rules';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { BillView } from '@nidan/contract/money/bills/bill-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { api } from '../../../kernel/api/api.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useRight } from '../../../kernel/session/session.ts';
import type { Shortcut } from '../../../kernel/keys/define-shortcuts.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
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
import { refundTexts } from '../refunds/texts/refund-texts.ts';
import { useClaimAgain } from '../register/use-claim-again.ts';
import { printAgencyCopy, printBill, printTubeLabels } from './print-order.ts';

export type BillAction = 'pay' | 'add' | 'discount' | 'cancel' | 'refund' | 'writeOff';

/** What opens beside the bill, or in a dialog over it. */
export type BillDo = BillAction | 'send' | 'settle';

/** Who a bill is for, whether it is paid, and what can be done with it. */
export function BillHead({
  bill,
  isOpen,
  onDo,
}: {
  readonly bill: BillView;
  /** A panel beside the bill has the primary button now. */
  readonly isOpen: boolean;
  readonly onDo: (action: BillDo) => void;
}) {
  const t = useTexts(billTexts);
  const refund = useTexts(refundTexts);
  const claimAgain = useClaimAgain(bill);
  const mayLabel = useRight('samples', PERMISSION.read);
  const mayNote = useRight('payments', PERMISSION.update);
  const { patient, doctor, client, dues } = bill;
  const may = (action: string): boolean => bill.can.includes(action);
  useShortcuts(billKeys, { print: () => tryPrint(printBill(bill.billId)) });
  const sub = [
    `${patient.age}, ${patient.age_sex.sex}`,
    patient.patient_code,
    patient.phone,
    doctor?.name ?? (client || t('self')),
  ];
  const noPay = dues.duePaise === 0 ? t('noDue') : t('needsPay');
  return (
    <PageHead
      title={
        <span className="row">
          <LabNo value={bill.labNo} /> {bill.fullName}
        </span>
      }
      sub={sub.filter(Boolean).join('  ')}
      views={<PaidChip dues={dues} />}
    >
      <Button
        kind={may('pay') && !isOpen ? 'primary' : 'plain'}
        shortcut={billKeys.shortcuts.pay}
        off={may('pay') ? undefined : noPay}
        onClick={() => onDo('pay')}
      >
        {t('payAction')}
      </Button>
      <Button
        shortcut={billKeys.shortcuts.add}
        off={may('add') ? undefined : t('needsAdd')}
        onClick={() => onDo('add')}
      >
        {t('addAction')}
      </Button>
      <Button
        shortcut={billKeys.shortcuts.discount}
        off={may('discount') ? undefined : t('needsDiscount')}
        onClick={() => onDo('discount')}
      >
        {t('discountAction')}
      </Button>
      <MenuButton
        align="end"
        items={[
          {
            key: 'cancel',
            icon: 'cross',
            label: <Choice words={t('cancelAction')} shortcut={billKeys.shortcuts.cancel} />,
            off: may('cancel') ? undefined : t('needsCancel'),
            onPick: () => onDo('cancel'),
          },
          {
            key: 'refund',
            icon: 'undo',
            label: <Choice words={refund('action')} shortcut={billKeys.shortcuts.refund} />,
            off: may('refund') ? undefined : refund('needs'),
            onPick: () => onDo('refund'),
          },
          {
            key: 'settle',
            icon: 'cash',
            label: <Choice words={t('settleAction')} shortcut={billKeys.shortcuts.settle} />,
            off: may('pay') ? undefined : noPay,
            onPick: () => onDo('settle'),
          },
          {
            key: 'send',
            icon: 'send',
            label: <Choice words={t('sendAction')} shortcut={billKeys.shortcuts.send} />,
            onPick: () => onDo('send'),
          },
          {
            key: 'writeOff',
            icon: 'cash',
            label: t('writeOffAction'),
            off: may('writeOff') ? undefined : t('needsWriteOff'),
            onPick: () => onDo('writeOff'),
          },
          {
            key: 'note',
            icon: 'cash',
            label: t('noteAction'),
            off: mayNote ? undefined : t('needsNote'),
            onPick: () => go('credit-notes', { view: 'all', bill: bill.billId, make: 'yes' }),
          },
          ...(may('claimAgain')
            ? [
                {
                  key: 'claimAgain',
                  icon: 'undo' as const,
                  label: t('claimDo'),
                  onPick: () => void claimAgain(),
                },
              ]
            : []),
        ]}
      >
        {t('more')} <Icon name="down" size={12} />
      </MenuButton>
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

/** A choice of a menu with the key that makes it without the menu. */
function Choice({ words, shortcut }: { readonly words: string; readonly shortcut: Shortcut }) {
  return (
    <>
      {words} <Key keys={shortcut.keys[0] ?? ''} />
    </>
  );
}

function tryPrint(work: Promise<void>): void {
  void work.catch(toastRefusal);
}

async function printLabelsOf(billId: string): Promise<void> {
  const { rows } = await api(listSamples, { query: { billId } });
  await printTubeLabels(rows.map(({ sampleId }) => sampleId));
}

function PaidChip({ dues }: Pick<BillView, 'dues'>) {
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
  return <StatusChip tone="ok">{t('paid')}</StatusChip>;
}
