import { leaveView } from '@nidan/contract/base/identity/view-endpoints';
import { useApiMutation } from '../../kernel/api/use-api-mutation.ts';
import { useEnterSession, useSession } from '../../kernel/session/session.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { Icon } from '../../kernel/ui/values/Icon.tsx';
import { toastRefusal } from '../../kernel/ui/overlays/toast.ts';
import { appTexts } from '../app-texts.ts';

/** On every screen while the session looks as a role or another person: as whom, and the way back. */
export function ViewingBanner() {
  const t = useTexts(appTexts);
  const { lab } = useSession();
  const enter = useEnterSession();
  const leave = useApiMutation(leaveView, { onDone: enter, onRefused: toastRefusal });
  if (lab.viewedAs === null) return null;
  const { name, roleName } = lab.viewedAs;
  return (
    <div className="app-offline" role="status">
      <Icon name="eye" />
      <b>{t('viewing', { name: name === null ? roleName : `${name}, ${roleName}` })}</b>
      <span>{t('viewingText')}</span>
      <span className="sp" />
      <Button busy={leave.isPending} onClick={() => leave.mutate({})}>
        {t('leaveView')}
      </Button>
    </div>
  );
}
