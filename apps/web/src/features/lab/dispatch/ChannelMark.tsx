import { useProblemWords } from '../../../kernel/sending/use-problem-words.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import type { IconName } from '../../../kernel/ui/values/icon-drawings.tsx';
import styles from './ChannelMark.module.css';
import { CHANNEL_MARKS, type ChannelMarkKind, type ChannelView, markOf, markWords } from './channel-words.ts';
import { dispatchTexts } from './texts/dispatch-texts.ts';

const ICONS: Record<ChannelMarkKind, IconName | null> = {
  notAsked: null,
  notAgreed: 'ban',
  inQueue: 'ring',
  waiting: 'clock',
  sent: 'tick',
  delivered: 'doubleTick',
  read: 'doubleTick',
  failed: 'cross',
  held: 'lock',
  problem: 'cross',
};

/** How far a report has come on one channel, as a mark that reads aloud. */
export function ChannelMark({ channel }: { readonly channel: ChannelView }) {
  const t = useTexts(dispatchTexts);
  const why = useProblemWords();
  const words = t('channelIs', { channel: t(channel.channel), state: markWords({ t, why }, channel) });
  return (
    <span role="img" aria-label={words} title={words}>
      <Mark kind={markOf(channel)} />
    </span>
  );
}

export function Mark({ kind }: { readonly kind: ChannelMarkKind }) {
  const icon = ICONS[kind];
  return (
    <span className={`${styles.mark} ${styles[kind] ?? ''}`} aria-hidden="true">
      {icon === null ? '–' : <Icon name={icon} size={14} />}
    </span>
  );
}

/** What the marks mean. */
export function ChannelLegend() {
  const t = useTexts(dispatchTexts);
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {CHANNEL_MARKS.map((kind) => (
        <li key={kind}>
          <Mark kind={kind} />
          {t(kind)}
        </li>
      ))}
    </ul>
  );
}
