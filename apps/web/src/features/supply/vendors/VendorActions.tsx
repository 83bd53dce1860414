import { moveVendor, submitVendor } from '@nidan/contract/supply/vendors/vendor-endpoints';
import type { VendorView } from '@nidan/contract/supply/vendors/vendor-view';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { vendorTexts } from './texts/vendor-texts.ts';
import { useVendorChange } from './use-vendor-change.ts';
import styles from '../../../kernel/ui/Pane.module.css';
import { VendorDialog } from './VendorDialog.tsx';

const MOVES = [
  { action: 'disable', title: 'disableTitle', text: 'disableText', kind: 'INFO' },
  { action: 'activate', title: 'activateTitle', text: 'activateText', kind: 'INFO' },
  { action: 'terminate', title: 'terminateTitle', text: 'terminateText', kind: 'DELETE' },
] as const;

/** What may be done with a vendor. */
export function VendorActions({ vendor }: { readonly vendor: VendorView }) {
  const t = useTexts(vendorTexts);
  const label = useStateLabel(accountStatus);
  const [isChanging, setChanging] = useState(false);
  const submitting = useVendorChange(submitVendor);
  const moving = useVendorChange(moveVendor);
  const { vendorId, version, name, can } = vendor;
  const submit = async (): Promise<void> => {
    const answer = await ask({
      kind: 'INFO',
      title: t('submitTitle', { name }),
      text: t('submitText'),
      action: t('submit'),
      reason: true,
    });
    if (answer === null) return;
    try {
      await submitting.mutateAsync({
        body: { vendorId, version, approvalId: newId(), reason: answer.reason },
      });
      toast({ type: 'SUCCESS', msg: t('asked', { name }) });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const move = async ({ action, title, text, kind }: (typeof MOVES)[number]): Promise<void> => {
    const answer = await ask({
      kind,
      title: t(title, { name }),
      text: t(text),
      action: t(action),
      reason: true,
    });
    if (answer === null) return;
    try {
      const moved = await moving.mutateAsync({ body: { vendorId, version, action, reason: answer.reason } });
      toast({ type: 'SUCCESS', msg: t('moved', { name, state: label(moved.state) }) });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return (
    <div className={styles.buttons}>
      {can.includes('submit') && (
        <Button kind="primary" busy={submitting.isPending} onClick={() => void submit()}>
          {t('submit')}
        </Button>
      )}
      <Button off={can.includes('change') ? undefined : t('needsRight')} onClick={() => setChanging(true)}>
        {t('change')}
      </Button>
      {MOVES.filter(({ action }) => can.includes(action)).map((one) => (
        <Button
          key={one.action}
          kind={one.action === 'terminate' ? 'danger-outline' : 'plain'}
          busy={moving.isPending}
          onClick={() => void move(one)}
        >
          {t(one.action)}
        </Button>
      ))}
      {isChanging && (
        <VendorDialog vendor={vendor} onClose={() => setChanging(false)} onSaved={() => undefined} />
      )}
    </div>
  );
}
