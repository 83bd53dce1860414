import { sql } from 'kysely';

/** The sums of the account `a` of a query, in paise; where there is none, nothing was posted. */
export const ACCOUNT_SUMS =
  sql.raw(`coalesce(a.deposits_paise, 0) as deposits, coalesce(a.credit_notes_paise, 0) as "creditNotes",
  coalesce(a.charges_paise, 0) as charges, coalesce(a.debit_notes_paise, 0) as "debitNotes"`);
