export interface ParameterProgress {
  readonly mandatory: boolean;
  readonly hasValue: boolean;
}

/** How far the results of a test are. */
export type TestProgress = 'none' | 'partial' | 'completed';

/** completed when every mandatory parameter has a value (workflows page); a test without mandatory ones is completed by its first value. */
export function testProgress(parameters: readonly ParameterProgress[]): TestProgress {
  if (!parameters.some(({ hasValue }) => hasValue)) return 'none';
  return parameters.every(({ mandatory, hasValue }) => hasValue || !mandatory) ? 'completed' : 'partial';
}
