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

const STEPS = ['accept', 'issue', 'acknowledge', 'cancelRest', 'cancel'] as const;
type Step = (typeof STEPS)[number];

/** What may be done with an order: its steps, what came of it, what it is billed. */
export function OrderActions({ details }: { readonly details: OrderDetails }) {
  const t = useTexts(orderTexts);
  const label = useTexts(orderStateTexts);
  const letter = useTexts(letterTexts);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const moving = useSupplyChange(moveOrder);
  const { orderId, version, number, can } = details.order;
  const take = async (action: Step | 'create', seen: number, reason?: string): Promise<OrderDetails> => {
    const why = reason === undefined ? {} : { reason };
    return moving.mutateAsync({ body: { orderId, version: seen, action, approvalId: newId(), ...why } });
  };
  /** A draft is submitted at once: it is created on the way. Who cancels says why. */
  const move = async (action: Step): Promise<void> => {
    const isEnd = action === 'cancel' || action === 'cancelRest';
    const title = t('moveTitle', { action: t(action), number });
    const asked = { kind: 'DELETE', title, text: t('moveText'), action: t(action), reason: true } as const;
    const answer = isEnd ? await ask(asked) : null;
    if (isEnd && answer === null) return;
    try {
      const isDraft = action === 'accept' && can.includes('create');
      const from = isDraft ? (await take('create', version)).order.version : version;
      const { order } = await take(action, from, answer?.reason);
      const state =
        action === 'acknowledge' ? t('acknowledged') : label(stateKey(purchaseOrder, order.state));
      toast({ type: 'SUCCESS', msg: t('moved', { number, state }) });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const mayTake = (step: Step): boolean =>
    can.includes(step) || (step === 'accept' && can.includes('create'));
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
      {STEPS.filter(mayTake).map((step) => (
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
