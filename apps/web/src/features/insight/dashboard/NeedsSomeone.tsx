import type { DashboardView } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import styles from './Dashboard.module.css';
import { listOfWait } from './opened-list.ts';
import { dashboardTexts } from './texts/dashboard-texts.ts';

type Kind = DashboardView['waits'][number]['kind'];

/** Of these nobody may wait. */
const PRESSING: readonly Kind[] = ['criticals', 'holds'];

/** What waits for somebody, the most pressing first, with the way there. */
export function NeedsSomeone({ waits }: { readonly waits: DashboardView['waits'] }) {
  const t = useTexts(dashboardTexts);
  const zone = useZone();
  return (
    <section className={styles.box} aria-label={t('waits')}>
      <h2 className={styles.head}>{t('waits')}</h2>
      {waits.length === 0 && <p className="muted t13">{t('waitsNone')}</p>}
      <ul className={styles.waits}>
        {waits.map(({ kind, count, since }) => (
          <li key={kind}>
            <Icon name={PRESSING.includes(kind) ? 'error' : 'warn'} />
            <a href={listOfWait(kind)}>{t(kind === 'late' ? 'lateTests' : kind)}</a>
            <b>{count}</b>
            {since !== null && (
              <span className="muted t13">{t('since', { at: showShort(since, zone) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
