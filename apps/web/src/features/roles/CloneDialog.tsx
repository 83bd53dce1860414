import { cloneRole, listRoles, type RoleView } from '@nidan/contract/roles/role-endpoints';
import { useState } from 'react';
import { newId } from '../../kernel/api/new-id.ts';
import { useApiMutation } from '../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { Dialog } from '../../kernel/ui/Dialog.tsx';
import { ErrorState } from '../../kernel/ui/ErrorState.tsx';
import { TextField } from '../../kernel/ui/TextField.tsx';
import { toast } from '../../kernel/ui/toast.ts';
import { rolesTexts } from './roles-texts.ts';

interface CloneDialogProps {
  readonly role: RoleView;
  readonly onClose: () => void;
  readonly onCloned: (roleId: string) => void;
}

/** Makes a role with the rights of another. */
export function CloneDialog({ role, onClose, onCloned }: CloneDialogProps) {
  const t = useTexts(rolesTexts);
  const [roleId] = useState(newId);
  const [name, setName] = useState('');
  const clone = useApiMutation(cloneRole, {
    outdates: [listRoles],
    onDone: (made) => {
      toast({ type: 'SUCCESS', msg: t('cloned', { role: made.name }) });
      onCloned(made.roleId);
      onClose();
    },
  });
  const submit = (): void => {
    if (!clone.isPending) clone.mutate({ body: { roleId, fromRoleId: role.roleId, name: name.trim() } });
  };
  return (
    <Dialog
      title={t('cloneTitle', { role: role.name })}
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={clone.isPending} onClick={submit}>
            {t('clone')}
          </Button>
        </>
      }
    >
      {clone.error && <ErrorState kind="row" refusal={clone.error} />}
      <TextField
        label={t('cloneName')}
        value={name}
        maxLength={60}
        data-autofocus
        error={clone.error?.at('name')}
        onChange={setName}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
      />
    </Dialog>
  );
}
