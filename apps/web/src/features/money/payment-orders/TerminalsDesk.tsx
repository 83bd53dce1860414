import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import {
  addTerminal,
  changeTerminal,
  listTerminals,
  listUsableTerminals,
  type TerminalView,
} from '@nidan/contract/money/payment-orders/payment-setting-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useWholeList } from '../../../kernel/api/use-whole-list.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { type MasterField, type MasterValues, textOf } from '../../../kernel/masters/master-fields.ts';
import { MasterDesk } from '../../../kernel/masters/MasterDesk.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { secretField } from './SecretField.tsx';
import { paySettingTexts } from './texts/pay-setting-texts.ts';

const col = columnsOf<TerminalView>();

const OUTDATES = { outdates: [listTerminals, listUsableTerminals, eventsByEntity] };

function valuesOf(terminal: TerminalView | null): MasterValues {
  return {
    name: terminal?.name ?? '',
    locationId: terminal?.locationId ?? '',
    merchantId: terminal?.merchantId ?? '',
    storePosCode: terminal?.storePosCode ?? '',
    imei: terminal?.imei ?? '',
    securityToken: '',
  };
}

function fieldsIn(values: MasterValues) {
  return {
    name: textOf(values, 'name'),
    locationId: textOf(values, 'locationId'),
    merchantId: textOf(values, 'merchantId'),
    storePosCode: textOf(values, 'storePosCode'),
    imei: textOf(values, 'imei'),
  };
}

const isEnabled = ({ status }: TerminalView): boolean => status === 'enabled';

/** The card terminals of the lab, each at a place. */
export function TerminalsDesk() {
  const t = useTexts(paySettingTexts);
  const query = useWholeList(listTerminals, { query: { limit: 200 } });
  const places = useApiQuery(listLocations, { query: {} }, { freshFor: 60_000 }).data?.rows ?? [];
  const add = useApiMutation(addTerminal, OUTDATES);
  const change = useApiMutation(changeTerminal, OUTDATES);
  const fields: readonly MasterField[] = [
    { kind: 'text', name: 'name', label: t('name'), required: true },
    {
      kind: 'choice',
      name: 'locationId',
      label: t('place'),
      options: [
        { value: '', label: t('placeMissing') },
        ...places.map(({ locationId, name }) => ({ value: locationId, label: name })),
      ],
    },
    { kind: 'text', name: 'merchantId', label: t('merchantId'), required: true },
    { kind: 'text', name: 'storePosCode', label: t('storePosCode'), required: true },
    { kind: 'text', name: 'imei', label: t('imei'), required: true },
    secretField({ name: 'securityToken', label: t('securityToken') }),
  ];
  return (
    <MasterDesk
      label={t('terminals')}
      newLabel={t('newTerminal')}
      emptyHelp={t('noneTerminals')}
      query={query}
      hasDrafts={false}
      entityKind="CARD_TERMINAL"
      masterOf={(terminal) => ({
        ...terminal,
        id: terminal.terminalId,
        status: masterData.codes[isEnabled(terminal) ? 'enabled' : 'disabled'],
      })}
      fields={fields}
      valuesOf={valuesOf}
      onSave={async (terminal, values) => {
        const token = textOf(values, 'securityToken');
        const body = fieldsIn(values);
        if (terminal === null) {
          const own = { ...body, terminalId: newId(), securityToken: token };
          return (await add.mutateAsync({ body: own })).terminalId;
        }
        const { terminalId, version } = terminal;
        const kept = { ...body, terminalId, version, isEnabled: isEnabled(terminal) };
        const changed = token === '' ? kept : { ...kept, securityToken: token };
        return (await change.mutateAsync({ body: changed })).terminalId;
      }}
      onStep={(terminal, action) => {
        const { terminalId, version } = terminal;
        const body = { ...fieldsIn(valuesOf(terminal)), terminalId, version, isEnabled: action === 'enable' };
        return change.mutateAsync({ body });
      }}
      columns={[
        col.text({ key: 'name', head: t('name'), of: ({ name }) => name }),
        col.text({ key: 'place', head: t('place'), width: 180, of: ({ location }) => location }),
        col.text({ key: 'imei', head: t('imei'), width: 160, of: ({ imei }) => imei }),
        col.text({
          key: 'token',
          head: t('securityToken'),
          width: 140,
          of: ({ securityToken }) => securityToken,
        }),
      ]}
    />
  );
}
