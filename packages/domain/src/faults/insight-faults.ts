import { faultsFrom } from '../text/fault.ts';

/** Faults of fields: insight. */
export const insightFaults = {
  'explorer-no-number': '“{value}” is no number',
  'explorer-no-day': '“{value}” is no day: give it as YYYY-MM-DD',
  'explorer-no-flag': '“{value}” is neither yes nor no',
  'explorer-value-long': 'Give at most 120 letters',
  'explorer-field-unknown': 'There is no field “{name}” in {subject}',
  'explorer-not-compared': '{field} cannot be compared by “{op}”',
  'explorer-no-value': '“{op}” takes no value',
  'explorer-value-needed': 'Give a value for {field}',
  'explorer-one-value': '“{op}” takes one value',
  'explorer-summed': '{field} is summed, not grouped by',
  'explorer-no-moment': '{field} is no moment: it has no {step}',
  'explorer-field-needed': '“{sum}” needs a field',
  'explorer-count-plain': 'Rows are counted without a field',
  'explorer-not-summed': '{field} cannot be summed',
  'explorer-two-groups': 'Group by two fields: the last one goes across',
  'explorer-one-sum': 'A table with columns across has one sum',
  'explorer-sum-needed': 'Choose what is counted or summed in each group',
} as const satisfies Readonly<Record<string, string>>;

/** A fault of this record. */
export const insightFault = faultsFrom(insightFaults);
