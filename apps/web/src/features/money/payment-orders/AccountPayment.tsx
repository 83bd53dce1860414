import { invoicePaymentDetails } from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import {
  checkAccountPayment,
  giveUpAccountPayment,
  listAccountPayments,
} from '@nidan/contract/money/payment-orders/agency-order-endpoints';
import type { PaymentOrderView } from '@nidan/contract/money/payment-orders/payment-order-view';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { PayAccountDialog } from './PayAccountDialog.tsx';
import { accountPaymentTexts } from './texts/account-payment-texts.ts';
import { askTexts } from './texts/ask-texts.ts';

const FOLLOWS = ['PAYMENT_ORDER', 'AGENCY_RECEIPT', 'AGENCY_INVOICE'] as const;

/** What an agency owes of its invoices, with the way to pay it through the gateway and what became of the last payment. */
export function AccountPayment({ agencyId }: { readonly agencyId: string }) {
  const t = useTexts(accountPaymentTexts);
  const [isPaying, setPaying] = useState(false);
  const options = { enabled: agencyId !== '', follows: FOLLOWS };
  const due = useApiQuery(invoicePaymentDetails, { query: { agencyId, limit: 1 } }, options);
  const payments = useApiQuery(listAccountPayments, { query: { agencyId, limit: 1 } }, options);
  const error = due.error ?? payments.error;
  if (error) return <ErrorState kind="row" refusal={error} />;
  if (due.data === undefined || payments.data === undefined) return null;
  const { duePaise, overduePaise, unallocatedPaise } = due.data;
  const [last] = payments.data.rows;
  const waits = last !== undefined && last.can.includes('giveUp');
  return (
    <>
      {last !== undefined && <LastPayment payment={last} />}
      <Note
        tone={overduePaise > 0 ? 'warn' : 'info'}
        end={
          <Button
            kind="primary"
            icon="cash"
            off={waits ? t('waitsFirst') : undefined}
            onClick={() => setPaying(true)}
          >
            {t('pay')}
          </Button>
        }
      >
        {t('due', { due: rupeesAndPaise(duePaise), overdue: rupeesAndPaise(overduePaise) })}{' '}
        {unallocatedPaise > 0 && t('ahead', { amount: rupeesAndPaise(unallocatedPaise) })}
      </Note>
      {isPaying && (
        <PayAccountDialog agencyId={agencyId} duePaise={duePaise} onClose={() => setPaying(false)} />
      )}
    </>
  );
}

interface PaymentProps {
  readonly payment: PaymentOrderView;
}

/** What became of the last payment: its link while it is waited for. */
function LastPayment({ payment }: PaymentProps) {
  const t = useTexts(accountPaymentTexts);
  const why = useTexts(askTexts);
  const zone = useZone();
  const { state, amountPaise, createdAt, problem } = payment;
  const amount = rupeesAndPaise(amountPaise);
  const at = showShort(createdAt, zone);
  if (payment.can.includes('giveUp')) return <WaitingPayment payment={payment} />;
  if (state === 'paid') return <Note tone="ok">{t('paid', { amount, at })}</Note>;
  if (state === 'held') return <Note tone="warn">{t('held', { amount, at })}</Note>;
  if (state !== 'failed') return null;
  return <Note tone="warn">{t('failed', { amount, at, why: why(problem ?? 'none') })}</Note>;
}

function WaitingPayment({ payment }: PaymentProps) {
  const t = useTexts(accountPaymentTexts);
  const why = useTexts(askTexts);
  const zone = useZone();
  const outdates = [listAccountPayments, invoicePaymentDetails];
  const check = useApiMutation(checkAccountPayment, { outdates });
  const giveUp = useApiMutation(giveUpAccountPayment, { outdates });
  const { orderId, version, request, problem, amountPaise, expiresAt } = payment;
  const refusal = check.error ?? giveUp.error;
  return (
    <>
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      <Note
        tone="info"
        end={
          <>
            <Button busy={check.isPending} onClick={() => check.mutate({ body: { orderId } })}>
              {t('check')}
            </Button>
            <Button busy={giveUp.isPending} onClick={() => giveUp.mutate({ body: { orderId, version } })}>
              {t('giveUp')}
            </Button>
          </>
        }
      >
        <span aria-live="polite">
          {t('waiting', { amount: rupeesAndPaise(amountPaise), until: showShort(expiresAt, zone) })}{' '}
          {problem !== null && why(problem)}
          {problem === null && request === null && why('preparing')}
          {request !== null && (
            <a href={request} target="_blank" rel="noreferrer">
              {t('open')}
            </a>
          )}
        </span>
      </Note>
    </>
  );
}
