import type { TubeLife } from '@nidan/contract/lab/tracker/life-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { spanWords } from './life-words.ts';
import { trackTexts } from './texts/track-texts.ts';
import styles from './Track.module.css';

/** What the life of a tube sums up to, in one line. */
export function LifeSums({ sums }: { readonly sums: TubeLife['sums'] }) {
  const t = useTexts(trackTexts);
  const { sinceDrawnMs, people, places, longestWaitMs, roadMs, usualRoadMs } = sums;
  const isSlow = roadMs !== null && usualRoadMs !== null && roadMs > usualRoadMs;
  return (
    <ul className={styles.sums}>
      {sinceDrawnMs === null ? (
        <li className="muted">{t('notDrawn')}</li>
      ) : (
        <li>
          <b>{spanWords(t, sinceDrawnMs)}</b> {t('sinceDrawn')}
        </li>
      )}
      <li>{t('people', { count: people })}</li>
      <li>{t('places', { count: places })}</li>
      {longestWaitMs !== null && (
        <li>
          <b>{spanWords(t, longestWaitMs)}</b> {t('longest')}
        </li>
      )}
      {roadMs !== null && (
        <li className={isSlow ? styles.warm : undefined}>
          {isSlow && <Icon name="warn" size={12} />}
          <b>{spanWords(t, roadMs)}</b>{' '}
          {usualRoadMs === null ? t('onRoad') : t('onRoadUsual', { time: spanWords(t, usualRoadMs) })}
        </li>
      )}
    </ul>
  );
}
