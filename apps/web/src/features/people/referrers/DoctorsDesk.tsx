import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import {
  createDoctor,
  type DoctorView,
  listDoctors,
  searchDoctors,
  updateDoctor,
} from '@nidan/contract/people/referrers/doctor-endpoints';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import {
  type MasterField,
  type MasterValues,
  referencesIn,
  referencesText,
  textOf,
} from '../../../kernel/masters/master-fields.ts';
import { MasterDesk } from '../../../kernel/masters/MasterDesk.tsx';
import { NarrowByRecord } from '../../../kernel/masters/NarrowByRecord.tsx';
import { useFoundMasters } from '../../../kernel/masters/use-found-masters.ts';
import { useNarrowing } from '../../../kernel/masters/use-narrowing.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { contactBody, contactValues, findTerritories } from './contact-form.ts';
import { referrerTexts } from './texts/referrer-texts.ts';

const col = columnsOf<DoctorView>();

const OUTDATES = { outdates: [listDoctors, searchDoctors, eventsByEntity] };

function bodyOf(values: MasterValues) {
  return {
    name: textOf(values, 'name'),
    qualification: textOf(values, 'qualification'),
    specialisation: textOf(values, 'specialisation'),
    registrationNo: textOf(values, 'registrationNo'),
    ...contactBody(values),
    agencies: referencesIn(textOf(values, 'agencies')).map(({ code }) => code),
  };
}

function valuesOf(doctor: DoctorView | null): MasterValues {
  return {
    name: doctor?.name ?? '',
    code: doctor?.code ?? '',
    qualification: doctor?.qualification ?? '',
    specialisation: doctor?.specialisation ?? '',
    registrationNo: doctor?.registrationNo ?? '',
    ...contactValues(doctor),
    agencies: referencesText(doctor?.agencies ?? []),
  };
}

/** The doctors who send patients to the lab, with the agencies that they send them through. */
export function DoctorsDesk() {
  const t = useTexts(referrerTexts);
  const create = useApiMutation(createDoctor, OUTDATES);
  const update = useApiMutation(updateDoctor, OUTDATES);
  const fields: readonly MasterField[] = [
    { kind: 'text', name: 'name', label: t('name'), required: true },
    { kind: 'text', name: 'code', label: t('code'), hint: t('codeHint'), upper: true, stays: true },
    { kind: 'text', name: 'qualification', label: t('qualification') },
    { kind: 'text', name: 'specialisation', label: t('specialisation') },
    { kind: 'text', name: 'registrationNo', label: t('registrationNo'), hint: t('registrationNoHint') },
    { kind: 'text', name: 'phone', label: t('phone') },
    { kind: 'text', name: 'email', label: t('email') },
    { kind: 'reference', name: 'territory', label: t('territory'), required: false, search: findTerritories },
    { kind: 'lines', name: 'address', label: t('address'), required: false, longest: 2_000 },
    {
      kind: 'references',
      name: 'agencies',
      label: t('mappedAgencies'),
      search: async (q, signal) => (await api(listAgencies, { query: { q, limit: 50 }, signal })).rows,
    },
  ];
  const by = useNarrowing(['agency', 'territory']);
  const { list: listTerritories } = masterEndpoints('territories');
  const picks = (
    <>
      <NarrowByRecord by={by} field="agency" label={t('mappedAgencies')} list={listAgencies} />
      <NarrowByRecord by={by} field="territory" label={t('territory')} list={listTerritories} />
    </>
  );
  return (
    <MasterDesk
      label={t('doctors')}
      newLabel={t('newDoctor')}
      emptyHelp={t('noneDoctors')}
      {...useFoundMasters(listDoctors, by.values)}
      narrowed={{ by, picks }}
      entityKind="DOCTOR"
      masterOf={(doctor) => ({ ...doctor, id: doctor.doctorId })}
      fields={fields}
      valuesOf={valuesOf}
      onSave={async (doctor, values, status) => {
        const body = bodyOf(values);
        if (doctor === null) {
          const code = textOf(values, 'code');
          const own = { ...body, ...(code === '' ? {} : { code }), doctorId: newId(), status };
          return (await create.mutateAsync({ body: own })).doctorId;
        }
        const { doctorId, version } = doctor;
        return (await update.mutateAsync({ params: { doctorId }, body: { ...body, version } })).doctorId;
      }}
      onStep={({ doctorId, version }, action) =>
        update.mutateAsync({ params: { doctorId }, body: { version, action } })
      }
      columns={[
        col.text({ key: 'code', head: t('code'), width: 96, of: ({ code }) => code }),
        col.text({ key: 'name', head: t('name'), of: ({ name }) => name }),
        col.text({
          key: 'qualification',
          head: t('qualification'),
          width: 128,
          of: ({ qualification }) => qualification,
        }),
        col.text({ key: 'phone', head: t('phone'), width: 112, of: ({ phone }) => phone }),
        col.text({
          key: 'agencies',
          head: t('mappedAgencies'),
          width: 160,
          of: ({ agencies }) => agencies.map(({ name }) => name).join(', '),
        }),
      ]}
    />
  );
}
