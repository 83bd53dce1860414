import type { ResultFlag, ResultValue } from '@nidan/contract/results/result-value';
import type { StoredResult } from './tests-under-work.query.ts';

/** A flag as the contract says it: absent is null. */
export function presentFlag(flag: StoredResult['flag']): ResultFlag {
  return flag === '' ? null : flag;
}

/** A value as it stands. */
export function presentResult(result: StoredResult): ResultValue {
  return {
    version: result.version,
    raw: result.raw,
    value: result.value,
    numeric: result.numeric,
    unit: result.unit,
    flag: presentFlag(result.flag),
    critical: result.critical,
    method: result.method,
    blankReason: result.blankReason,
    source: result.source,
    enteredBy: result.enteredBy,
    enteredAt: result.enteredAt.toISOString(),
  };
}
