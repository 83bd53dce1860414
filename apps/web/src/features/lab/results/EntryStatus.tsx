import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { entryTexts } from './texts/entry-texts.ts';
import styles from './EntryStatus.module.css';
import type { Entry } from './use-entry.ts';

/** Whether what was typed is saved, or only kept on this machine. */
export function EntryStatus({ entry }: { readonly entry: Entry }) {
  const t = useTexts(entryTexts);
  const zone = useZone();
  const clock = (at: Date): string => showDateTime(at, zone).slice(-8);
  const { typed, keptAt, savedAt } = entry;
  return (
    <span className={styles.status} role="status">
      {typed > 0 && (
        <>
          <Icon name="pen" size={14} />
          {t('unsaved', { count: typed })}
          {keptAt && <span className="muted">{t('kept', { time: clock(keptAt) })}</span>}
        </>
      )}
      {typed === 0 && savedAt && (
        <>
          <Icon name="tick" size={14} />
          {t('saved', { time: clock(savedAt) })}
        </>
      )}
    </span>
  );
}
