import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { countUsers, listUsers, readUser, updateUser } from '@nidan/contract/base/users/user-endpoints';
import type { UserView } from '@nidan/contract/base/users/user-view';
import { useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { changedFields, changesOf, draftOf, sentName, type UserDraft } from './user-draft.ts';
import { usersTexts } from './texts/users-texts.ts';

/** What of the server is out of date after a person was changed. */
export const userAnswers = [listUsers, countUsers, readUser, eventsByEntity];

/** The form of one person: what was typed stays until it is saved or undone, whatever others change meanwhile. */
export function useUserDraft(user: UserView) {
  const t = useTexts(usersTexts);
  /** The person as they were when typing began. */
  const [base, setBase] = useState(user);
  const [typed, setTyped] = useState<Partial<UserDraft>>({});
  const from = draftOf(base);
  const draft = { ...from, ...typed };
  const count = changedFields(draft, from).length;
  const adopt = (next: UserView): void => {
    setBase(next);
    setTyped({});
  };
  const saving = useApiMutation(updateUser, {
    outdates: userAnswers,
    onDone: (saved) => {
      adopt(saved);
      toast({ type: 'SUCCESS', msg: t('saved', { name: saved.name }) });
    },
    onReload: async () => setBase(await api(readUser, { params: { userId: user.userId } })),
  });
  return {
    draft,
    count,
    refusal: saving.error,
    busy: saving.isPending,
    /** Somebody saved this person after typing began. */
    isStale: user.version > base.version && count > 0 && saving.error?.code !== 'stale-version',
    change: (part: Partial<UserDraft>) => {
      if (count === 0) setBase(user);
      setTyped((before) => ({ ...before, ...part }));
    },
    undo: () => {
      saving.reset();
      adopt(user);
    },
    /** Keeps what was typed and goes on from the person as they are now. */
    rebase: () => {
      saving.reset();
      setBase(user);
    },
    save: () => {
      if (count === 0 || saving.isPending) return;
      saving.mutate({ params: { userId: user.userId }, body: changesOf(draft, from, base.version) });
    },
    errorOf: (field: keyof UserDraft) => saving.error?.at(sentName(field)),
  };
}
