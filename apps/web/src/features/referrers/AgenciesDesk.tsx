import { eventsByEntity } from '@nidan/contract/audit/audit-endpoints';
import {
  type AgencyView,
  createAgency,
  listAgencies,
  updateAgency,
} from '@nidan/contract/referrers/agency-endpoints';
import { newId } from '../../kernel/api/new-id.ts';
import { useApiMutation } from '../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../kernel/api/use-api-query.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { type MasterField, type MasterValues, textOf } from '../organisation/master-fields.ts';
import { MasterDesk, type MasterQuery, useMasterFilter } from '../organisation/MasterDesk.tsx';
import { agencyTexts } from './agency-texts.ts';

const OUTDATES = { outdates: [listAgencies, eventsByEntity] };

function bodyOf(values: MasterValues) {
  return { name: textOf(values, 'name'), phone: textOf(values, 'phone') || null };
}

/** The agencies that the search of the address finds, page by page. */
function useAgencies(): MasterQuery<AgencyView> {
  const [{ q, all }] = useMasterFilter();
  const pages = useApiPages(listAgencies, { query: { q: q.trim(), all, limit: 100 } });
  const { data, error, refetch } = pages;
  return {
    data: data && { rows: data.pages.flatMap(({ rows }) => rows) },
    error,
    refetch,
    more: () => pages.hasNextPage && !pages.isFetchingNextPage && void pages.fetchNextPage(),
  };
}

/** The business clients that send patients to the lab. */
export function AgenciesDesk() {
  const t = useTexts(agencyTexts);
  const query = useAgencies();
  const create = useApiMutation(createAgency, OUTDATES);
  const update = useApiMutation(updateAgency, OUTDATES);
  const fields: readonly MasterField[] = [
    { kind: 'text', name: 'name', label: t('name'), hint: t('nameHint'), required: true },
    { kind: 'text', name: 'phone', label: t('phone') },
  ];
  return (
    <MasterDesk
      label={t('agencies')}
      newLabel={t('newAgency')}
      emptyHelp={t('noneAgencies')}
      query={query}
      entityKind="AGENCY"
      masterOf={(agency) => ({ ...agency, id: agency.agencyId })}
      fields={fields}
      valuesOf={(agency) => ({ name: agency?.name ?? '', phone: agency?.phone ?? '' })}
      onSave={async (agency, values, status) => {
        const body = bodyOf(values);
        if (agency === null)
          return (await create.mutateAsync({ body: { ...body, agencyId: newId(), status } })).agencyId;
        const { agencyId, version } = agency;
        return (await update.mutateAsync({ params: { agencyId }, body: { ...body, version } })).agencyId;
      }}
      onStep={({ agencyId, version }, action) =>
        update.mutateAsync({ params: { agencyId }, body: { version, action } })
      }
      columns={[
        { key: 'name', head: t('name'), tip: ({ name }) => name, cell: ({ name }) => name },
        { key: 'phone', head: t('phone'), width: 160, cell: ({ phone }) => phone },
      ]}
    />
  );
}
