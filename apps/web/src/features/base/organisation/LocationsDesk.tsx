import {
  changeLocationStatus,
  createLocation,
  listFirms,
  listLocations,
  updateLocation,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import { listCentres, readSubscriptions } from '@nidan/contract/base/organisation/place-endpoints';
import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { SETTLEMENTS } from '@nidan/domain/boxes/settles-by-account';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useWholeList } from '../../../kernel/api/use-whole-list.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { type MasterField, type MasterValues, textOf } from '../../../kernel/masters/master-fields.ts';
import { MasterDesk } from '../../../kernel/masters/MasterDesk.tsx';
import { useMasterFilter } from '../../../kernel/masters/use-master-filter.ts';
import { ProcessingSection } from '../settings/ProcessingSection.tsx';
import { SubscriptionsSection } from '../settings/SubscriptionsSection.tsx';
import { organisationTexts } from './texts/organisation-texts.ts';

const SETTLEMENT_WORDS = {
  usual: 'settlesUsual',
  account: 'settlesByAccount',
  direct: 'settlesDirect',
} as const;
const OUTDATES = { outdates: [listLocations, listFirms, listCentres, readSubscriptions, eventsByEntity] };

function bodyOf(values: MasterValues) {
  return {
    name: textOf(values, 'name'),
    kind: textOf(values, 'kind') === 'centre' ? ('centre' as const) : ('lab' as const),
    address: textOf(values, 'address'),
    phone: textOf(values, 'phone'),
    firmId: textOf(values, 'firmId') || null,
    settlement: SETTLEMENTS.find((one) => one === textOf(values, 'settlement')) ?? 'usual',
  };
}

/** The laboratories and collection centres of the lab. */
export function LocationsDesk() {
  const t = useTexts(organisationTexts);
  const [{ all }] = useMasterFilter();
  const query = useWholeList(listLocations, { query: { all, limit: 200 } });
  const firms = useApiQuery(listFirms, {}).data?.rows ?? [];
  const create = useApiMutation(createLocation, OUTDATES);
  const update = useApiMutation(updateLocation, OUTDATES);
  const step = useApiMutation(changeLocationStatus, OUTDATES);
  const kinds = { lab: t('kindLab'), centre: t('kindCentre') };
  const fields: readonly MasterField[] = [
    { kind: 'text', name: 'name', label: t('name'), required: true },
    {
      kind: 'choice',
      name: 'kind',
      label: t('kind'),
      options: Object.entries(kinds).map(([value, label]) => ({ value, label })),
    },
    {
      kind: 'choice',
      name: 'firmId',
      label: t('firm'),
      options: [
        { value: '', label: t('noFirm') },
        ...firms.map(({ firmId, name }) => ({ value: firmId, label: name })),
      ],
    },
    {
      kind: 'choice',
      name: 'settlement',
      label: t('settlement'),
      options: SETTLEMENTS.map((value) => ({ value, label: t(SETTLEMENT_WORDS[value]) })),
    },
    { kind: 'text', name: 'address', label: t('address') },
    { kind: 'text', name: 'phone', label: t('phone') },
  ];
  return (
    <MasterDesk
      label={t('locations')}
      newLabel={t('newLocation')}
      emptyHelp={t('noneOther')}
      query={query}
      entityKind="LOCATION"
      masterOf={(location) => ({ ...location, id: location.locationId })}
      fields={fields}
      valuesOf={(location) => ({
        name: location?.name ?? '',
        kind: location?.kind ?? 'centre',
        address: location?.address ?? '',
        phone: location?.phone ?? '',
        firmId: location?.firmId ?? '',
        settlement: location?.settlement ?? 'usual',
      })}
      onSave={async (location, values, status) => {
        if (location === null)
          return (await create.mutateAsync({ body: { ...bodyOf(values), status } })).locationId;
        const { locationId, version } = location;
        return (await update.mutateAsync({ body: { ...bodyOf(values), locationId, version } })).locationId;
      }}
      onStep={({ locationId, version }, action) =>
        step.mutateAsync({ body: { locationId, version, action } })
      }
      partsOf={(location) => (
        <>
          {location.kind === 'centre' && <ProcessingSection key={location.locationId} location={location} />}
          <SubscriptionsSection key={location.name} locationId={location.locationId} name={location.name} />
        </>
      )}
      columns={[
        { key: 'name', head: t('name'), tip: ({ name }) => name, value: ({ name }) => name },
        { key: 'kind', head: t('kind'), width: 132, value: ({ kind }) => kinds[kind] },
        {
          key: 'address',
          head: t('address'),
          tip: ({ address }) => address,
          value: ({ address }) => address,
        },
        {
          key: 'firm',
          head: t('firm'),
          width: 180,
          tip: ({ firm }) => firm ?? t('noFirm'),
          cell: ({ firm }) => firm ?? <span className="muted">{t('noFirm')}</span>,
        },
      ]}
    />
  );
}
