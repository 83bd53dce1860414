import { paiseOfRupees } from '@nidan/domain/money/rupees';
import { datePartsOf } from '@nidan/domain/time/calendar-date';
import type { StatementFault } from '@nidan/domain/money/bank/statement-file';
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

/** Day and amount of a line, as far as they are there. */
const LINE = /^:61:(?<day>\d{6})?(?:\d{4})?R?[DC]?[A-Z]?(?<amount>\d[\d,]*)?(?<rest>.*)$/u;
const WHOLE_LINE = /^:61:\d{6}(?:\d{4})?R?[DC][A-Z]?\d{1,13},\d{0,2}[A-Z][A-Z0-9]{3}/u;

function isDay(yymmdd: string): boolean {
  return datePartsOf(`20${yymmdd.replace(/(\d\d)(\d\d)(\d\d)/u, '$1-$2-$3')}`) !== null;
}

/** The text without lines that cannot be read and what is said of them, and what is wrong with each. */
function withoutBadLines(text: string): { readonly good: string; readonly faults: StatementFault[] } {
  const faults: StatementFault[] = [];
  let isOfBad = false;
  const good = text.split(/\r?\n/u).filter((line, index) => {
    if (line.startsWith(':61:')) {
      const { day = '' } = LINE.exec(line)?.groups ?? {};
      const [hasDay, isWhole] = [isDay(day), WHOLE_LINE.test(line)];
      isOfBad = !hasDay || !isWhole;
      const row = index + 1;
      if (!hasDay) faults.push({ row, column: 'date', found: line.slice(4) });
      else if (!isWhole) faults.push({ row, column: 'amount', found: line.slice(4) });
    } else if (/^:(?!86:)|^-/u.test(line)) isOfBad = false;
    return !isOfBad;
  });
  return { good: good.join('\n'), faults };
}

/** Lets lines and balances differ: a line that cannot be read is left out of the lines and not of the balances. */
class LenientParser extends mt940.Parser {
  override _validateGroup(...given: Parameters<InstanceType<typeof mt940.Parser>['_validateGroup']>): void {
    try {
      // oxlint-disable-next-line no-underscore-dangle -- the name that the parser gives it
      super._validateGroup(...given);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('Sum of lines')) throw error;
    }
  }
}

/**
 * Reads an MT940; what is wrong with it is told instead. A line that cannot be read is a fault of its own; where all can, the balances must
 * agree with them.
 */
export function readMt940(text: string): BankFile | { readonly fault: string } {
  try {
    const { good, faults } = withoutBadLines(text);
    const Parser = faults.length === 0 ? mt940.Parser : LenientParser;
    const statements = new Parser({ no86Structure: true }).parse(good);
    return {
      faults,
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
