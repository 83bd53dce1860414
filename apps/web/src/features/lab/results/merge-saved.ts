import type { SavedTest, Worksheet, WorksheetParameter } from '@nidan/contract/lab/results/worksheet';

/** The worksheet with what a save answered, until it is read again. */
export function mergeSaved(sheet: Worksheet, saved: readonly SavedTest[]): Worksheet {
  const byId = new Map(saved.map((test) => [test.billTestId, test]));
  return {
    ...sheet,
    tests: sheet.tests.map((test) => {
      const after = byId.get(test.billTestId);
      if (!after) return test;
      const { values, ...head } = after;
      const byParameter = new Map(values.map((value) => [value.parameterId, value]));
      const parameters = test.parameters.map((parameter): WorksheetParameter => {
        const value = byParameter.get(parameter.parameterId);
        return value ? { ...parameter, ...value } : parameter;
      });
      return { ...test, ...head, parameters };
    }),
  };
}
