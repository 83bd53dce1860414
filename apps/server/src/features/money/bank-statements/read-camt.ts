import type { StatementEntry, StatementFault } from '@nidan/domain/money/bank/statement-file';
import { paiseOfRupees } from '@nidan/domain/money/rupees';
import { datePartsOf } from '@nidan/domain/time/calendar-date';
import sax from 'sax';
import type { BankFile } from './bank-file.ts';

/** What is read of an entry, by the end of its path below it. */
interface Entry {
  readonly texts: Map<string, string>;
  currency: string;
}

const AMOUNT = /^\d{1,13}(?:\.\d{1,5})?$/u;
/** Texts that name money, the surest first. */
const REFERENCES = ['NtryDtls/TxDtls/Refs/EndToEndId', 'NtryRef', 'AcctSvcrRef', 'NtryDtls/TxDtls/Refs/TxId'];
const NARRATIONS = ['NtryDtls/TxDtls/RmtInf/Ustrd', 'AddtlNtryInf'];
const NOTHING = /^(?:NOTPROVIDED|NONREF)?$/iu;

type ReadEntry = { readonly entry: StatementEntry } | { readonly faults: readonly StatementFault[] };

/** The entry of this number in the file, from 1, or what of it cannot be read. */
function entryOf({ texts }: Entry, row: number): ReadEntry {
  const said = (name: string): string => texts.get(name)?.trim() ?? '';
  const day = [said('ValDt/Dt'), said('ValDt/DtTm'), said('BookgDt/Dt'), said('BookgDt/DtTm')].find(
    (one) => one !== '',
  );
  const on = day?.slice(0, 10) ?? '';
  const faults: StatementFault[] = [];
  if (datePartsOf(on) === null) faults.push({ row, column: 'date', found: day ?? '' });
  if (!AMOUNT.test(said('Amt'))) faults.push({ row, column: 'amount', found: said('Amt') });
  if (faults.length > 0) return { faults };
  const goesOut = (said('CdtDbtInd') === 'DBIT') !== (said('RvslInd') === 'true');
  const paise = paiseOfRupees(Number(said('Amt')));
  const entry = {
    on,
    amount: goesOut ? -paise : paise,
    reference: REFERENCES.map(said).find((one) => !NOTHING.test(one)) ?? '',
    narration: NARRATIONS.map(said).filter(Boolean).join(' ').replaceAll(/\s+/gu, ' '),
  };
  return { entry };
}

/** True for a text that begins as an XML of ISO 20022 does. */
export function looksLikeCamt(text: string): boolean {
  return /^\uFEFF?\s*</u.test(text) && text.includes('BkToCstmrStmt');
}

function refuseDoctype(): never {
  throw new Error('it declares a document type, which no statement needs');
}

/** Reads a camt.053 of ISO 20022, whatever its version; what is wrong with it is told instead. Entries that are not booked are left out, and one that cannot be read is a fault of its own. */
export function readCamt(text: string): BankFile | { readonly fault: string } {
  const parser = sax.parser(true, { xmlns: false, trim: true });
  const path: string[] = [];
  const accounts = new Set<string>();
  const currencies = new Set<string>();
  const entries: StatementEntry[] = [];
  const faults: StatementFault[] = [];
  let row = 0;
  let entry: Entry | null = null;
  parser.ondoctype = refuseDoctype;
  parser.onopentag = ({ name, attributes }) => {
    path.push(name.replace(/^.*:/u, ''));
    if (path.at(-1) === 'Ntry') entry = { texts: new Map(), currency: '' };
    else if (path.at(-1) === 'Amt' && path.at(-2) === 'Ntry' && entry !== null)
      // as: without namespaces every attribute is a text
      entry.currency = (attributes as Record<string, string>)['Ccy'] ?? '';
  };
  const takeText = (said: string): void => {
    const own = path.slice(path.indexOf('Ntry') + 1).join('/');
    if (entry !== null) entry.texts.set(own, [entry.texts.get(own), said].filter(Boolean).join(' '));
    else if (/\/Stmt\/Acct\/Id\/(?:IBAN|Othr\/Id)$/u.test(path.join('/'))) accounts.add(said.trim());
  };
  Object.assign(parser, { ontext: takeText });
  parser.onclosetag = () => {
    if (path.pop() !== 'Ntry' || entry === null) return;
    const status = entry.texts.get('Sts/Cd') ?? entry.texts.get('Sts') ?? 'BOOK';
    row += 1;
    if (status === 'BOOK') {
      const read = entryOf(entry, row);
      if ('faults' in read) faults.push(...read.faults);
      else entries.push(read.entry);
      currencies.add(entry.currency);
    }
    entry = null;
  };
  try {
    parser.write(text).close();
    return { accounts: [...accounts], currencies: [...currencies], entries, faults };
  } catch (error) {
    return { fault: error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'it is no camt.053' };
  }
}
