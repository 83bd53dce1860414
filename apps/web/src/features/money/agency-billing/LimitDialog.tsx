import { setAgencyLimit } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { AgencyAccountView } from '@nidan/contract/money/agency-billing/agency-account-view';
import { parseRupees, PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { agencyTexts } from './texts/agency-texts.ts';
import { useAgencyChange } from './use-agency-change.ts';

interface LimitDialogProps {
  readonly account: AgencyAccountView;
  readonly onClose: () => void;
}

const SHORTEST = 3;

/** Sets how far an agency may go below what it paid. */
export function LimitDialog({ account, onClose }: LimitDialogProps) {
  const t = useTexts(agencyTexts);
  const { agencyId, agency, version } = account;
  const [typed, setTyped] = useState(String(account.limitPaise / PAISE_PER_RUPEE));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const setting = useAgencyChange(setAgencyLimit, (now) => {
    const waits = now.limitPaise !== limitPaise;
    const msg = waits
      ? t('limitAsked', { agency })
      : t('limitDone', { agency, amount: rupees(now.availablePaise) });
    toast({ type: waits ? 'WARNING' : 'SUCCESS', msg });
    onClose();
  });
  const limitPaise = parseRupees(typed);
  const lacksReason = reason.trim().length < SHORTEST;
  const submit = (): void => {
    setTried(true);
    if (limitPaise === null || lacksReason || setting.isPending) return;
    setting.mutate({ body: { agencyId, version, limitPaise, reason: reason.trim() } });
  };
  return (
    <FormDialog
      title={t('limitFor', { agency })}
      action={t('limitDo')}
      busy={setting.isPending}
      refusal={setting.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        label={t('limit')}
        value={typed}
        maxLength={12}
        data-autofocus
        error={isTried && limitPaise === null ? t('limitWrong') : undefined}
        onChange={setTyped}
      />
      <TextField
        label={t('reason')}
        value={reason}
        maxLength={500}
        error={isTried && lacksReason ? t('reasonWrong') : undefined}
        onChange={setReason}
      />
    </FormDialog>
  );
}
