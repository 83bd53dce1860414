import { countNotices } from '@nidan/contract/links/delivery/notice-endpoints';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { noticeTexts } from './texts/notice-texts.ts';

/** How many notices the person has not read, on every screen. */
export function NoticeBell() {
  const t = useTexts(noticeTexts);
  const { data } = useApiQuery(countNotices, {}, { follows: ['NOTICE'] });
  const unread = data?.unread ?? 0;
  const words = unread > 0 ? t('bell', { count: unread }) : t('title');
  return (
    <a className="app-tool" href={hashOf('notices')} title={words} aria-label={words}>
      <Icon name="bell" />
      {unread > 0 && <span className="app-badge">{unread}</span>}
    </a>
  );
}
