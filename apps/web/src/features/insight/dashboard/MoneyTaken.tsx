import type { DashboardView } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { BarChart } from '../explorer/BarChart.tsx';
import styles from './Dashboard.module.css';
import { listOfNumber } from './opened-list.ts';
import { dashboardTexts } from './texts/dashboard-texts.ts';

interface MoneyTakenProps {
  readonly view: DashboardView;
  readonly money: NonNullable<DashboardView['money']>;
}

/** Money by day, and by mode for the days that are shown. */
export function MoneyTaken({ view, money }: MoneyTakenProps) {
  const t = useTexts(dashboardTexts);
  return (
    <section className={styles.box} aria-label={t('revenue')}>
      <h2 className={styles.head}>
        {t('revenue')} <span className="sp" /> <a href={listOfNumber('takenPaise', view)}>{t('dayBook')}</a>
      </h2>
      <div className={styles.money}>
        <BarChart
          label={t('revenue')}
          current={view.to}
          bars={money.days.map(({ day, paise }) => ({
            key: day,
            label: day.slice(8),
            value: paise,
            shown: rupees(paise),
          }))}
        />
        <dl>
          {money.modes.map(({ mode, paise }) => (
            <div key={mode}>
              <dt>{mode}</dt>
              <dd>{rupees(paise)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
