import type { ExplorerCell } from '@nidan/contract/insight/explorer/explorer-shapes';
import { type ExplorerSubject, fieldOf } from '@nidan/domain/insight/explorer-fields';
import { maskName, maskOther, maskPhone } from '@nidan/domain/people/demo-mask';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { AnswerColumn } from './compile-question.ts';

const MASKS = { name: maskName, phone: maskPhone, code: maskOther } as const;

/** A row as it was found: cells `c0`, `c1` and so on; of a list its bill and its place too. */
export interface FoundRow {
  readonly [cell: `c${number}`]: unknown;
  readonly bill_id?: string | null;
  readonly moment?: string;
  readonly row_id?: string;
}

function presentCell(value: unknown): ExplorerCell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
}

/** The cells of a row as an answer or a file has them: the only place that masks them for a demo user. */
export function presentCells(
  { caller }: Ctx,
  { subject, columns }: { readonly subject: ExplorerSubject; readonly columns: readonly AnswerColumn[] },
  row: FoundRow,
): ExplorerCell[] {
  return columns.map(({ field, sum }, at) => {
    const cell = presentCell(row[`c${at}`]);
    const person = field === null || sum !== null ? undefined : fieldOf(subject, field)?.person;
    if (person === undefined || !caller.isDemoUser || typeof cell !== 'string') return cell;
    return MASKS[person](cell);
  });
}
