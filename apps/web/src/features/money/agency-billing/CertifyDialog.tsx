import { certifyAgencyReceipt } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { AgencyReceiptView } from '@nidan/contract/money/agency-billing/agency-account-view';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { agencyTexts } from './texts/agency-texts.ts';
import { useAgencyChange } from './use-agency-change.ts';

interface CertifyDialogProps {
  readonly receipt: AgencyReceiptView;
  readonly onClose: () => void;
}

const SHORTEST = 3;

/** Notes the certificate of the tax that an agency deducted. */
export function CertifyDialog({
  receipt: { receiptId, version, number, tdsCertificate },
  onClose,
}: CertifyDialogProps) {
  const t = useTexts(agencyTexts);
  const [certificate, setCertificate] = useState(tdsCertificate ?? '');
  const [isTried, setTried] = useState(false);
  const certifying = useAgencyChange(certifyAgencyReceipt, () => {
    toast({ type: 'SUCCESS', msg: t('certified', { number }) });
    onClose();
  });
  const lacks = certificate.trim().length < SHORTEST;
  const submit = (): void => {
    setTried(true);
    if (lacks || certifying.isPending) return;
    certifying.mutate({ body: { receiptId, version, certificate: certificate.trim() } });
  };
  return (
    <FormDialog
      title={t('certify')}
      action={t('certify')}
      busy={certifying.isPending}
      refusal={certifying.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('certificate')}
        value={certificate}
        maxLength={40}
        data-autofocus
        error={isTried && lacks ? t('certificateWrong') : undefined}
        onChange={setCertificate}
      />
    </FormDialog>
  );
}
