import { schemaFault } from '@nidan/domain/faults/schema-faults';
import { sayFault } from '../../../../kernel/api/refusal-words.ts';
import { createDoctor, searchDoctors } from '@nidan/contract/people/referrers/doctor-endpoints';
import { isValidPhone } from '@nidan/domain/people/phone';
import { type KeyboardEvent, useState } from 'react';
import { newId } from '../../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../../kernel/ui/overlays/FormDialog.tsx';
import { NumberField } from '../../../../kernel/ui/fields/NumberField.tsx';
import { TextField } from '../../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../../kernel/ui/overlays/toast.ts';
import { registerTexts } from '../texts/register-texts.ts';
import type { Doctor } from '../quick-line/resolve-typed.ts';

interface NewDoctorDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onAdded: (doctor: Doctor) => void;
}

/** Adds a referring doctor without leaving the bill. */
export function NewDoctorDialog({ name: first, onClose, onAdded }: NewDoctorDialogProps) {
  const t = useTexts(registerTexts);
  const [doctorId] = useState(newId);
  const [name, setName] = useState(first === '' || /^dr\b/iu.test(first) ? first : `Dr. ${first}`);
  const [qualification, setQualification] = useState('');
  const [phone, setPhone] = useState('');
  const [isTried, setTried] = useState(false);
  const add = useApiMutation(createDoctor, {
    outdates: [searchDoctors],
    onDone: (doctor) => {
      toast({ type: 'SUCCESS', msg: t('doctorAdded', { name: doctor.name }) });
      onClose();
      // A doctor who is added at the counter sends through no agency yet.
      onAdded({ ...doctor, agencies: [] });
    },
  });
  const noName = name.replace(/^dr\.?/iu, '').trim() === '';
  const submit = (): void => {
    setTried(true);
    if (noName || !isValidPhone(phone) || add.isPending) return;
    const given = { phone: phone === '' ? null : phone, qualification: qualification.trim() };
    add.mutate({ body: { doctorId, name: name.trim(), ...given } });
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Or the stroke would press what gets the focus back.
    event.preventDefault();
    submit();
  };
  return (
    <FormDialog
      title={t('newDoctor')}
      action={t('newDoctorSave')}
      busy={add.isPending}
      refusal={add.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        value={name}
        maxLength={140}
        data-autofocus
        error={isTried && noName ? t('doctorNameMissing') : undefined}
        onChange={setName}
        onKeyDown={keyDown}
      />
      <TextField
        label={t('qualification')}
        value={qualification}
        maxLength={120}
        onChange={setQualification}
        onKeyDown={keyDown}
      />
      <NumberField
        label={t('phone')}
        value={phone}
        maxLength={16}
        inputMode="tel"
        error={isTried && !isValidPhone(phone) ? sayFault(schemaFault('not-phone')) : undefined}
        onChange={(typed) => setPhone(typed.replace(/[\s-]/gu, ''))}
        onKeyDown={keyDown}
      />
    </FormDialog>
  );
}
