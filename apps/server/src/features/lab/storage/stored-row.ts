/** A stored tube as it is read beside its sample. */
export interface StoredRow {
  readonly sample_id: string;
  readonly unit_id: string;
  readonly row_no: number;
  readonly column_no: number;
  readonly stored_at: Date;
  readonly stored_by: string;
  readonly keep_until: Date;
  readonly open_reason: string | null;
  readonly is_due: boolean;
  readonly is_wanted: boolean;
  readonly is_in_disposal: boolean;
}
