/** How far a visit of the demo week has come. */
export type DemoStage =
  | 'registered'
  | 'collected'
  | 'accessioned'
  | 'partial'
  | 'completed'
  | 'checked'
  | 'released'
  | 'dispatched';

export interface DemoVisit {
  /** Place in the list of demo patients. */
  readonly patient: number;
  /** When the patient stood at the counter: hours before now, or a time of an earlier day. */
  readonly when: { readonly hoursAgo: number } | { readonly daysAgo: number; readonly at: string };
  readonly tests: readonly string[];
  readonly stage: DemoStage;
  /** Share of the net that was paid at the counter. */
  readonly paid: 'all' | 'half' | 'nothing';
  readonly discountPercent?: number;
  readonly stat?: boolean;
  /** Code of a coupon that was told at the counter. */
  readonly coupon?: string;
  /** Who sent the person; by the place in the list of patients where it is left out. */
  readonly client?: string;
  /** Every value lies in the middle of its interval, so that the report can be authorised at once. */
  readonly calm?: true;
  /** What went differently. */
  readonly twist?: 'rejectTube' | 'cancelLine' | 'hold' | 'rerun' | 'amend' | 'critical';
}
