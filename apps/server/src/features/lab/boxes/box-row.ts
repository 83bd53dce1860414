import type { StorageBand } from '@nidan/domain/catalogue/specimen-of-test';

/** Tubes of a box that are alike in state and in how long they keep; `first` is when the first of them was collected. */
export type ItemGroup = readonly [
  state: number,
  isLost: boolean,
  count: number,
  stabilityHours: number,
  first: string | null,
];

/** A box as the lists read it. */
export interface BoxRow {
  readonly batch_id: string;
  readonly code: string;
  readonly from_location_id: string;
  readonly from_name: string;
  readonly to_location_id: string;
  readonly to_name: string;
  readonly band: StorageBand;
  readonly status: number;
  readonly courier_tracking_no: string | null;
  readonly note: string;
  readonly rider_id: string | null;
  readonly rider_name: string | null;
  readonly refused_because: string | null;
  readonly arrival_celsius: number | null;
  readonly created_at: Date;
  readonly created_by_name: string;
  readonly sent_at: Date | null;
  readonly handed_over_at: Date | null;
  readonly counted_at: Date | null;
  readonly decided_at: Date | null;
  readonly reason: string | null;
  readonly version: number;
  readonly groups: readonly ItemGroup[];
  readonly open_discrepancies: number;
}
