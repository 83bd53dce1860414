import { type AgencyRatesRow, listAgencyRates } from '@nidan/contract/catalogue/rates/agency-rates-endpoints';
import type { ReactNode } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import type { RatesSearch } from './rates-search.ts';
import { ratesTexts } from './texts/rates-texts.ts';

interface AgenciesDeskProps {
  readonly views: ReactNode;
  readonly state: RatesSearch;
  readonly onChange: (part: Partial<RatesSearch>) => void;
}

const [NARROW, WIDE] = [120, 220];

/** What each agency is priced by; Enter opens its lists in the grid. */
export function AgenciesDesk({ views, state, onChange }: AgenciesDeskProps) {
  const t = useTexts(ratesTexts);
  const q = state.agency;
  const query = useApiPages(listAgencyRates, { query: { limit: 50, ...(q === '' ? {} : { q }) } });
  const open = ({ name, ownListId, list }: AgencyRatesRow): void => {
    const lists = [ownListId, list?.id].filter((id) => id != null);
    if (lists.length === 0) toast({ type: 'INFO', msg: t('paysMrp', { name }) });
    else onChange({ view: 'grid', lists: lists.join(',') });
  };
  return (
    <>
      <PageHead title={t('title')} views={views} />
      <FilterBar
        search={{ value: q, onChange: (agency) => onChange({ agency }), placeholder: t('searchAgency') }}
        end={<span className="muted t13">{t('openAgency')}</span>}
      />
      <PagedTable
        label={t('agencies')}
        query={query}
        rowKey={({ agencyId }) => agencyId}
        onOpen={open}
        empty={
          <EmptyState
            kind="hidden"
            title={t('noAgencies')}
            text={t('noAgenciesText')}
            action={<Button onClick={() => onChange({ agency: '' })}>{t('clear')}</Button>}
          />
        }
        columns={[
          { key: 'code', head: t('code'), width: NARROW, value: ({ code }) => code },
          {
            key: 'name',
            head: t('agency'),
            value: ({ name }) => name,
            cell: ({ name }) => <b>{name}</b>,
            tip: ({ name }) => name,
          },
          { key: 'own', head: t('kindOwn'), width: NARROW, align: 'end', value: ({ own }) => own },
          {
            key: 'list',
            head: t('takes'),
            width: WIDE,
            tip: ({ list }) => list?.name ?? '',
            cell: ({ list }) => list?.name ?? <span className="muted">{t('none')}</span>,
          },
          { key: 'priced', head: t('priced'), width: NARROW, align: 'end', value: ({ priced }) => priced },
          { key: 'ending', head: t('ends'), width: NARROW, align: 'end', value: ({ ending }) => ending },
        ]}
      />
    </>
  );
}
