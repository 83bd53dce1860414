import { paiseOfRupees } from '@nidan/domain/money/rupees';
import mt940 from 'mt940js';
import type { BankFile } from './bank-file.ts';

const NO_REFERENCE = /^(?:NONREF|NOREF)?$/iu;

function referenceOf(...given: readonly string[]): string {
  return given.map((one) => one.trim()).find((one) => !NO_REFERENCE.test(one)) ?? '';
}

/** True for a text with the tags that every MT940 has. */
export function looksLikeMt940(text: string): boolean {
  return /^:20:/mu.test(text) && /^:60[FM]:/mu.test(text);
}

/** Reads an MT940, whose balances must agree with its lines; what is wrong with it is told instead. */
export function readMt940(text: string): BankFile | { readonly fault: string } {
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
