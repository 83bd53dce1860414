import type { Ctx } from '../http/context.ts';

/** Rows that name one person and are to name another. */
export interface PatientMove {
  readonly from: string;
  readonly to: string;
  /** Of the rows that still name `from`, these alone; null for all. */
  readonly only: readonly string[] | null;
}

/** A column that names a patient and moves with a merge (ADR 23); its owner writes it. */
export interface PatientReference {
  /** Table and column, 'bill.patient_id'. */
  readonly name: string;
  /** Moves the rows and answers their ids; both people are locked. */
  move(ctx: Ctx, step: PatientMove): Promise<string[]>;
}
