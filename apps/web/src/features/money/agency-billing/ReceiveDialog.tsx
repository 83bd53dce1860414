import { receiveFromAgency } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { AgencyAccountView } from '@nidan/contract/money/agency-billing/agency-account-view';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { moneyBody, NO_MONEY, worthOf } from './money-draft.ts';
import { MoneyFields } from './MoneyFields.tsx';
import { agencyTexts } from './texts/agency-texts.ts';
import { useAgencyChange } from './use-agency-change.ts';

interface ReceiveDialogProps {
  readonly account: Pick<AgencyAccountView, 'agencyId' | 'agency'>;
  readonly onClose: () => void;
}

/** Takes money of an agency, with the tax that it deducted. */
export function ReceiveDialog({ account: { agencyId, agency }, onClose }: ReceiveDialogProps) {
  const t = useTexts(agencyTexts);
  const [receiptId] = useState(newId);
  const [draft, setDraft] = useState(NO_MONEY);
  const [isTried, setTried] = useState(false);
  const receiving = useAgencyChange(receiveFromAgency, ({ receipt, account }) => {
    toast({
      type: 'SUCCESS',
      msg: t('received', { number: receipt.number, amount: rupees(account.availablePaise) }),
    });
    onClose();
  });
  const submit = (): void => {
    setTried(true);
    if (worthOf(draft) <= 0 || receiving.isPending) return;
    receiving.mutate({ body: { receiptId, agencyId, ...moneyBody(draft) } });
  };
  return (
    <FormDialog
      title={t('receiveFor', { agency })}
      action={t('receive')}
      busy={receiving.isPending}
      refusal={receiving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <MoneyFields draft={draft} isTried={isTried} onChange={setDraft} onSubmit={submit} />
    </FormDialog>
  );
}
