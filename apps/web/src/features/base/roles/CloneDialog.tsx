import { cloneRole, listRoles, type RoleView } from '@nidan/contract/base/roles/role-endpoints';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { rolesTexts } from './texts/roles-texts.ts';

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
    <FormDialog
      title={t('cloneTitle', { role: role.name })}
      action={t('clone')}
      busy={clone.isPending}
      refusal={clone.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('cloneName')}
        value={name}
        maxLength={60}
        data-autofocus
        error={clone.error?.at('name')}
        onChange={setName}
      />
    </FormDialog>
  );
}
