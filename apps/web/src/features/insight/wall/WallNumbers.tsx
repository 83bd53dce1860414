import { MINUTE } from '@nidan/domain/time/durations';
import type { WallView } from '@nidan/contract/insight/wall/wall-endpoints';
import { WORKLIST_STATES } from '@nidan/domain/results/worklist-states';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { clockSpan } from '../../../kernel/ui/values/clock-span.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import styles from './Wall.module.css';
import { wallTexts } from './texts/wall-texts.ts';

interface OfView {
  readonly view: WallView;
}

/** Open tests by state, each with how long the oldest waits. */
export function OpenByState({ view }: OfView) {
  const t = useTexts(wallTexts);
  const stateLabel = useStateLabel(billTest);
  const total = view.states.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={styles.part}>
      <h2>
        {t('byState')} <span className="muted">{t('open', { count: total })}</span>
      </h2>
      <ul className={styles.states}>
        {WORKLIST_STATES.map((state) => {
          const found = view.states.find((one) => one.state === state);
          const waits =
            found === undefined ? null : (Date.parse(view.asOf) - Date.parse(found.oldest)) / MINUTE;
          return (
            <li key={state}>
              <span className={`${styles.state} ui-s-${state}`}>{stateLabel(state)}</span>
              <b>{found?.count ?? 0}</b>
              <span className="muted">
                {waits !== null && t('oldest', { time: clockSpan(Math.max(0, Math.round(waits))) })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How much time is left, department by department. */
export function OpenByDepartment({ view }: OfView) {
  const t = useTexts(wallTexts);
  const sum = (part: 'open' | 'warm' | 'hot'): number =>
    view.departments.reduce((total, department) => total + department[part], 0);
  return (
    <section className={styles.part}>
      <h2>
        {t('timeLeft')} <span className="sp" />
        <span className={styles.fine}>
          <Icon name="tick" size={20} /> {sum('open') - sum('warm') - sum('hot')} {t('inTime')}
        </span>
      </h2>
      <table className={styles.departments}>
        <thead>
          <tr>
            <th scope="col">{t('department')}</th>
            <th scope="col">{t('openHead')}</th>
            <th scope="col">{t('soon')}</th>
            <th scope="col">{t('late')}</th>
          </tr>
        </thead>
        <tbody>
          {view.departments.map(({ departmentId, name, open, warm, hot }) => (
            <tr key={departmentId}>
              <th scope="row">{name}</th>
              <td>
                <b>{open}</b>
              </td>
              <td className={warm > 0 ? styles.warm : undefined}>{warm}</td>
              <td className={hot > 0 ? styles.hot : undefined}>{hot}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
