import { listRoles, previewRole, updateRole } from '@nidan/contract/base/roles/role-endpoints';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { moduleTexts } from '../../../kernel/text/module-texts.ts';
import type { RightChange } from './role-draft.ts';
import { rolesTexts } from './texts/roles-texts.ts';
import { useBitsWords } from './use-bits-words.ts';

interface ReviewDialogProps {
  readonly changes: readonly RightChange[];
  readonly onClose: () => void;
  /** The changes of one role are saved. */
  readonly onSaved: (roleId: string) => void;
}

/** The shortest reason that is kept. */
const LEAST_REASON = 3;

/** What the draft changes and for whom; saves role by role and stops at the first that is refused. */
export function ReviewDialog({ changes, onClose, onSaved }: ReviewDialogProps) {
  const t = useTexts(rolesTexts);
  const nameOf = useTexts(moduleTexts);
  const [reason, setReason] = useState('');
  const update = useApiMutation(updateRole, { outdates: [listRoles, previewRole] });
  const byRole = [...Map.groupBy(changes, ({ role }) => role)];
  const words = useBitsWords();
  const save = async (): Promise<void> => {
    const why = reason.trim().length < LEAST_REASON ? {} : { reason: reason.trim() };
    for (const [{ roleId, version, name }, ofRole] of byRole) {
      const rights = Object.fromEntries(ofRole.map(({ module, after }) => [module, after]));
      try {
        await update.mutateAsync({ params: { roleId }, body: { version, rights, ...why } });
      } catch {
        // The refusal stands in the dialog; what was saved before it stays saved.
        return;
      }
      onSaved(roleId);
      toast({ type: 'SUCCESS', msg: t('saved', { role: name }) });
    }
    onClose();
  };
  return (
    <Dialog
      kind="INFO"
      wide
      title={t('reviewTitle')}
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={update.isPending} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      {update.error && <ErrorState kind="row" refusal={update.error} />}
      <p>{t('reviewText')}</p>
      <ul>
        {byRole.map(([role, ofRole]) => (
          <li key={role.roleId}>
            <b>{role.name}</b> <span className="muted">{t('people', { count: role.people })}</span>
            <ul className="t13">
              {ofRole.map(({ module, before, after }) => (
                <li key={module}>
                  {t('change', { module: nameOf(module), before: words(before), after: words(after) })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <TextField
        label={t('reason')}
        value={reason}
        maxLength={500}
        data-autofocus
        onChange={setReason}
        onKeyDown={(event) => event.key === 'Enter' && void save()}
      />
    </Dialog>
  );
}
