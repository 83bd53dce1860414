import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  addPublishingSpec,
  changePublishingSpec,
  listPublishingSpecs,
  type PublishingSpecView,
} from '@nidan/contract/links/publishing/publishing-endpoints';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { listDoctors } from '@nidan/contract/people/referrers/doctor-endpoints';
import { MESSAGE_CHANNELS } from '@nidan/domain/delivery/message-channels';
import { RECIPIENTS } from '@nidan/domain/delivery/publishing-rule';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import type { DrawnField, MasterField } from '../../../kernel/masters/master-fields.ts';
import { MasterDesk } from '../../../kernel/masters/MasterDesk.tsx';
import { NEW_MASTER, useMasterFilter } from '../../../kernel/masters/use-master-filter.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import type { Search } from '../../../kernel/ui/fields/use-search.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import {
  CHANNEL_FIELDS,
  howIn,
  type Meant,
  meantIn,
  meantText,
  ruleFields,
  ruleValues,
} from './rule-form.ts';
import { publishingTexts } from './texts/publishing-texts.ts';

const OUTDATES = { outdates: [listPublishingSpecs, eventsByEntity] };
const FOUND = 20;

const findTests: Search<Meant> = async (q, signal) =>
  (await api(listTests, { query: { q, limit: FOUND }, signal })).rows.map(({ testId: id, name }) => ({
    id,
    name,
  }));
const findDoctors: Search<Meant> = async (q, signal) =>
  (await api(listDoctors, { query: { q, limit: FOUND }, signal })).rows.map(({ doctorId: id, name }) => ({
    id,
    name,
  }));
const findAgencies: Search<Meant> = async (q, signal) =>
  (await api(listAgencies, { query: { q, limit: FOUND }, signal })).rows.map(({ agencyId: id, name }) => ({
    id,
    name,
  }));

/** Who gets reports of what, when and how. */
export function PublishingRulesScreen() {
  const t = useTexts(publishingTexts);
  const { lab } = useSession();
  const [{ all, sel }] = useMasterFilter();
  const query = useApiPages(listPublishingSpecs, { query: { all, limit: 100 } });
  const places = useApiQuery(listLocations, { query: {} }, { freshFor: 60_000 }).data?.rows ?? [];
  const add = useApiMutation(addPublishingSpec, OUTDATES);
  const change = useApiMutation(changePublishingSpec, OUTDATES);
  const isNew = sel === NEW_MASTER;
  const pick = (search: Search<Meant>) => (field: DrawnField) => (
    <MeantField {...field} search={search} disabled={field.disabled || !isNew} />
  );
  const channels = [
    { value: '', label: t('none') },
    ...MESSAGE_CHANNELS.map((value) => ({ value, label: t(value) })),
  ];
  const fields: readonly MasterField[] = [
    {
      kind: 'choice',
      name: 'recipient',
      label: t('recipient'),
      options: RECIPIENTS.map((value) => ({ value, label: t(value) })),
    },
    { kind: 'drawn', name: 'test', label: t('forTest'), draw: pick(findTests) },
    { kind: 'drawn', name: 'doctor', label: t('forDoctor'), draw: pick(findDoctors) },
    { kind: 'drawn', name: 'agency', label: t('forAgency'), draw: pick(findAgencies) },
    {
      kind: 'choice',
      name: 'location',
      label: t('forPlace'),
      options: [
        { value: '', label: t('any') },
        ...places.map(({ locationId, name }) => ({ value: locationId, label: name })),
      ],
    },
    ...CHANNEL_FIELDS.map((name) => ({ kind: 'choice', name, label: t(name), options: channels }) as const),
    { kind: 'flag', name: 'holdUntilPaid', label: t('holdUntilPaid') },
    { kind: 'flag', name: 'onlyComplete', label: t('onlyComplete') },
  ];
  const meantFor = ({ test, doctor, agency, location }: PublishingSpecView): string =>
    [test, doctor, agency, location].flatMap((one) => one?.name ?? []).join(', ') || t('everything');
  const when = ({ holdUntilPaid, onlyComplete }: PublishingSpecView): string =>
    [...(holdUntilPaid ? [t('whenPaid')] : []), ...(onlyComplete ? [t('whenComplete')] : [])].join(', ') ||
    t('atOnce');
  const how = (rule: PublishingSpecView): string =>
    rule.channels.map((channel) => t(channel)).join(' › ') || t('sendsNothing');
  return (
    <>
      <PageHead title={t('rules')} sub={lab.name} />
      <MasterDesk
        label={t('rules')}
        newLabel={t('newRule')}
        emptyHelp={t('noneHelp')}
        query={query}
        hasDrafts={false}
        entityKind="PUBLISHING_RULE"
        masterOf={(rule) => ({
          ...rule,
          id: rule.ruleId,
          name: `${t(rule.recipient)}: ${meantFor(rule)}`,
          code: '',
        })}
        fields={fields}
        valuesOf={ruleValues}
        onSave={async (rule, values) => {
          if (rule === null) {
            return (await add.mutateAsync({ body: { ruleId: newId(), ...ruleFields(values) } })).ruleId;
          }
          const { ruleId, version, status } = rule;
          const body = { ruleId, version, ...howIn(values), isEnabled: status === 1 };
          return (await change.mutateAsync({ body })).ruleId;
        }}
        onStep={({ ruleId, version, channels: by, holdUntilPaid, onlyComplete }, action) =>
          change.mutateAsync({
            body: {
              ruleId,
              version,
              channels: by,
              holdUntilPaid,
              onlyComplete,
              isEnabled: action === 'enable',
            },
          })
        }
        columns={[
          {
            key: 'recipient',
            head: t('recipient'),
            width: 148,
            value: ({ recipient }) => t(recipient),
            cell: ({ recipient }) => <b>{t(recipient)}</b>,
          },
          { key: 'for', head: t('meantFor'), tip: meantFor, cell: meantFor },
          { key: 'how', head: t('how'), width: 220, tip: how, cell: how },
          { key: 'when', head: t('when'), width: 180, tip: when, cell: when },
        ]}
      />
    </>
  );
}

/** Picks the record that a new rule is meant for; of one that is there it stays. */
function MeantField({ value, search, onChange, ...frame }: DrawnField & { readonly search: Search<Meant> }) {
  const t = useTexts(publishingTexts);
  return (
    <Combobox
      {...frame}
      value={meantIn(value)}
      search={search}
      itemKey={({ id }) => id}
      itemText={({ name }) => name}
      placeholder={t('any')}
      onPick={(meant) => onChange(meantText(meant))}
    />
  );
}
