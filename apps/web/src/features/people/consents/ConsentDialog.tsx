import { type BillConsentView, recordConsent } from '@nidan/contract/people/consents/consent-endpoints';
import { listPatientFiles } from '@nidan/contract/people/patient-files/patient-file-endpoints';
import { CONSENT_WAYS, type ConsentWay } from '@nidan/domain/people/consent-way';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { consentTexts } from './texts/consent-texts.ts';

interface ConsentDialogProps {
  readonly patientId: string;
  readonly bill: Pick<BillConsentView, 'billId' | 'tests'>;
  readonly outdates: NonNullable<Parameters<typeof useApiMutation>[1]>['outdates'];
  readonly onClose: () => void;
}

/** Who consented to the tests of a bill, and how. */
export function ConsentDialog({ patientId, bill, outdates = [], onClose }: ConsentDialogProps) {
  const t = useTexts(consentTexts);
  const [consentId] = useState(newId);
  const [way, setWay] = useState<ConsentWay>('written');
  const [givenBy, setGivenBy] = useState('');
  const [fileId, setFileId] = useState('');
  const files =
    useApiQuery(listPatientFiles, { params: { patientId }, query: { limit: 200 } }).data?.rows ?? [];
  const saving = useApiMutation(recordConsent, {
    outdates,
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('saved') });
      onClose();
    },
  });
  const submit = (): void => {
    if (saving.isPending) return;
    const name = givenBy.trim();
    const body = { consentId, billId: bill.billId, way, givenBy: name === '' ? null : name };
    saving.mutate({ body: { ...body, fileId: fileId === '' ? null : fileId } });
  };
  return (
    <FormDialog
      title={t('recordTitle', { tests: bill.tests.join(', ') })}
      action={t('save')}
      busy={saving.isPending}
      refusal={saving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('way')}
        value={way}
        options={CONSENT_WAYS.map((value) => ({ value, label: t(value) }))}
        data-autofocus
        onChange={setWay}
      />
      <TextField
        label={t('givenBy')}
        value={givenBy}
        maxLength={120}
        hint={t('givenByHint')}
        onChange={setGivenBy}
        error={saving.error?.errors.find(({ field }) => field === 'givenBy')?.msg}
      />
      <SelectField
        label={t('file')}
        value={fileId}
        options={[
          { value: '', label: t('noFile') },
          ...files.map((file) => ({ value: file.fileId, label: file.name })),
        ]}
        onChange={setFileId}
      />
    </FormDialog>
  );
}
