import { viewAs, type ViewKind } from '@nidan/contract/base/identity/view-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useEnterSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import styles from './RolePane.module.css';
import { rolesTexts } from './texts/roles-texts.ts';

interface OpenAsProps {
  readonly kind: ViewKind;
  readonly id: string;
  /** What the role or the person is called. */
  readonly name: string;
}

/** Opens Nidan as a role or a person would find it, reading only. */
export function OpenAs({ kind, id, name }: OpenAsProps) {
  const t = useTexts(rolesTexts);
  const enter = useEnterSession();
  const open = useApiMutation(viewAs, { onDone: enter, onRefused: toastRefusal });
  return (
    <div className={styles.steps}>
      <Button icon="eye" busy={open.isPending} onClick={() => open.mutate({ body: { kind, id } })}>
        {t('openAs', { name })}
      </Button>
      <span className="muted t12">{t('openAsHint')}</span>
    </div>
  );
}
