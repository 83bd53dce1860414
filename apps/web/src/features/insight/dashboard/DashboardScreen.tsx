import { readDashboard } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import { DASHBOARD_SPANS, type DashboardSpan } from '@nidan/domain/insight/compare-periods';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useSession, useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import styles from './Dashboard.module.css';
import { Heat } from './Heat.tsx';
import { MoneyTaken } from './MoneyTaken.tsx';
import { NeedsSomeone } from './NeedsSomeone.tsx';
import { NumberTile } from './NumberTile.tsx';
import { DASHBOARD_NUMBERS } from './opened-list.ts';
import { PendingByStage } from './PendingByStage.tsx';
import { dashboardTexts } from './texts/dashboard-texts.ts';

/** Read again after so long: it reads more than a list does, so it follows no single change. */
const RENEW_MS = 60_000;

/** What a manager looks at first: six numbers against the days before, where it is late, what is open and what waits for whom. */
export function DashboardScreen() {
  const t = useTexts(dashboardTexts);
  const zone = useZone();
  const { lab } = useSession();
  const [state, change] = useSearchState({ span: 'today' });
  const span: DashboardSpan = DASHBOARD_SPANS.find((one) => one === state.span) ?? 'today';
  const query = useApiQuery(readDashboard, { query: { span } }, { refetchEvery: RENEW_MS });
  return (
    <>
      <PageHead
        title={t('title')}
        sub={query.data === undefined ? lab.name : t('asOf', { at: showDateTime(query.data.asOf, zone) })}
        views={
          <SavedViews
            current={span}
            label={t('span')}
            views={DASHBOARD_SPANS.map((key) => ({ key, label: t(key) }))}
            onPick={(next) => change({ span: next })}
          />
        }
      >
        <a className="ui-button" href={hashOf('turn-around')}>
          {t('turnAround')}
        </a>
      </PageHead>
      <QueryView query={query} lines={16}>
        {(view) => (
          <div className={styles.page}>
            <section className={styles.numbers} aria-label={t('numbers')}>
              {DASHBOARD_NUMBERS.map((number) => (
                <NumberTile key={number} number={number} view={view} />
              ))}
            </section>
            <div className={styles.grid}>
              <div>
                <Heat view={view} />
                {view.money !== null && <MoneyTaken view={view} money={view.money} />}
              </div>
              <div>
                {view.pending !== null && <PendingByStage pending={view.pending} />}
                <NeedsSomeone waits={view.waits} />
              </div>
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
}
