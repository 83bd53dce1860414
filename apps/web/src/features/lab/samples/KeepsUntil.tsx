import { MINUTE } from '@nidan/domain/time/durations';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import styles from './KeepsUntil.module.css';
import { samplesListTexts } from './texts/samples-list-texts.ts';

/** Until when a specimen is good for a test, in words, with a mark once it is not; `late` shows nothing before. */
export function KeepsUntil({ at, late = false }: { readonly at: string; readonly late?: boolean }) {
  const t = useTexts(samplesListTexts);
  const zone = useZone();
  const isOver = Date.parse(at) < useNow(MINUTE).getTime();
  const time = showShort(at, zone);
  if (!isOver) return late ? null : <span className="muted">{t('keepsUntil', { time })}</span>;
  return (
    <span className={styles.over}>
      <Icon name="warn" /> {t('tooOldSince', { time })}
    </span>
  );
}
