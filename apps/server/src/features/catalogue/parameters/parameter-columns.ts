import { conditionOf } from '@nidan/domain/ranges/range-condition';
import { newId } from '../../../kernel/database/new-id.ts';
import type { CatalogueRange } from '../versions/catalogue.ts';
import type { ParameterDefinition } from '../tests/test-definition.ts';

/** Columns of what a version of a parameter says. */
export function parameterColumns(parameter: ParameterDefinition) {
  return {
    name: parameter.name,
    unit: parameter.unit,
    ucum: parameter.ucum,
    loinc: parameter.loinc,
    decimals: parameter.decimals,
    method: parameter.method,
    formula: parameter.formula,
    choices: JSON.stringify(parameter.choices),
    plausible_low: parameter.plausibleLow,
    plausible_high: parameter.plausibleHigh,
    delta_mode: parameter.delta?.mode ?? null,
    delta_limit: parameter.delta?.limit ?? null,
    delta_look_back_days: parameter.delta?.lookBackDays ?? null,
  };
}

/** Columns of a new interval, with its id. */
export function rangeColumns(range: CatalogueRange) {
  const { pregnancy, pregnancyWeeks, birthWeeks, fasting, sampleTypeId, method, locationId } =
    conditionOf(range);
  return {
    range_id: newId(),
    sex: range.sex,
    age_from_days: range.ageFromDays,
    age_to_days: range.ageToDays,
    low: range.low,
    high: range.high,
    text: range.text,
    action_low: range.actionLow,
    action_high: range.actionHigh,
    critical_low: range.criticalLow,
    critical_high: range.criticalHigh,
    bands: JSON.stringify(range.bands),
    pregnancy,
    pregnancy_weeks: pregnancyWeeks,
    birth_weeks: birthWeeks,
    fasting,
    sample_type_id: sampleTypeId,
    method,
    location_id: locationId,
  };
}
