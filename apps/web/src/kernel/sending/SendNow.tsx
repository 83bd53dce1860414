import { listMessages, sendMessage } from '@nidan/contract/links/delivery/delivery-endpoints';
import { getEmailContent, type EmailContent } from '@nidan/contract/links/messages/message-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { isSendable } from '@nidan/domain/messages/message-kind';
import type { MessageService } from '@nidan/domain/delivery/message-channels';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { useRight } from '../session/session.ts';
import { useTexts } from '../text/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import { toast, toastRefusal } from '../ui/overlays/toast.ts';
import { Section } from '../ui/Section.tsx';
import type { MessageSubject } from './message-subject.ts';
import styles from './SendDialog.module.css';
import { sendNowKeys } from './send-keys.ts';
import { sendTexts } from './texts/send-texts.ts';
import { sentTexts } from './texts/sent-texts.ts';
import { useProblemWords } from './use-problem-words.ts';

const ICONS = { whatsapp: 'chat', sms: 'sms', email: 'mail' } as const;

interface SendNowProps {
  readonly subject: MessageSubject;
  readonly content: EmailContent;
}

/** Sends over the services of the lab by one press, in its registered words and with the paper; nothing where the lab has none. */
export function SendNow({ subject, content }: SendNowProps) {
  const t = useTexts(sendTexts);
  const names = useTexts(sentTexts);
  const why = useProblemWords();
  const maySend = useRight('bills', PERMISSION.update);
  const { services, language } = content;
  const sending = useApiMutation(sendMessage, {
    outdates: [listMessages, getEmailContent],
    onDone: ({ channels }) =>
      toast({ type: 'SUCCESS', msg: t('onItsWay', { channel: names(channels[0] ?? 'email') }) }),
    onRefused: toastRefusal,
  });
  const { kind, reportId: _, ...ids } = subject;
  const send = (first: MessageService): void => {
    if (!isSendable(kind)) return;
    const others = services.filter(
      ({ channel, problem, isAgreed }) => channel !== first && isAgreed && problem === null,
    );
    const channels = [first, ...others.map(({ channel }) => channel)];
    sending.mutate({ body: { kind, ...ids, language, channels } });
  };
  const ways = services.filter(({ problem }) => problem === null);
  const open = ways.find(({ isAgreed }) => isAgreed) ?? ways[0];
  const offAll = maySend ? undefined : t('sendNoRight');
  useShortcuts(sendNowKeys, {
    sendNow: open === undefined || !maySend || sending.isPending ? undefined : () => send(open.channel),
  });
  if (services.length === 0) return null;
  return (
    <Section title={t('sendNow')}>
      <div className={`row ${styles.ways}`}>
        {services.map(({ channel, problem, isAgreed }) => (
          <Button
            key={channel}
            icon={ICONS[channel]}
            shortcut={channel === open?.channel ? sendNowKeys.shortcuts.sendNow : undefined}
            busy={sending.isPending}
            off={offAll ?? (problem === null ? undefined : why(problem))}
            onClick={() => send(channel)}
          >
            {isAgreed ? names(channel) : t('notAgreed', { channel: names(channel) })}
          </Button>
        ))}
      </div>
      <p className="muted t12">{t('sendNowHint')}</p>
    </Section>
  );
}
