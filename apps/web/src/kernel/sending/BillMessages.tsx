import { listMessages } from '@nidan/contract/links/delivery/delivery-endpoints';
import type { MessageView } from '@nidan/contract/links/delivery/message-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiQuery } from '../api/use-api-query.ts';
import { hashOf } from '../route/hash-route.ts';
import { useRight } from '../session/session.ts';
import { useTexts } from '../text/use-texts.ts';
import { Note } from '../ui/Note.tsx';
import { sentTexts } from './texts/sent-texts.ts';

/** A message that nobody was reached by, or that nobody has read where reading is told of. */
function worryOf({ outcome, isWithdrawn, steps }: MessageView): 'bounced' | 'unread' | null {
  if (isWithdrawn) return null;
  if (outcome === 'FAILURE') return 'bounced';
  const isUnread = steps.some(({ channel, step }) => channel === 'whatsapp' && step === 'delivered');
  return isUnread ? 'unread' : null;
}

/** What of the messages about a bill reached nobody, or was not read; nothing where all is well. */
export function BillMessages({ billId }: { readonly billId: string }) {
  const seesReports = useRight('reports', PERMISSION.read);
  return seesReports ? <Worries billId={billId} /> : null;
}

function namesOf(messages: readonly MessageView[]): string {
  return [...new Set(messages.map(({ recipientName }) => recipientName))].join(', ');
}

function Worries({ billId }: { readonly billId: string }) {
  const t = useTexts(sentTexts);
  const query = useApiQuery(listMessages, { query: { billId, limit: 20 } }, { follows: ['MESSAGE'] });
  const messages = query.data?.rows ?? [];
  const bounced = messages.filter((message) => worryOf(message) === 'bounced');
  const unread = messages.filter((message) => worryOf(message) === 'unread');
  if (bounced.length + unread.length === 0) return null;
  const labNo = messages[0]?.labNo ?? '';
  return (
    <Note
      tone={bounced.length > 0 ? 'warn' : 'info'}
      icon="send"
      end={<a href={hashOf('dispatch', { q: labNo })}>{t('toDesk')}</a>}
    >
      {bounced.length > 0 && <p>{t('bounced', { names: namesOf(bounced) })}</p>}
      {unread.length > 0 && <p>{t('unread', { names: namesOf(unread) })}</p>}
    </Note>
  );
}
