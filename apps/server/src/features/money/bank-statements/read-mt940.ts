import type { StatementEntry } from '@nidan/domain/money/bank/statement-file';
import { paiseOfRupees } from '@nidan/domain/money/rupees';
import mt940 from 'mt940js';

/** What a file of SWIFT messages MT940 holds: the accounts that it is of, its currencies and its movements. */
export interface Mt940File {
  readonly accounts: readonly string[];
  readonly currencies: readonly string[];
  readonly entries: readonly StatementEntry[];
}

const NO_REFERENCE = /^(?:NONREF|NOREF)?$/iu;

function referenceOf(...given: readonly string[]): string {
  return given.map((one) => one.trim()).find((one) => !NO_REFERENCE.test(one)) ?? '';
}

/** True for a text with the tags that every MT940 has. */
export function looksLikeMt940(text: string): boolean {
  return /^:20:/mu.test(text) && /^:60[FM]:/mu.test(text);
}

/** Reads an MT940, whose balances must agree with its lines; what is wrong with it is told instead. */
export function readMt940(text: string): Mt940File | { readonly fault: string } {
  try {
    const statements = new mt940.Parser({ no86Structure: true }).parse(text);
    return {
      accounts: [...new Set(statements.map((one) => one.accountIdentification.trim()))],
      currencies: [...new Set(statements.map(({ currency }) => currency))],
      entries: statements.flatMap(({ transactions }) =>
        transactions.map((line) => ({
          on: line.date.toISOString().slice(0, 10),
          amount: paiseOfRupees(line.amount),
          reference: referenceOf(line.reference, line.bankReference),
          narration: [line.details, line.extraDetails]
            .filter(Boolean)
            .join(' ')
            .replaceAll(/\s+/gu, ' ')
            .trim(),
        })),
      ),
    };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'it is no MT940' };
  }
}
