import type { ImportFinding } from '@nidan/contract/links/imports/import-endpoints';
import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { maskOther } from '@nidan/domain/people/demo-mask';

/** Columns by which somebody is reached, by the file that has them. */
const PERSONAL: Readonly<Partial<Record<ImportMaster, readonly string[]>>> = {
  employees: ['phone', 'email'],
  doctors: ['phone', 'email', 'address'],
  vendors: ['account_name', 'account_no'],
  agencies: ['contact_person', 'phone', 'email', 'address'],
};

/** A reason without what it quotes of a cell: what the file says, or what was typed for it. */
function maskedText(text: string, quoted: readonly string[]): string {
  return quoted
    .map((quote) => quote.trim())
    .filter((quote) => quote !== '')
    .reduce((told, quote) => told.replaceAll(quote, maskOther(quote)), text);
}

/** A finding as a demo user sees it: what stands in personal columns is masked, also where a reason quotes it. */
export function maskedFinding(master: ImportMaster, finding: ImportFinding): ImportFinding {
  const columns = PERSONAL[master] ?? [];
  return {
    ...finding,
    faults: finding.faults.map((fault) => {
      const { column, found, reason, values = {} } = fault;
      if (!columns.includes(column)) return fault;
      const typed = finding.typed.flatMap((cell) => (cell.column === column ? cell.value : []));
      const masked = (text: string): string => maskedText(text, [found, ...typed]);
      return {
        ...fault,
        found: maskOther(found),
        reason: masked(reason),
        values: Object.fromEntries(Object.entries(values).map(([slot, value]) => [slot, masked(value)])),
      };
    }),
    changes: finding.changes.map(({ column, before, after }) =>
      columns.includes(column)
        ? { column, before: maskOther(before), after: maskOther(after) }
        : { column, before, after },
    ),
    fixes: finding.fixes.map((fix) =>
      columns.includes(fix.column) ? { ...fix, found: maskOther(fix.found), used: maskOther(fix.used) } : fix,
    ),
    typed: finding.typed.map((cell) =>
      columns.includes(cell.column)
        ? { ...cell, found: maskOther(cell.found), value: maskOther(cell.value) }
        : cell,
    ),
  };
}
