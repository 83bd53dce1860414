import type { DashboardView } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { BillTestChip } from '../../../kernel/ui/values/BillTestChip.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import styles from './Dashboard.module.css';
import { listOfOpen } from './opened-list.ts';
import { dashboardTexts } from './texts/dashboard-texts.ts';

/** Open tests by state, each with the way to its worklist. */
export function PendingByStage({ pending }: { readonly pending: NonNullable<DashboardView['pending']> }) {
  const t = useTexts(dashboardTexts);
  const most = Math.max(1, ...pending.states.map(({ count }) => count));
  return (
    <section className={styles.box} aria-label={t('pending')}>
      <h2 className={styles.head}>
        {t('pending')} <span className="muted t13">{t('tests', { count: pending.total })}</span>
        <span className="sp" />
        <a className={styles.hot} href={listOfOpen({ urgency: 'hot' })}>
          <Icon name="flame" size={12} /> {t('late', { count: pending.hot })}
        </a>
        <a className={styles.warm} href={listOfOpen({ urgency: 'warm' })}>
          <Icon name="hourglass" size={12} /> {t('soon', { count: pending.warm })}
        </a>
      </h2>
      {pending.states.flatMap(({ state, count }) => {
        const known = billTest.stateNames.find((one) => one === state);
        if (known === undefined) return [];
        return [
          <a key={state} className={styles.stage} href={listOfOpen({ state })}>
            <BillTestChip state={known} />
            <i
              style={{ width: `${(count * 100) / most}%`, background: `var(--s-${known}-fg)` }}
              aria-hidden="true"
            />
            <b>{count}</b>
          </a>,
        ];
      })}
    </section>
  );
}
