import { moveOrder, orderPdf } from '@nidan/contract/supply/orders/order-endpoints';
import type { OrderDetails } from '@nidan/contract/supply/orders/order-view';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { BookInvoiceDialog } from '../payables/BookInvoiceDialog.tsx';
import { ReceiveDialog } from '../receipts/ReceiveDialog.tsx';
import styles from '../../../kernel/ui/Pane.module.css';
import { MailDialog } from './MailDialog.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { orderKeys } from './order-keys.ts';
import { printPaper } from './print-paper.ts';
import { letterTexts } from './texts/letter-texts.ts';
import { orderStateTexts } from './texts/order-state-texts.ts';
import { orderTexts } from './texts/order-texts.ts';
import { useSupplyChange } from './use-supply-change.ts';
import { purchaseOrder } from '@nidan/domain/status-sets/supply/purchase-order';

type Dialog = 'change' | 'receive' | 'invoice' | 'mail';

const STEPS = ['create', 'accept', 'issue', 'cancelRest', 'cancel'] as const;

/** What may be done with an order: its steps, what came of it, what it is billed. */
export function OrderActions({ details }: { readonly details: OrderDetails }) {
  const t = useTexts(orderTexts);
  const label = useTexts(orderStateTexts);
  const letter = useTexts(letterTexts);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const moving = useSupplyChange(moveOrder);
  const { orderId, version, number, can } = details.order;
  const move = async (action: (typeof STEPS)[number]): Promise<void> => {
    const isEnd = action === 'cancel' || action === 'cancelRest';
    const answer = await ask({
      kind: isEnd ? 'DELETE' : 'INFO',
      title: t('moveTitle', { action: t(action), number }),
      text: t('moveText'),
      action: t(action),
      reason: true,
    });
    if (answer === null) return;
    try {
      const { order } = await moving.mutateAsync({
        body: { orderId, version, action, approvalId: newId(), reason: answer.reason },
      });
      toast({
        type: 'SUCCESS',
        msg: t('moved', { number, state: label(stateKey(purchaseOrder, order.state)) }),
      });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const openTo = (next: Dialog) => () => setDialog(next);
  const print = (): void => void printPaper(apiFile(orderPdf, { query: { orderId } }));
  useShortcuts(orderKeys, {
    receive: can.includes('receive') ? openTo('receive') : undefined,
    invoice: can.includes('invoice') ? openTo('invoice') : undefined,
    print,
  });
  const close = (): void => setDialog(null);
  return (
    <div className={styles.buttons}>
      {can.includes('receive') && (
        <Button kind="primary" shortcut={orderKeys.shortcuts.receive} onClick={openTo('receive')}>
          {t('receive')}
        </Button>
      )}
      {can.includes('invoice') && (
        <Button shortcut={orderKeys.shortcuts.invoice} onClick={openTo('invoice')}>
          {t('invoice')}
        </Button>
      )}
      {STEPS.filter((step) => can.includes(step)).map((step) => (
        <Button
          key={step}
          kind={step.startsWith('cancel') ? 'danger-outline' : 'plain'}
          busy={moving.isPending}
          onClick={() => void move(step)}
        >
          {t(step)}
        </Button>
      ))}
      {can.includes('change') && <Button onClick={openTo('change')}>{t('change')}</Button>}
      {can.includes('mail') && <Button onClick={openTo('mail')}>{letter('mail')}</Button>}
      <Button icon="print" shortcut={orderKeys.shortcuts.print} onClick={print}>
        {t('print')}
      </Button>
      {dialog === 'change' && <OrderDialog details={details} onClose={close} onSaved={close} />}
      {dialog === 'mail' && <MailDialog order={details.order} onClose={close} />}
      {dialog === 'receive' && <ReceiveDialog details={details} onClose={close} />}
      {dialog === 'invoice' && <BookInvoiceDialog details={details} onClose={close} />}
    </div>
  );
}
