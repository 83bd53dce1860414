import type { LifeStepView } from '@nidan/contract/lab/tracker/life-view';
import type { LifeFact } from '@nidan/domain/samples/life-line';

/** A fact with what the screen shows of it. */
export interface KnownFact extends LifeFact {
  readonly who: LifeStepView['who'];
  readonly how: LifeStepView['how'];
  readonly about: string | null;
  readonly reason: string | null;
  readonly opens: LifeStepView['opens'];
}
