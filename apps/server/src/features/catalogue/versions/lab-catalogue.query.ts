import { LIMIT_COLUMNS, RANGE_LIMITS } from '@nidan/domain/ranges/range-limits';
import type {
  ChoiceView,
  RangeBand,
  ReferenceRangeView,
} from '@nidan/contract/catalogue/parameters/parameter-view';
import { codesOfTest } from '@nidan/domain/catalogue/codes-of-test';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type Formula, parseFormula } from '@nidan/domain/formulas/formula';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readCommentRules } from './comment-rules.query.ts';
import type {
  LabCatalogue,
  LabDepartment,
  LabLocalName,
  LabMachine,
  LabTemplate,
  LabParameter,
  LabRate,
  LabSampleType,
  LabTerms,
  LabTest,
} from './lab-catalogue.ts';

export type CatalogueCtx = Pick<Ctx, 'db' | 'lId' | 'lab' | 'log' | 'services'>;

export interface ParameterRow extends Omit<LabParameter, 'formula' | 'ranges' | 'choices'> {
  readonly formula: string | null;
  readonly choices: readonly ChoiceView[];
  readonly ranges: readonly (Omit<ReferenceRangeView, 'bands'> & { readonly bands: readonly RangeBand[] })[];
}

interface TestRow extends Omit<LabTest, 'parameters' | 'rates' | 'memberIds' | 'runIds'> {
  readonly parameters: readonly { parameterId: string; group: string | null; mandatory: boolean }[];
  readonly rates: readonly LabRate[];
  readonly memberIds: readonly string[];
}

async function readDepartments({ db, lId }: CatalogueCtx): Promise<readonly LabDepartment[]> {
  const { rows } = await sql<LabDepartment>`
    select department_id as "departmentId", code, name, print_order as "printOrder",
      enforce_dept_accession as "enforceDeptAccession", status, version
    from department where l_id = ${lId} order by print_order, name`.execute(db);
  return rows;
}

async function readSampleTypes({ db, lId }: CatalogueCtx): Promise<readonly LabSampleType[]> {
  const { rows } = await sql<LabSampleType>`
    select sample_type_id as "sampleTypeId", code, name, specimen, container, cap_colour as "capColour",
      draw_order as "drawOrder", volume_ml as "volumeMl", usable_percent as "usablePercent",
      stability_hours as "stabilityHours", status
    from sample_type where l_id = ${lId} order by draw_order, name`.execute(db);
  return rows;
}

const limits = RANGE_LIMITS.map((limit) => `'${limit}', r.${LIMIT_COLUMNS[limit]}`).join(', ');

/** The intervals of the version `p.version` of the parameter `p`, youngest first. */
export const rangesOfVersion = sql.raw(`
  coalesce((select json_agg(json_build_object('rangeId', r.range_id, 'sex', r.sex,
      'ageFromDays', r.age_from_days, 'ageToDays', r.age_to_days, ${limits}, 'text', r.text,
      'bands', r.bands, 'pregnancy', r.pregnancy,
      'pregnancyWeeks', r.pregnancy_weeks, 'birthWeeks', r.birth_weeks,
      'fasting', r.fasting, 'sampleTypeId', r.sample_type_id, 'method', r.method, 'locationId', r.location_id)
      order by r.age_from_days, r.sex, r.range_id)
    from reference_range r where r.l_id = p.l_id and r.parameter_id = p.parameter_id
      and r.from_version <= p.version and (r.until_version is null or p.version < r.until_version)), '[]')`);

async function readParameters({ db, lId }: CatalogueCtx): Promise<readonly ParameterRow[]> {
  const { rows } = await sql<ParameterRow>`
    select p.parameter_id as "parameterId", p.code, p.name, p.kind, p.unit, p.ucum, p.loinc, p.decimals, p.method,
      p.formula, p.choices, p.plausible_low as "plausibleLow", p.plausible_high as "plausibleHigh",
      case when p.delta_mode is not null then json_build_object('mode', p.delta_mode, 'limit', p.delta_limit,
        'lookBackDays', p.delta_look_back_days) end as delta, p.status, p.version, ${rangesOfVersion} as ranges
    from parameter p where p.l_id = ${lId} order by lower(p.name), p.code`.execute(db);
  return rows;
}

async function readTests({ db, lId }: CatalogueCtx): Promise<readonly TestRow[]> {
  const { rows } = await sql<TestRow>`
    select t.test_id as "testId", t.code, t.name, t.kind, t.department_id as "departmentId",
      t.sample_type_id as "sampleTypeId", t.method, t.mrp_paise as "mrpPaise", t.is_free as "isFree", t.tat_hours as "tatHours",
      t.run_calendar as "runCalendar",
      t.restrict_report_till_all_check as "restrictReportTillAllCheck", t.consent_needed as "consentNeeded",
      t.fasting_hours as "fastingHours", t.for_sex as "forSex", t.least_volume_ul as "leastVolumeUl", t.also_fits as "alsoFits", t.storage,
      t.stability_hours as "stabilityHours", t.refuse_if as "refuseIf", t.interpretation, t.report_format as "reportFormat", t.stages, t.status, t.version,
      coalesce((select json_agg(s.code order by s.place)
        from test_short_code s where s.l_id = t.l_id and s.test_id = t.test_id and s.place > 0), '[]') as "shortCodes",
      coalesce((select json_agg(json_build_object('parameterId', p.parameter_id, 'group', p.group_name,
          'mandatory', p.mandatory) order by p.position, p.parameter_id)
        from test_parameter p where p.l_id = t.l_id and p.test_id = t.test_id), '[]') as parameters,
      coalesce((select json_agg(m.member_test_id order by m.position, m.member_test_id)
        from test_member m where m.l_id = t.l_id and m.parent_test_id = t.test_id), '[]') as "memberIds",
      coalesce((select json_agg(json_build_object('parameterId', x.parameter_id, 'testId', x.called_test_id,
          'flags', x.flags, 'low', x.low, 'high', x.high, 'words', x.words, 'also', x.also, 'mode', x.mode, 'isFree', x.is_free)
          order by x.position)
        from test_reflex_rule x where x.l_id = t.l_id and x.test_id = t.test_id), '[]') as "reflexRules",
      coalesce((select json_agg(json_build_object('fromDate', r.from_date, 'pricePaise', r.price_paise)
          order by r.from_date desc)
        from lab_rate r where r.l_id = t.l_id and r.test_id = t.test_id), '[]') as rates,
      coalesce((select json_agg(json_build_object('fromDate', g.from_date, 'ratePercent', g.rate_percent)
          order by g.entry_no)
        from test_gst g where g.l_id = t.l_id and g.test_id = t.test_id), '[]') as gst
    from test t where t.l_id = ${lId} order by t.name_search, t.code`.execute(db);
  return rows;
}

async function readShares({ db, lId }: CatalogueCtx): Promise<Map<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ parameterId: string; locationIds: readonly string[] }>`
    select parameter_id as "parameterId", array_agg(location_id) as "locationIds"
    from parameter_share_location where l_id = ${lId} group by parameter_id`.execute(db);
  return new Map(rows.map(({ parameterId, locationIds }) => [parameterId, new Set(locationIds)]));
}

async function readTerms({ db, lId }: CatalogueCtx): Promise<LabCatalogue['terms']> {
  const { rows } = await sql<LabTerms & { testId: string; locationId: string }>`
    select o.test_id as "testId", o.location_id as "locationId", o.is_offered as "isOffered", o.tat_hours as "tatHours",
      o.method, o.machine_id as "machineId", m.name as machine
    from test_terms_location o
    left join machine m on m.l_id = o.l_id and m.machine_id = o.machine_id and m.status = ${masterData.codes.enabled}
    where o.l_id = ${lId}`.execute(db);
  const byTest = Map.groupBy(rows, ({ testId }) => testId);
  return new Map(
    [...byTest].map(([testId, own]) => [testId, new Map(own.map((row) => [row.locationId, row]))]),
  );
}

async function readMachines({ db, lId }: CatalogueCtx): Promise<LabCatalogue['machines']> {
  const { rows } = await sql<LabMachine & { parameterId: string }>`
    select distinct c.parameter_id as "parameterId", c.machine_id as "machineId", m.name
    from machine_parameter c join machine m on m.l_id = c.l_id and m.machine_id = c.machine_id
    where c.l_id = ${lId} and c.status = ${masterData.codes.enabled} and m.status = ${masterData.codes.enabled}
    order by m.name, c.machine_id`.execute(db);
  return Map.groupBy(rows, ({ parameterId }) => parameterId);
}

async function readTemplatesInUse({ db, lId }: CatalogueCtx): Promise<LabCatalogue['templates']> {
  const { rows } = await sql<LabTemplate & { testId: string }>`
    select x.test_id as "testId", v.template_id as "templateId", v.name, v.number, v.content
    from report_template_test x
    join report_template_version v on v.l_id = x.l_id and v.template_version_id = x.template_version_id
    where x.l_id = ${lId}`.execute(db);
  return new Map(rows.map(({ testId, ...template }) => [testId, template]));
}

async function readLocalNames({ db, lId }: CatalogueCtx): Promise<LabCatalogue['localNames']> {
  const { rows } = await sql<LabLocalName & { id: string }>`
    select coalesce(test_id, parameter_id) as id, name_hi as hi, name_mr as mr, version
    from local_name where l_id = ${lId}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A parameter as it is worked with; a formula that cannot be read is logged, and its parameter stays blank. */
export function parameterOf(ctx: CatalogueCtx, row: ParameterRow): LabParameter {
  return {
    ...row,
    formula: formulaOf(ctx, row),
    ranges: row.ranges.map((range) => ({ ...range, bands: [...range.bands] })),
  };
}

function formulaOf(ctx: CatalogueCtx, { code, formula }: ParameterRow): Formula | null {
  if (formula === null) return null;
  const parsed = parseFormula(formula);
  if (parsed.ok) return parsed.formula;
  const { message, at } = parsed.fault;
  ctx.log.error(
    { parameter: code, fault: message, at },
    'a formula cannot be read; its parameter stays blank',
  );
  return null;
}

/** Ids of the plain tests below a test, each once; a profile that contains itself ends there. */
function runIdsOf(testId: string, tests: ReadonlyMap<string, TestRow>): string[] {
  const runs = new Set<string>();
  const seen = new Set<string>();
  const open = (id: string): void => {
    const test = tests.get(id);
    if (test === undefined || seen.has(id)) return;
    seen.add(id);
    if (test.kind === 'test') runs.add(id);
    else test.memberIds.forEach(open);
  };
  open(testId);
  return [...runs];
}

/** Reads the whole catalogue of a lab. */
export async function readLabCatalogue(ctx: CatalogueCtx): Promise<LabCatalogue> {
  const departments = await readDepartments(ctx);
  const sampleTypes = await readSampleTypes(ctx);
  const parameters = new Map<string, LabParameter>(
    (await readParameters(ctx)).map((row) => [row.parameterId, parameterOf(ctx, row)]),
  );
  const testRows = new Map((await readTests(ctx)).map((row) => [row.testId, row]));
  const tests = [...testRows.values()].map((row): LabTest => ({
    ...row,
    parameters: row.parameters.flatMap(({ parameterId, group, mandatory }) => {
      const parameter = parameters.get(parameterId);
      return parameter === undefined ? [] : [{ parameter, group, mandatory }];
    }),
    runIds: runIdsOf(row.testId, testRows),
  }));
  return {
    version: ctx.lab.catalogueVersion,
    departments: new Map(departments.map((department) => [department.departmentId, department])),
    sampleTypes: new Map(sampleTypes.map((type) => [type.sampleTypeId, type])),
    parameters,
    tests: new Map(tests.map((test) => [test.testId, test])),
    shares: await readShares(ctx),
    terms: await readTerms(ctx),
    machines: await readMachines(ctx),
    comments: await readCommentRules(ctx),
    localNames: await readLocalNames(ctx),
    templates: await readTemplatesInUse(ctx),
    testIdByCode: new Map(
      tests.flatMap((test) => codesOfTest(test).map((code): [string, string] => [code, test.testId])),
    ),
  };
}
