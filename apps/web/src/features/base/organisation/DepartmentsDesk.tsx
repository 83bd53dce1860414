import {
  changeDepartmentStatus,
  createDepartment,
  listDepartments,
  updateDepartment,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useWholeList } from '../../../kernel/api/use-whole-list.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { type MasterField, type MasterValues, textOf } from '../../../kernel/masters/master-fields.ts';
import { MasterDesk } from '../../../kernel/masters/MasterDesk.tsx';
import { useMasterFilter } from '../../../kernel/masters/use-master-filter.ts';
import { organisationTexts } from './texts/organisation-texts.ts';

const OUTDATES = { outdates: [listDepartments, eventsByEntity] };

/** A place that is no number is refused by the form's own check. */
function bodyOf(values: MasterValues) {
  return {
    code: textOf(values, 'code'),
    name: textOf(values, 'name'),
    printOrder: Number(textOf(values, 'printOrder') || Number.NaN),
    enforceDeptAccession: values['enforceDeptAccession'] === true,
  };
}

/** The departments of the lab in the order of its reports. */
export function DepartmentsDesk() {
  const t = useTexts(organisationTexts);
  const [{ all }] = useMasterFilter();
  const query = useWholeList(listDepartments, { query: { all, limit: 200 } });
  const create = useApiMutation(createDepartment, OUTDATES);
  const update = useApiMutation(updateDepartment, OUTDATES);
  const step = useApiMutation(changeDepartmentStatus, OUTDATES);
  const fields: readonly MasterField[] = [
    { kind: 'text', name: 'name', label: t('name'), required: true },
    { kind: 'text', name: 'code', label: t('code'), hint: t('codeHint'), required: true, upper: true },
    { kind: 'text', name: 'printOrder', label: t('printOrder'), required: true },
    { kind: 'flag', name: 'enforceDeptAccession', label: t('enforceDeptAccession') },
  ];
  return (
    <MasterDesk
      label={t('departments')}
      newLabel={t('newDepartment')}
      emptyHelp={t('noneOther')}
      query={query}
      entityKind="DEPARTMENT"
      masterOf={(department) => ({ ...department, id: department.departmentId })}
      fields={fields}
      valuesOf={(department) => ({
        name: department?.name ?? '',
        code: department?.code ?? '',
        printOrder: department === null ? '' : String(department.printOrder),
        enforceDeptAccession: department?.enforceDeptAccession ?? false,
      })}
      onSave={async (department, values, status) => {
        if (department === null)
          return (await create.mutateAsync({ body: { ...bodyOf(values), status } })).departmentId;
        const { departmentId, version } = department;
        return (await update.mutateAsync({ body: { ...bodyOf(values), departmentId, version } }))
          .departmentId;
      }}
      onStep={({ departmentId, version }, action) =>
        step.mutateAsync({ body: { departmentId, version, action } })
      }
      columns={[
        {
          key: 'order',
          head: t('printOrder'),
          width: 132,
          align: 'end',
          value: ({ printOrder }) => printOrder,
        },
        { key: 'code', head: t('code'), width: 112, value: ({ code }) => code },
        { key: 'name', head: t('name'), tip: ({ name }) => name, value: ({ name }) => name },
        {
          key: 'own',
          head: t('enforceDeptAccession'),
          width: 176,
          value: ({ enforceDeptAccession }) => (enforceDeptAccession ? t('yes') : ''),
        },
      ]}
    />
  );
}
