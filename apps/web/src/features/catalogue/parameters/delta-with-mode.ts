import { USUAL_LOOK_BACK_DAYS } from '@nidan/domain/results/delta';
import type { DeltaForm } from './delta-form.ts';

/** What choosing a mode does: the limit is typed anew, since a number of percent is none of mmol/L and words have none. */
export function withMode(deltaMode: DeltaForm['deltaMode'], { deltaDays }: DeltaForm): DeltaForm {
  const days = deltaDays.trim() === '' ? String(USUAL_LOOK_BACK_DAYS) : deltaDays;
  return { deltaMode, deltaLimit: '', deltaDays: days };
}
