import type { LotView, MaterialView } from '@nidan/contract/lab/quality/quality-views';

/** A lot with the material that it is of, as a line of the list. */
export interface LotLine {
  readonly material: MaterialView;
  /** Null: the material has no lot yet. */
  readonly lot: LotView | null;
}
