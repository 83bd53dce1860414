import { createLab, listLabAccounts } from '@nidan/contract/base/lab-account/lab-account-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { OneTimePassword } from '../users/OneTimePassword.tsx';
import records from '../../../kernel/masters/Records.module.css';
import { newLabKeys } from './platform-keys.ts';
import { platformTexts } from './texts/platform-texts.ts';

/** Fields of the form by where they stand in the request. */
const FIELDS = [
  'name',
  'prefix',
  'firm.name',
  'firm.gstin',
  'location.name',
  'location.address',
  'location.phone',
  'administrator.name',
  'administrator.username',
] as const;
type Field = (typeof FIELDS)[number];
type Values = Readonly<Record<Field, string>>;

const EMPTY = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Values; // as: made of every field

function bodyOf(values: Values): BodyOf<typeof createLab> {
  const of = (field: Field): string => values[field].trim();
  const gstin = of('firm.gstin').toUpperCase();
  return {
    name: of('name'),
    prefix: of('prefix').toUpperCase(),
    firm: { name: of('firm.name') || of('name'), ...(gstin === '' ? {} : { gstin }) },
    location: {
      name: of('location.name') || of('name'),
      address: of('location.address'),
      phone: of('location.phone'),
    },
    administrator: {
      username: of('administrator.username'),
      ...(of('administrator.name') === '' ? {} : { name: of('administrator.name') }),
    },
  };
}

interface NewLabDialogProps {
  readonly onClose: () => void;
  readonly onOpened: (lId: number) => void;
}

/** Opens a lab, then shows the one-time password of its administrator. */
export function NewLabDialog({ onClose, onOpened }: NewLabDialogProps) {
  const t = useTexts(platformTexts);
  const [values, setValues] = useState(EMPTY);
  const open = useApiMutation(createLab, {
    outdates: [listLabAccounts],
    onDone: ({ lab, oneTimePassword }) => {
      onOpened(lab.lId);
      if (oneTimePassword === null) onClose();
    },
  });
  const submit = (): void => {
    if (!open.isPending && !open.isSuccess) open.mutate({ body: bodyOf(values) });
  };
  useShortcuts(newLabKeys, { submit });
  if (open.data && open.data.oneTimePassword !== null) {
    const { username, oneTimePassword } = open.data;
    return <OneTimePassword name={username} password={oneTimePassword} onClose={onClose} />;
  }
  return (
    <FormDialog
      wide
      title={t('newLab')}
      action={t('openLab')}
      shortcut={newLabKeys.shortcuts.submit}
      busy={open.isPending}
      refusal={open.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="muted t13">{t('newLabHelp')}</p>
      <div className={records.form}>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(field)}
            value={values[field]}
            error={open.error?.at(field)}
            onChange={(text) => setValues((before) => ({ ...before, [field]: text }))}
            {...(field === 'name' ? { 'data-autofocus': true } : {})}
          />
        ))}
      </div>
    </FormDialog>
  );
}
