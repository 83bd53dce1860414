import { SECOND } from '@nidan/domain/time/durations';
import {
  listPublishJobs,
  pullReportsBack,
  readLeavingReports,
} from '@nidan/contract/links/publishing/publishing-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { toastRefusal, toast } from '../../../kernel/ui/overlays/toast.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { publishingKeys } from './publishing-keys.ts';
import { publishingTexts } from './texts/publishing-texts.ts';
import styles from './UnsendBanner.module.css';

/** While reports wait to leave: how many, by which ways, in how many seconds, and the way to pull them back. Nothing otherwise. */
export function UnsendBanner() {
  const t = useTexts(publishingTexts);
  const mayPull = useRight('reports', PERMISSION.update);
  const { data } = useApiQuery(readLeavingReports, {}, { follows: ['REPORT', 'MESSAGE'] });
  const now = useNow(SECOND);
  const pulling = useApiMutation(pullReportsBack, {
    outdates: [readLeavingReports, listPublishJobs],
    onDone: ({ pulledBack: count }) => toast({ type: 'SUCCESS', msg: t('pulled', { count }) }),
    onRefused: toastRefusal,
  });
  const leavesAt = data?.leavesAt ?? null;
  const seconds = leavesAt === null ? 0 : Math.ceil((Date.parse(leavesAt) - now.getTime()) / SECOND);
  const isOpen = data !== undefined && data.reportIds.length > 0 && seconds > 0;
  const pull = (): void => pulling.mutate({ body: { reportIds: data?.reportIds ?? [] } });
  useShortcuts(publishingKeys, { pullBack: isOpen && mayPull && !pulling.isPending ? pull : undefined });
  if (!isOpen) return null;
  const channels = data.channels.map(({ channel, count }) => `${t(channel)} (${count})`).join(', ');
  return (
    <div className={styles.banner} role="status">
      <b>{t('leaves', { count: data.reportIds.length, seconds: String(seconds) })}</b>
      <span>{t('leavesBy', { channels })}</span>
      <span className="sp" />
      {mayPull && (
        <Button shortcut={publishingKeys.shortcuts.pullBack} busy={pulling.isPending} onClick={pull}>
          {t('pullBackAll')}
        </Button>
      )}
    </div>
  );
}
