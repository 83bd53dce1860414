import { listAgencyAccounts } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { AgencyAccountRow } from '@nidan/contract/money/agency-billing/agency-account-view';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { AccountWork } from './AccountWork.tsx';
import { FOLLOWS } from './agency-follows.ts';
import styles from './Agency.module.css';
import { StandingChip } from './StandingChip.tsx';
import { agencyTexts } from './texts/agency-texts.ts';

const col = columnsOf<AgencyAccountRow>();

/** Agencies with an account, and the one that is picked. */
export function AccountsDesk() {
  const t = useTexts(agencyTexts);
  const [{ sel, q, show }, change] = useSearchState({ sel: '', q: '', show: '' });
  const asked = { ...(q === '' ? {} : { q }), ...(show === 'below' ? { below: true } : {}) };
  const query = useApiPages(listAgencyAccounts, { query: asked }, { follows: FOLLOWS });
  const first = query.data?.pages[0]?.rows[0]?.agencyId ?? '';
  return (
    <>
      <FilterBar
        search={{ value: q, placeholder: t('search'), onChange: (next) => change({ q: next, sel: '' }) }}
        filters={[
          pickOne({
            key: 'show',
            label: t('available'),
            value: show,
            options: [{ value: 'below', label: t('below') }],
            onPick: (next) => change({ show: next, sel: '' }),
          }),
        ]}
      />
      <SplitPane
        name="agencies"
        label={t('list')}
        side="start"
        width={290}
        pane={
          <div className={styles.list}>
            <PagedTable
              label={t('list')}
              query={query}
              rowKey={({ agencyId }) => agencyId}
              current={sel === '' ? first : sel}
              onCurrent={(next) => change({ sel: next })}
              empty={
                <EmptyState
                  kind="nothing"
                  icon="finance"
                  title={t('noAccounts')}
                  text={t('noAccountsText')}
                />
              }
              columns={[
                col.name({ key: 'agency', head: t('agency'), of: ({ agency }) => agency }),
                {
                  key: 'standing',
                  head: '',
                  width: 34,
                  cell: (row) => <StandingChip {...row} iconOnly />,
                },
                col.total({ key: 'balance', head: t('balanceSide'), of: ({ balancePaise }) => balancePaise }),
              ]}
            />
          </div>
        }
      >
        <AccountWork agencyId={sel === '' ? first : sel} />
      </SplitPane>
    </>
  );
}
