import { movePayout, payoutPdf } from '@nidan/contract/money/payouts/payout-endpoints';
import type { PayoutView } from '@nidan/contract/money/payouts/payout-view';
import { payout as payouts } from '@nidan/domain/status-sets/money/payout';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { printFile } from '../../../kernel/print/print-file.ts';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { BankNumberDialog } from './BankNumberDialog.tsx';
import { payoutKeys } from './payout-keys.ts';
import styles from '../../../kernel/ui/Pane.module.css';
import { payoutStateTexts } from './texts/payout-state-texts.ts';
import { payoutTexts } from './texts/payout-texts.ts';
import { usePayoutChange } from './use-payout-change.ts';

function useSayMoved() {
  const t = useTexts(payoutTexts);
  const label = useTexts(payoutStateTexts);
  return ({ name, state }: PayoutView): void =>
    toast({ type: 'SUCCESS', msg: t('moved', { name, state: label(stateKey(payouts, state)) }) });
}

/** What may be done with a payout: its decision, its payment, its statement. */
export function PayoutActions({ payout }: { readonly payout: PayoutView }) {
  const t = useTexts(payoutTexts);
  const [isPaying, setPaying] = useState(false);
  const moving = usePayoutChange(movePayout, useSayMoved());
  const { payoutId, version, name, can, state } = payout;
  const offer = payouts.possible(state);
  const move = async (action: 'approve' | 'reject'): Promise<void> => {
    const isEnd = action === 'reject';
    const answer = await ask({
      kind: isEnd ? 'DELETE' : 'INFO',
      title: t('moveTitle', { action: t(action), name }),
      text: t(`${action}Text`),
      action: t(action),
      ...(isEnd ? { reason: true } : {}),
    });
    if (answer === null) return;
    const body = { payoutId, version, action, ...(isEnd ? { reason: answer.reason } : {}) };
    await moving.mutateAsync({ body }).catch(toastRefusal);
  };
  const print = async (): Promise<void> => {
    try {
      printFile(await apiFile(payoutPdf, { query: { payoutId } }));
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  useShortcuts(payoutKeys, { print: () => void print() });
  const offOf = (action: 'approve' | 'reject' | 'pay') =>
    can.includes(action) ? undefined : t('needsRight');
  return (
    <div className={styles.buttons}>
      {offer.includes('approve') && (
        <Button
          kind="primary"
          off={offOf('approve')}
          busy={moving.isPending}
          onClick={() => void move('approve')}
        >
          {t('approve')}
        </Button>
      )}
      {offer.includes('pay') && (
        <Button kind="primary" off={offOf('pay')} onClick={() => setPaying(true)}>
          {t('pay')}
        </Button>
      )}
      {offer.includes('reject') && (
        <Button kind="danger-outline" off={offOf('reject')} onClick={() => void move('reject')}>
          {t('reject')}
        </Button>
      )}
      <Button icon="print" shortcut={payoutKeys.shortcuts.print} onClick={() => void print()}>
        {t('print')}
      </Button>
      {isPaying && <PaidDialog payout={payout} onClose={() => setPaying(false)} />}
    </div>
  );
}

function PaidDialog({ payout, onClose }: { readonly payout: PayoutView; readonly onClose: () => void }) {
  const t = useTexts(payoutTexts);
  const say = useSayMoved();
  const { payoutId, version, name } = payout;
  const paying = usePayoutChange(movePayout, (moved) => {
    say(moved);
    onClose();
  });
  return (
    <BankNumberDialog
      title={t('payOf', { name })}
      action={t('pay')}
      label={t('reference')}
      busy={paying.isPending}
      refusal={paying.error}
      onSaid={(reference) => paying.mutate({ body: { payoutId, version, action: 'pay', reference } })}
      onClose={onClose}
    />
  );
}
