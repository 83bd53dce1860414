import * as noteEndpoints from '@nidan/contract/money/notes/note-endpoints';
import type { NoteUse } from '@nidan/contract/money/notes/note-view';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readNoteOf } from './note-list.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row {
  readonly payment_id: string;
  readonly number: string;
  readonly is_reversal: boolean;
  readonly bill_id: string;
  readonly lab_no: string;
  readonly reason: string | null;
  readonly amount_paise: number;
  readonly received_at: Date;
  readonly by: string;
}

function present(ctx: Ctx, row: Row): NoteUse {
  return {
    paymentId: row.payment_id,
    number: row.number,
    kind: row.is_reversal ? 'reversal' : 'payment',
    billId: row.bill_id,
    labNo: row.lab_no,
    reason: row.reason !== null && ctx.caller.isDemoUser ? maskOther(row.reason) : row.reason,
    amountPaise: row.is_reversal ? -row.amount_paise : row.amount_paise,
    at: row.received_at.toISOString(),
    by: row.by,
  };
}

/** What a credit note paid, oldest first; refused when the lab has none of this id. */
export const listNoteUsesOf = serve(
  noteEndpoints.listNoteUses,
  async (ctx, { noteId, cursor, limit = 50 }) => {
    await readNoteOf(ctx, noteId);
    const [at, id] = decodeCursor(cursor) ?? [];
    const after =
      id === undefined ? sql`` : sql`and (y.received_at, y.payment_id) > (${at}::timestamptz, ${id}::uuid)`;
    const { rows } = await sql<Row>`
    select y.payment_id, n.number, y.reverses_payment_id is not null as is_reversal, y.bill_id, b.lab_no, y.reason,
      y.amount_paise, y.received_at, u.name as by
    from payment y
    join bill b on b.l_id = y.l_id and b.bill_id = y.bill_id
    join money_document n on n.l_id = y.l_id and n.document_id = y.payment_id
    join login_user u on u.user_id = y.received_by
    where y.l_id = ${ctx.lId} and y.note_id = ${noteId} ${after}
    order by y.received_at, y.payment_id limit ${limit + 1}`.execute(ctx.db);
    return toPage({
      rows,
      limit,
      key: (row) => [row.received_at.toISOString(), row.payment_id],
      present: (row) => present(ctx, row),
    });
  },
);
