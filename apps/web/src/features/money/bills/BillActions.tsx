import type { BillView } from '@nidan/contract/money/bills/bill-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { go } from '../../../kernel/route/use-route.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { refundTexts } from '../refunds/texts/refund-texts.ts';
import { useClaimAgain } from '../register/use-claim-again.ts';
import type { BillDo } from './BillHead.tsx';
import { billKeys } from './bill-keys.ts';
import styles from './BillScreen.module.css';
import { billTexts } from './texts/bill-texts.ts';

interface BillActionsProps {
  readonly bill: BillView;
  /** A panel beside the bill has the primary button now. */
  readonly isOpen: boolean;
  readonly onDo: (action: BillDo) => void;
}

/** Everything that can be done with a bill, each as a button in the open; one that is off says why. */
export function BillActions({ bill, isOpen, onDo }: BillActionsProps) {
  const t = useTexts(billTexts);
  const refund = useTexts(refundTexts);
  const claimAgain = useClaimAgain(bill);
  const mayNote = useRight('payments', PERMISSION.update);
  const { shortcuts } = billKeys;
  const may = (action: string): boolean => bill.can.includes(action);
  const noPay = bill.dues.duePaise === 0 ? t('noDue') : t('needsPay');
  return (
    <div className={styles.actions} role="group" aria-label={t('actions')}>
      <Button
        kind={may('pay') && !isOpen ? 'primary' : 'plain'}
        shortcut={shortcuts.pay}
        off={may('pay') ? undefined : noPay}
        onClick={() => onDo('pay')}
      >
        {t('payAction')}
      </Button>
      <Button
        shortcut={shortcuts.add}
        off={may('add') ? undefined : t('needsAdd')}
        onClick={() => onDo('add')}
      >
        {t('addAction')}
      </Button>
      <Button
        shortcut={shortcuts.discount}
        off={may('discount') ? undefined : t('needsDiscount')}
        onClick={() => onDo('discount')}
      >
        {t('discountAction')}
      </Button>
      <Button
        shortcut={shortcuts.cancel}
        off={may('cancel') ? undefined : t('needsCancel')}
        onClick={() => onDo('cancel')}
      >
        {t('cancelAction')}
      </Button>
      <Button
        shortcut={shortcuts.refund}
        off={may('refund') ? undefined : refund('needs')}
        onClick={() => onDo('refund')}
      >
        {refund('action')}
      </Button>
      <Button shortcut={shortcuts.settle} off={may('pay') ? undefined : noPay} onClick={() => onDo('settle')}>
        {t('settleAction')}
      </Button>
      <Button shortcut={shortcuts.send} onClick={() => onDo('send')}>
        {t('sendAction')}
      </Button>
      <Button off={may('writeOff') ? undefined : t('needsWriteOff')} onClick={() => onDo('writeOff')}>
        {t('writeOffAction')}
      </Button>
      <Button
        off={mayNote ? undefined : t('needsNote')}
        onClick={() => go('credit-notes', { view: 'all', bill: bill.billId, make: 'yes' })}
      >
        {t('noteAction')}
      </Button>
      {may('claimAgain') && <Button onClick={() => void claimAgain()}>{t('claimDo')}</Button>}
    </div>
  );
}
