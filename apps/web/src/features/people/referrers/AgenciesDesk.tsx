import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import {
  type AgencyView,
  createAgency,
  listAgencies,
  updateAgency,
} from '@nidan/contract/people/referrers/agency-endpoints';
import {
  AGENCY_ACCOUNT_MODES,
  AGENCY_PAYMENT_TYPES,
  BILLING_CYCLES,
  INVOICE_PRINT_MODES,
} from '@nidan/domain/enumerations/agencies';
import { AGENCY_TYPES } from '@nidan/domain/referrers/agency-terms';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { type MasterField, type MasterValues, textOf } from '../../../kernel/masters/master-fields.ts';
import { MasterDesk } from '../../../kernel/masters/MasterDesk.tsx';
import { NarrowByRecord } from '../../../kernel/masters/NarrowByRecord.tsx';
import { NarrowByWord } from '../../../kernel/masters/NarrowByWord.tsx';
import { useFoundMasters } from '../../../kernel/masters/use-found-masters.ts';
import { useNarrowing } from '../../../kernel/masters/use-narrowing.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { AGENCY_WORDS, type AgencyWord } from './agency-words.ts';
import { contactBody, contactValues, findTerritories } from './contact-form.ts';
import { ExpectedVolumes } from './ExpectedVolumes.tsx';
import { referrerTexts } from './texts/referrer-texts.ts';

const col = columnsOf<AgencyView>();

const OUTDATES = { outdates: [listAgencies, eventsByEntity] };

/** Fields that the list is narrowed by. */
const NARROWED = ['type', 'territory', 'paymentType', 'billingCycle', 'accountMode'];

const { list: listTerritories } = masterEndpoints('territories');

function wordIn<Word extends string>(
  values: MasterValues,
  name: string,
  words: readonly Word[],
): Word | undefined {
  return words.find((word) => word === values[name]);
}

/** Those of the words of an agency that some values say. */
function termsIn(values: MasterValues) {
  const words = {
    type: wordIn(values, 'type', AGENCY_TYPES),
    printMode: wordIn(values, 'printMode', INVOICE_PRINT_MODES),
    paymentType: wordIn(values, 'paymentType', AGENCY_PAYMENT_TYPES),
    billingCycle: wordIn(values, 'billingCycle', BILLING_CYCLES),
    accountMode: wordIn(values, 'accountMode', AGENCY_ACCOUNT_MODES),
  };
  const { type, printMode, paymentType, billingCycle, accountMode } = words;
  return {
    ...(type && { type }),
    ...(printMode && { printMode }),
    ...(paymentType && { paymentType }),
    ...(billingCycle && { billingCycle }),
    ...(accountMode && { accountMode }),
  };
}

function bodyOf(values: MasterValues) {
  return {
    name: textOf(values, 'name'),
    contactPerson: textOf(values, 'contactPerson'),
    ...contactBody(values),
    gstin: textOf(values, 'gstin') || null,
    ...termsIn(values),
  };
}

function valuesOf(agency: AgencyView | null): MasterValues {
  return {
    name: agency?.name ?? '',
    code: agency?.code ?? '',
    type: agency?.type ?? 'other',
    contactPerson: agency?.contactPerson ?? '',
    ...contactValues(agency),
    gstin: agency?.gstin ?? '',
    printMode: agency?.printMode ?? 'both',
    paymentType: agency?.paymentType ?? 'credit',
    billingCycle: agency?.billingCycle ?? 'monthly',
    accountMode: agency?.accountMode ?? 'postpaid',
  };
}

/** The fields of an agency in the order of its page. */
function useAgencyFields(): readonly MasterField[] {
  const t = useTexts(referrerTexts);
  const choice = (
    name: keyof typeof AGENCY_WORDS,
    label: string,
    words: Readonly<Record<string, AgencyWord>>,
  ): MasterField => ({
    kind: 'choice',
    name,
    label,
    options: Object.entries(words).map(([value, word]) => ({ value, label: t(word) })),
  });
  return [
    { kind: 'text', name: 'name', label: t('name'), hint: t('nameHint'), required: true },
    { kind: 'text', name: 'code', label: t('code'), hint: t('codeHint'), upper: true, stays: true },
    choice('type', t('type'), AGENCY_WORDS.type),
    { kind: 'text', name: 'contactPerson', label: t('contactPerson') },
    { kind: 'text', name: 'phone', label: t('phone') },
    { kind: 'text', name: 'email', label: t('email') },
    { kind: 'text', name: 'gstin', label: t('gstin'), upper: true },
    { kind: 'reference', name: 'territory', label: t('territory'), required: false, search: findTerritories },
    choice('printMode', t('printMode'), AGENCY_WORDS.printMode),
    choice('paymentType', t('paymentType'), AGENCY_WORDS.paymentType),
    choice('billingCycle', t('billingCycle'), AGENCY_WORDS.billingCycle),
    choice('accountMode', t('accountMode'), AGENCY_WORDS.accountMode),
    { kind: 'lines', name: 'address', label: t('address'), required: false, longest: 2_000 },
  ];
}

/** The business clients that send patients to the lab. */
export function AgenciesDesk() {
  const t = useTexts(referrerTexts);
  const create = useApiMutation(createAgency, OUTDATES);
  const update = useApiMutation(updateAgency, OUTDATES);
  const fields = useAgencyFields();
  const by = useNarrowing(NARROWED);
  const territory = by.valueOf('territory');
  const narrowed = { ...termsIn(by.values), ...(territory === '' ? {} : { territory }) };
  const picks = fields.map((field) => {
    const { name, label } = field;
    if (!NARROWED.includes(name)) return null;
    if (field.kind === 'choice')
      return <NarrowByWord key={name} by={by} field={name} label={label} options={field.options} />;
    return <NarrowByRecord key={name} by={by} field={name} label={label} list={listTerritories} />;
  });
  return (
    <MasterDesk
      label={t('agencies')}
      newLabel={t('newAgency')}
      emptyHelp={t('noneAgencies')}
      {...useFoundMasters(listAgencies, narrowed)}
      narrowed={{ by, picks }}
      entityKind="AGENCY"
      masterOf={(agency) => ({ ...agency, id: agency.agencyId })}
      fields={fields}
      valuesOf={valuesOf}
      onSave={async (agency, values, status) => {
        const body = bodyOf(values);
        if (agency === null) {
          const code = textOf(values, 'code');
          const own = { ...body, ...(code === '' ? {} : { code }), agencyId: newId(), status };
          return (await create.mutateAsync({ body: own })).agencyId;
        }
        const { agencyId, version } = agency;
        return (await update.mutateAsync({ params: { agencyId }, body: { ...body, version } })).agencyId;
      }}
      onStep={({ agencyId, version }, action) =>
        update.mutateAsync({ params: { agencyId }, body: { version, action } })
      }
      partsOf={(agency) => <ExpectedVolumes key={agency.agencyId} agency={agency} />}
      columns={[
        col.text({ key: 'code', head: t('code'), width: 96, of: ({ code }) => code }),
        col.text({ key: 'name', head: t('name'), of: ({ name }) => name }),
        col.text({ key: 'type', head: t('type'), width: 120, of: ({ type }) => t(AGENCY_WORDS.type[type]) }),
        col.text({ key: 'phone', head: t('phone'), width: 120, of: ({ phone }) => phone }),
        col.text({
          key: 'terms',
          head: t('accountMode'),
          width: 112,
          of: ({ accountMode }) => t(AGENCY_WORDS.accountMode[accountMode]),
        }),
      ]}
    />
  );
}
