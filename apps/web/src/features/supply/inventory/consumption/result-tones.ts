import type { ConsumptionResult } from '@nidan/domain/enumerations/inventory';
import type { Tone } from '@nidan/domain/status-sets/status-table';

/** How a run, or a line of one, is shown by what it came to. */
export const RESULT_TONES: Readonly<Record<ConsumptionResult, Tone>> = {
  CONSUMED: 'ok',
  PARTIAL: 'warn',
  ERROR: 'danger',
  'NOT-CONSUMED': 'danger',
};
