import {
  changeFirmStatus,
  createFirm,
  type FirmView,
  listFirms,
  listLocations,
  updateFirm,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useWholeList } from '../../../kernel/api/use-whole-list.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { type MasterField, textOf } from '../../../kernel/masters/master-fields.ts';
import { MasterDesk } from '../../../kernel/masters/MasterDesk.tsx';
import { useMasterFilter } from '../../../kernel/masters/use-master-filter.ts';
import { organisationTexts } from './texts/organisation-texts.ts';

const OUTDATES = { outdates: [listFirms, listLocations, eventsByEntity] };

function plain(name: keyof FirmView, label: string): MasterField {
  return { kind: 'text', name, label };
}

/** A registration number, in capitals as the documents print it. */
function registration(name: keyof FirmView, label: string): MasterField {
  return { kind: 'text', name, label, upper: true };
}

/** The legal entities of the lab. */
export function FirmsDesk() {
  const t = useTexts(organisationTexts);
  const [{ all }] = useMasterFilter();
  const query = useWholeList(listFirms, { query: { all, limit: 200 } });
  const create = useApiMutation(createFirm, OUTDATES);
  const update = useApiMutation(updateFirm, OUTDATES);
  const step = useApiMutation(changeFirmStatus, OUTDATES);
  const fields: readonly MasterField[] = [
    { kind: 'text', name: 'name', label: t('name'), required: true },
    registration('gstin', t('gstin')),
    registration('pan', t('pan')),
    registration('cin', t('cin')),
    registration('tan', t('tan')),
    plain('addr_1', t('addr1')),
    plain('addr_2', t('addr2')),
    plain('landmark', t('landmark')),
    plain('city', t('city')),
    plain('pincode', t('pincode')),
    plain('phone', t('phone')),
    plain('email', t('email')),
    { kind: 'text', name: 'labIdPrefix', label: t('labIdPrefix'), hint: t('labIdPrefixHint'), upper: true },
  ];
  return (
    <MasterDesk
      label={t('firms')}
      newLabel={t('newFirm')}
      emptyHelp={t('noneFirms')}
      query={query}
      entityKind="FIRM"
      masterOf={(firm) => ({ ...firm, id: firm.firmId })}
      fields={fields}
      valuesOf={(firm) => Object.fromEntries(fields.map(({ name }) => [name, valueOf(firm, name)]))}
      onSave={async (firm, values, status) => {
        const body = Object.fromEntries(fields.map(({ name }) => [name, textOf(values, name)]));
        const name = textOf(values, 'name');
        if (firm === null) return (await create.mutateAsync({ body: { ...body, name, status } })).firmId;
        const { firmId, version } = firm;
        return (await update.mutateAsync({ body: { ...body, firmId, version } })).firmId;
      }}
      onStep={({ firmId, version }, action) => step.mutateAsync({ body: { firmId, version, action } })}
      columns={[
        { key: 'name', head: t('name'), tip: ({ name }) => name, value: ({ name }) => name },
        { key: 'gstin', head: t('gstin'), width: 148, value: ({ gstin }) => gstin },
        { key: 'city', head: t('city'), width: 112, value: ({ city }) => city },
        { key: 'prefix', head: t('labIdPrefix'), width: 120, value: ({ labIdPrefix }) => labIdPrefix },
        {
          key: 'places',
          head: t('billsAt'),
          tip: ({ locations }) => locations.join(', '),
          value: ({ locations }) => locations.join(', '),
        },
      ]}
    />
  );
}

function valueOf(firm: FirmView | null, name: string): string {
  const value: unknown = firm === null ? '' : Reflect.get(firm, name);
  return typeof value === 'string' ? value : '';
}
