import { keptStageRules } from '@nidan/domain/stages/stage-rules';
import { paiseOfRupees } from '@nidan/domain/money/rupees';
import { loadSampleTypes } from '../masters/load-sample-types.ts';
import { loadDepartments } from '../../base/organisation/load-departments.ts';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Catalogue } from './catalogue.ts';
import { loadLocalNames } from '../local-names/load-local-names.ts';
import { loadOtherUnits } from '../parameters/other-unit-rows.ts';
import { parameterColumns, rangeColumns } from '../parameters/parameter-columns.ts';
import { reflexColumns } from '../tests/reflex-columns.ts';
import { shortCodeRows } from '../tests/short-code-rows.ts';
import { specimenColumns } from '../tests/specimen-columns.ts';

interface Target {
  readonly db: Db;
  readonly lId: number;
}

/** Id by code of what was inserted, for the references of what follows. */
type Ids = ReadonlyMap<string, string>;

function idsOf(things: readonly { readonly code: string }[]): Ids {
  return new Map(things.map(({ code }) => [code, newId()]));
}

function idOf(ids: Ids, code: string): string {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The catalogue refers to ${code}, which it does not hold`);
  return id;
}

async function insertDepartments({ db, lId }: Target, { departments }: Catalogue): Promise<Ids> {
  const ids = idsOf(departments);
  await loadDepartments(
    { db, lId },
    departments.map((department) => ({ ...department, departmentId: idOf(ids, department.code) })),
  );
  return ids;
}

async function insertSampleTypes({ db, lId }: Target, { sampleTypes }: Catalogue): Promise<Ids> {
  const ids = idsOf(sampleTypes);
  await loadSampleTypes(
    { db, lId },
    sampleTypes.map((type) => ({ id: idOf(ids, type.code), values: type })),
  );
  return ids;
}

async function insertParameters(
  { db, lId }: Target,
  { parameters }: Catalogue,
  sampleTypes: Ids,
): Promise<Ids> {
  const ids = idsOf(parameters);
  const rows = parameters.map((parameter) => ({
    l_id: lId,
    parameter_id: idOf(ids, parameter.code),
    code: parameter.code,
    kind: parameter.kind,
    ...parameterColumns(parameter),
  }));
  await insertRows(db, 'parameter', rows);
  const ranges = parameters.flatMap((parameter) =>
    parameter.ranges.map(({ sampleTypeId: code = null, ...range }) => ({
      l_id: lId,
      parameter_id: idOf(ids, parameter.code),
      ...rangeColumns({ ...range, sampleTypeId: code === null ? null : idOf(sampleTypes, code) }),
    })),
  );
  await insertRows(db, 'reference_range', ranges);
  await loadOtherUnits(
    { db, lId },
    parameters.flatMap(({ code, ucum, molarMass, otherUnits: units }) =>
      molarMass === null && units.length === 0
        ? []
        : [{ parameterId: idOf(ids, code), ownUcum: ucum ?? '', molarMass, units }],
    ),
  );
  return ids;
}

interface References {
  readonly departments: Ids;
  readonly sampleTypes: Ids;
  readonly parameters: Ids;
}

/** What stands in tests: their short codes, parameters, members and reflex rules. */
async function insertParts(
  { db, lId }: Target,
  tests: Catalogue['tests'],
  { ids, refs }: { readonly ids: Ids; readonly refs: References },
): Promise<void> {
  await insertRows(
    db,
    'test_short_code',
    tests.flatMap(({ code, shortCodes }) =>
      shortCodeRows(shortCodes).map((row) => ({ l_id: lId, test_id: idOf(ids, code), ...row })),
    ),
  );
  const parameters = tests.flatMap((test) =>
    test.parameters.map((parameter, position) => ({
      l_id: lId,
      test_id: idOf(ids, test.code),
      parameter_id: idOf(refs.parameters, parameter.code),
      position,
      group_name: parameter.group,
      mandatory: parameter.mandatory,
    })),
  );
  await insertRows(db, 'test_parameter', parameters);
  const members = tests.flatMap((test) =>
    test.members.map((member, position) => ({
      l_id: lId,
      parent_test_id: idOf(ids, test.code),
      member_test_id: idOf(ids, member),
      position,
    })),
  );
  await insertRows(db, 'test_member', members);
  const rules = tests.flatMap((test) =>
    test.reflexRules.map(({ parameter, calls, ...rule }, position) => ({
      l_id: lId,
      test_id: idOf(ids, test.code),
      ...reflexColumns(
        { ...rule, parameterId: idOf(refs.parameters, parameter), testId: idOf(ids, calls) },
        position,
      ),
    })),
  );
  await insertRows(db, 'test_reflex_rule', rules);
}

async function insertTests({ db, lId }: Target, { tests }: Catalogue, refs: References): Promise<Ids> {
  const ids = idsOf(tests);
  const rows = tests.map((test) => ({
    l_id: lId,
    test_id: idOf(ids, test.code),
    code: test.code,
    name: test.name,
    kind: test.kind,
    department_id: test.department === null ? null : idOf(refs.departments, test.department),
    sample_type_id: test.sampleType === null ? null : idOf(refs.sampleTypes, test.sampleType),
    method: test.method ?? '',
    mrp_paise: paiseOfRupees(test.mrpRupees),
    tat_hours: test.tatHours,
    run_calendar: JSON.stringify(test.runCalendar),
    restrict_report_till_all_check: test.restrictReportTillAllCheck,
    consent_needed: test.consentNeeded,
    fasting_hours: test.fastingHours,
    for_sex: test.forSex,
    ...specimenColumns({
      ...test,
      alsoFits: test.alsoFits.map((code) => idOf(refs.sampleTypes, code)),
    }),
    interpretation: test.interpretation ?? '',
    stages: JSON.stringify(
      test.stages.map(({ name, asks, ...rules }) => ({
        ...keptStageRules(rules),
        name,
        parameterIds: asks.map((code) => idOf(refs.parameters, code)),
      })),
    ),
  }));
  await insertRows(db, 'test', rows);
  await insertParts({ db, lId }, tests, { ids, refs });
  return ids;
}

/** Writes a whole catalogue into an empty lab. Runs as the owner of the tables, inside a transaction of that lab. */
export async function insertCatalogue(target: Target, catalogue: Catalogue): Promise<void> {
  const departments = await insertDepartments(target, catalogue);
  const sampleTypes = await insertSampleTypes(target, catalogue);
  const parameters = await insertParameters(target, catalogue, sampleTypes);
  const tests = await insertTests(target, catalogue, { departments, sampleTypes, parameters });
  const ids = { test: tests, parameter: parameters };
  await loadLocalNames(
    target,
    catalogue.localNames.map((name) => ({ ...name, id: idOf(ids[name.thing], name.code) })),
  );
}
