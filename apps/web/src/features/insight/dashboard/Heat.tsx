import type { DashboardView } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import styles from './Dashboard.module.css';
import { listOfCell } from './opened-list.ts';
import { dashboardTexts } from './texts/dashboard-texts.ts';

/** Below each of these a cell is one step darker. */
const STEPS = [98, 95, 90, 80] as const;

function stepOf(percent: number | null): string {
  if (percent === null) return styles['none'] ?? '';
  const step = STEPS.filter((least) => percent < least).length + 1;
  return styles[`heat${step}`] ?? '';
}

const two = (hour: number): string => String(hour).padStart(2, '0');

/** Where and when tests were late: each cell opens its tests. */
export function Heat({ view }: { readonly view: DashboardView }) {
  const t = useTexts(dashboardTexts);
  const { heat } = view;
  if (heat === null) return null;
  const known = heat.flatMap(({ hours }) => hours.map(({ hour }) => hour));
  const [first, last] = [Math.min(...known), Math.max(...known)];
  const hours = known.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return (
    <section className={styles.box} aria-label={t('heat')}>
      <h2 className={styles.head}>{t('heat')}</h2>
      {heat.length === 0 ? (
        <p className="muted t13">{t('heatNone')}</p>
      ) : (
        <table className={styles.heat}>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{t('department')}</span>
              </th>
              {hours.map((hour) => (
                <th key={hour} scope="col">
                  {two(hour)}
                </th>
              ))}
              <th scope="col">{t('day')}</th>
            </tr>
          </thead>
          <tbody>
            {heat.map(({ departmentId, department, percent, hours: cells }) => (
              <tr key={departmentId}>
                <th scope="row" title={department}>
                  {department}
                </th>
                {hours.map((hour) => {
                  const cell = cells.find((one) => one.hour === hour);
                  return (
                    <td key={hour} className={stepOf(cell?.percent ?? null)}>
                      {cell !== undefined && (
                        <a
                          href={listOfCell(departmentId, hour, view)}
                          title={t('heatCell', { department, hour: two(hour), tests: cell.tests })}
                        >
                          {Math.round(cell.percent ?? 0)}
                        </a>
                      )}
                    </td>
                  );
                })}
                <td>
                  <a
                    href={listOfCell(departmentId, null, view)}
                    aria-label={`${department}, ${t('day')}: ${Math.round(percent ?? 0)}`}
                  >
                    <b>{Math.round(percent ?? 0)}</b>
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
