import { DAY } from '@nidan/domain/time/durations';
import { createApiKey, listApiKeys } from '@nidan/contract/base/users/api-key-endpoints';
import type { UserView } from '@nidan/contract/base/users/user-view';
import { listRoles } from '@nidan/contract/base/roles/role-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { apiKeyTexts } from './texts/api-key-texts.ts';
import type { UserChoices } from './use-user-choices.ts';
import styles from './UserForm.module.css';

interface NewKeyDialogProps {
  readonly user: UserView;
  readonly choices: UserChoices;
  readonly onClose: () => void;
}

const USUAL_DAYS = '90';
const USUAL_CALLS = '60';

/** Makes a key of a program, then shows it once. */
export function NewKeyDialog({ user, choices, onClose }: NewKeyDialogProps) {
  const t = useTexts(apiKeyTexts);
  const [keyId] = useState(newId);
  const [name, setName] = useState('');
  const [extent, setExtent] = useState<'read' | 'whole'>('read');
  const [place, setPlace] = useState('');
  const [limit, setLimit] = useState(USUAL_CALLS);
  const [days, setDays] = useState(USUAL_DAYS);
  const roles = useApiQuery(listRoles, { query: { limit: 200 } }).data?.rows ?? [];
  const make = useApiMutation(createApiKey, { outdates: [listApiKeys] });
  const whole = roles.find(({ roleId }) => roleId === user.roleId)?.rights ?? {};
  const rights = extent === 'whole' ? whole : readOnly(whole);
  const submit = (): void => {
    if (make.isPending) return;
    make.mutate({
      body: {
        keyId,
        userId: user.userId,
        name: name.trim(),
        rights,
        locationIds: place === '' ? null : [place],
        perMinute: Number(limit),
        expiresAt: new Date(Date.now() + Number(days) * DAY).toISOString(),
      },
    });
  };
  if (make.data) return <Secret name={user.name} secret={make.data.secret ?? ''} onClose={onClose} />;
  return (
    <FormDialog
      title={t('newTitle', { name: user.name })}
      action={t('make')}
      busy={make.isPending}
      refusal={make.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        value={name}
        data-autofocus
        error={make.error?.at('name')}
        onChange={setName}
      />
      <Segmented
        label={t('rights')}
        value={extent}
        error={make.error?.at('rights')}
        options={[
          { value: 'read', label: t('readOnly') },
          { value: 'whole', label: t('whole') },
        ]}
        onChange={setExtent}
      />
      <SelectField
        label={t('place')}
        value={place}
        error={make.error?.at('locationIds')}
        options={[{ value: '', label: t('allPlaces') }, ...choices.locations]}
        onChange={setPlace}
      />
      <div className={styles.pair}>
        <NumberField
          label={t('limit')}
          value={limit}
          error={make.error?.at('perMinute')}
          onChange={setLimit}
        />
        <NumberField label={t('days')} value={days} error={make.error?.at('expiresAt')} onChange={setDays} />
      </div>
    </FormDialog>
  );
}

function readOnly(rights: Readonly<Record<string, number>>): Record<string, number> {
  const kept = Object.entries(rights).map(([module, bits]) => [module, bits & PERMISSION.read] as const);
  return Object.fromEntries(kept.filter(([, bits]) => bits > 0));
}

interface SecretProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

function Secret({ name, secret, onClose }: SecretProps) {
  const t = useTexts(apiKeyTexts);
  return (
    <Dialog
      kind="INFO"
      title={t('secretTitle', { name })}
      onClose={onClose}
      feet={
        <Button kind="primary" data-autofocus onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <p className={styles.secret}>{secret}</p>
      <p>{t('secretText')}</p>
    </Dialog>
  );
}
