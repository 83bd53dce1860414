import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { createUser } from '@nidan/contract/base/users/user-endpoints';
import { USER_TYPES, type UserType } from '@nidan/domain/enumerations/users';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { OneTimePassword } from './OneTimePassword.tsx';
import { userAnswers } from './use-user-draft.ts';
import type { UserChoices } from './use-user-choices.ts';
import { bodyOfDraft, emptyDraft, sentName, type UserDraft } from './user-draft.ts';
import { newUserKeys } from './user-keys.ts';
import { UserForm } from './UserForm.tsx';
import { usersTexts } from './texts/users-texts.ts';

interface NewUserDialogProps {
  readonly choices: UserChoices;
  readonly onClose: () => void;
  readonly onEntered: (userId: string) => void;
}

type Entered = AnswerOf<typeof createUser>;

/** Enters a person, then shows the one-time password. */
export function NewUserDialog({ choices, onClose, onEntered }: NewUserDialogProps) {
  const [entered, setEntered] = useState<Entered | null>(null);
  if (entered !== null) {
    const { user, oneTimePassword } = entered;
    return <OneTimePassword name={user.name} password={oneTimePassword} onClose={onClose} />;
  }
  return (
    <NewUserForm
      choices={choices}
      onClose={onClose}
      onEntered={(answer) => {
        onEntered(answer.user.userId);
        setEntered(answer);
      }}
    />
  );
}

interface NewUserFormProps extends Omit<NewUserDialogProps, 'onEntered'> {
  readonly onEntered: (entered: Entered) => void;
}

function NewUserForm({ choices, onClose, onEntered }: NewUserFormProps) {
  const t = useTexts(usersTexts);
  const [userId] = useState(newId);
  const [userType, setType] = useState<UserType>('EMPLOYEE');
  const [username, setUsername] = useState('');
  const [typed, setTyped] = useState<Partial<UserDraft>>({});
  // The roles may come after the dialog has opened.
  const draft = { ...emptyDraft(choices.roles[0]?.value ?? ''), ...typed };
  const create = useApiMutation(createUser, { outdates: userAnswers, onDone: onEntered });
  const submit = (): void => {
    if (create.isPending) return;
    const body = bodyOfDraft({ ...draft, employeeKind: userType === 'EMPLOYEE' ? draft.employeeKind : null });
    create.mutate({ body: { ...body, userId, username: username.trim(), userType, submit: true } });
  };
  useShortcuts(newUserKeys, { submit });
  return (
    <FormDialog
      wide
      title={t('newTitle')}
      action={t('createSubmit')}
      shortcut={newUserKeys.shortcuts.submit}
      busy={create.isPending}
      refusal={create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Segmented
        label={t('type')}
        value={userType}
        options={USER_TYPES.map((type) => ({ value: type, label: t(type) }))}
        onChange={setType}
      />
      <TextField
        label={t('username')}
        value={username}
        data-autofocus
        error={create.error?.at('username')}
        onChange={setUsername}
      />
      <UserForm
        draft={draft}
        userType={userType}
        choices={choices}
        onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
        errorOf={(field) => create.error?.at(sentName(field))}
        personFixed={false}
        placeFixed={false}
      />
    </FormDialog>
  );
}
