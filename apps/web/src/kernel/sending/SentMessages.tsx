import { listMessages, readMessage, resendMessage } from '@nidan/contract/links/delivery/delivery-endpoints';
import type { MessageView } from '@nidan/contract/links/delivery/message-view';
import { listDispatches } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { useApiQuery } from '../api/use-api-query.ts';
import { useZone } from '../session/session.ts';
import { showShort } from '../text/show-date.ts';
import { useTexts } from '../text/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/overlays/toast.ts';
import { Section } from '../ui/Section.tsx';
import styles from './SentMessages.module.css';
import { sentTexts } from './texts/sent-texts.ts';

type StepView = MessageView['steps'][number];

const WORDS = {
  queued: 'stepQueued',
  sent: 'stepSent',
  delivered: 'stepDelivered',
  read: 'stepRead',
  failed: 'stepFailed',
} as const satisfies Record<StepView['step'], string>;

/** What became of the messages about one thing, with their words; nothing where there are none. */
export function SentMessages({ entityId }: { readonly entityId: string }) {
  const t = useTexts(sentTexts);
  const query = useApiQuery(
    listMessages,
    { query: { entityId, limit: 10 } },
    { follows: ['MESSAGE'], keepFormer: false },
  );
  const messages = query.data?.rows ?? [];
  if (messages.length === 0) return null;
  return (
    <Section title={t('title')}>
      {messages.map((message) => (
        <OneMessage key={message.messageId} message={message} />
      ))}
    </Section>
  );
}

function OneMessage({ message }: { readonly message: MessageView }) {
  const t = useTexts(sentTexts);
  const resend = useApiMutation(resendMessage, {
    outdates: [listMessages, readMessage, listDispatches],
    onDone: () => toast({ type: 'SUCCESS', msg: t('resent') }),
  });
  const { messageId, steps, recipientName, isWithdrawn, can } = message;
  return (
    <div className={styles.message}>
      <b>{t('to', { name: recipientName })}</b>
      {isWithdrawn && <span className="muted">{t('takenBack')}</span>}
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step.channel}>
            <span>{t(step.channel)}</span>
            <StepWords step={step} />
          </li>
        ))}
      </ul>
      <Said messageId={messageId} />
      {can.includes('resend') && (
        <div className="row">
          {steps.map(({ channel }) => (
            <Button
              key={channel}
              icon="send"
              busy={resend.isPending}
              onClick={() => resend.mutate({ body: { messageId, channel } })}
            >
              {t('resend', { channel: t(channel) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function StepWords({ step: { step, at, tries, nextAt, problemDetail } }: { readonly step: StepView }) {
  const t = useTexts(sentTexts);
  const zone = useZone();
  const time = showShort(at, zone);
  const more = [
    ...(tries > 1 ? [t('tries', { count: tries })] : []),
    ...(step === 'queued' && nextAt !== null && tries > 0
      ? [t('nextTry', { time: showShort(nextAt, zone) })]
      : []),
    ...(problemDetail === null ? [] : [problemDetail]),
  ];
  return (
    <>
      <span className={step === 'failed' ? styles.failed : undefined}>
        {t('stepAt', { step: t(WORDS[step]), time })}
      </span>
      {more.length > 0 && <p className="muted t12">{more.join('. ')}</p>}
    </>
  );
}

function Said({ messageId }: { readonly messageId: string }) {
  const t = useTexts(sentTexts);
  const query = useApiQuery(readMessage, { query: { messageId } }, { freshFor: 5_000, follows: ['MESSAGE'] });
  const said = query.data?.said;
  if (query.data === undefined) return null;
  if (said === null || said === undefined) return <p className="muted t12">{t('noWords')}</p>;
  return (
    <figure style={{ margin: 0 }}>
      <figcaption className="muted t12">
        {t('asRead')}, {t(said.channel)}
        {said.smsParts !== null && `, ${t('parts', { count: said.smsParts })}`}
      </figcaption>
      <p className={styles.said}>{said.subject === null ? said.text : `${said.subject}\n\n${said.text}`}</p>
    </figure>
  );
}
