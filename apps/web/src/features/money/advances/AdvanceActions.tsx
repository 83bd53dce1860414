import {
  approveAdvance,
  cancelAdvance,
  rejectAdvance,
  submitAdvance,
} from '@nidan/contract/money/advances/advance-endpoints';
import type { AdvanceView } from '@nidan/contract/money/advances/advance-view';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask, type Question } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { advanceTexts } from './texts/advance-texts.ts';
import { RefundAdvanceDialog } from './RefundAdvanceDialog.tsx';
import { useBillChange } from '../bills/use-bill-change.ts';

interface Step {
  readonly question: Question;
  readonly run: (reason: string) => Promise<unknown>;
  /** What is said when it is done. */
  readonly done: string;
}

async function takeStep({ question, run, done }: Step): Promise<void> {
  const answer = await ask(question);
  if (answer === null) return;
  try {
    await run(answer.reason);
    toast({ type: 'SUCCESS', msg: done });
  } catch (thrown) {
    toastRefusal(thrown);
  }
}

/** What the caller may do with an advance; nothing for whoever may do nothing. */
export function AdvanceActions({ advance }: { readonly advance: AdvanceView }) {
  const t = useTexts(advanceTexts);
  const [refunds, setRefunds] = useState(false);
  const submitting = useBillChange(submitAdvance);
  const approving = useBillChange(approveAdvance);
  const rejecting = useBillChange(rejectAdvance);
  const cancelling = useBillChange(cancelAdvance);
  const { advanceId, version, number, mode, state, can } = advance;
  const amount = rupees(advance.amountPaise);
  const submit = () =>
    takeStep({
      question: {
        kind: 'WARNING',
        title: t('submitTitle', { amount, mode }),
        text: t('submitText'),
        action: t('submit'),
      },
      run: () => submitting.mutateAsync({ body: { advanceId, version } }),
      done: t('submitted', { number }),
    });
  const approve = () =>
    takeStep({
      question: {
        kind: 'WARNING',
        title: t('approveTitle', { amount, mode }),
        text: t('approveText'),
        action: t('approve'),
      },
      run: () => approving.mutateAsync({ body: { advanceId, version } }),
      done: t('approved', { number }),
    });
  const reject = () =>
    takeStep({
      question: {
        kind: 'DELETE',
        title: t('rejectTitle', { amount }),
        text: t('rejectText'),
        action: t('reject'),
        reason: true,
      },
      run: (reason) => rejecting.mutateAsync({ body: { advanceId, version, reason } }),
      done: t('rejected', { number }),
    });
  const cancel = () =>
    takeStep({
      question: {
        kind: 'DELETE',
        title: t('cancelTitle', { amount }),
        text: state === 'draft' ? t('cancelDraftText') : t('cancelText', { mode }),
        action: t('cancel'),
        reason: true,
      },
      run: (reason) => cancelling.mutateAsync({ body: { advanceId, version, reason } }),
      done: t('cancelled', { number }),
    });
  return (
    <>
      {can.includes('submit') && (
        <Button kind="primary" busy={submitting.isPending} onClick={() => void submit()}>
          {t('submit')}
        </Button>
      )}
      {can.includes('approve') && (
        <Button kind="primary" busy={approving.isPending} onClick={() => void approve()}>
          {t('approve')}
        </Button>
      )}
      {can.includes('reject') && (
        <Button kind="danger-outline" busy={rejecting.isPending} onClick={() => void reject()}>
          {t('reject')}
        </Button>
      )}
      {can.includes('refund') && <Button onClick={() => setRefunds(true)}>{t('refund')}</Button>}
      {can.includes('cancel') && (
        <Button kind="danger-outline" busy={cancelling.isPending} onClick={() => void cancel()}>
          {t('cancel')}
        </Button>
      )}
      {refunds && <RefundAdvanceDialog advance={advance} onClose={() => setRefunds(false)} />}
    </>
  );
}
