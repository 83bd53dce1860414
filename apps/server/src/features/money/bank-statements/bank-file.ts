import type { StatementEntry, StatementFault } from '@nidan/domain/money/bank/statement-file';

/** What a file in a format of banks holds: the accounts that it is of, its currencies and its movements. */
export interface BankFile {
  readonly accounts: readonly string[];
  readonly currencies: readonly string[];
  readonly entries: readonly StatementEntry[];
  /** Movements that cannot be read. */
  readonly faults: readonly StatementFault[];
}
