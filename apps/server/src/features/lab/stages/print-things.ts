import { maskName } from '@nidan/domain/people/demo-mask';
import { printedThings } from '@nidan/domain/stages/thing-label-print';
import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { textDrawer } from '../../../kernel/documents/text-drawer.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { countThingPrints } from './thing-rows.ts';

interface LabelRow {
  readonly thing_id: string;
  readonly bill_test_id: string;
  readonly bill_id: string;
  readonly case_no: string;
  readonly label: string;
  readonly barcode: string;
  readonly stain: string;
  readonly prints: number;
  readonly patient_name: string;
}

/** Counts a print of the labels of parts, blocks and slides, and gives them in the languages of label printers; again only with a reason. */
export async function printThingLabels(
  ctx: Ctx,
  thingIds: readonly string[],
  reason: string | null,
): Promise<{ readonly zpl: string; readonly tspl: string }> {
  const wanted = [...new Set(thingIds)];
  if (wanted.length === 0) return { zpl: '', tspl: '' };
  const { rows } = await sql<LabelRow>`
    select g.thing_id, g.bill_test_id, c.bill_id, c.case_no, g.label, g.barcode, g.stain, g.prints, p.name as patient_name
    from case_thing g
    join staged_case c on c.l_id = g.l_id and c.bill_test_id = g.bill_test_id
    join bill b on b.l_id = c.l_id and b.bill_id = c.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    where g.l_id = ${ctx.lId} and g.thing_id = any(${wanted}) and g.discarded_at is null and ${billInScope(ctx.caller)}
    order by g.made_at, g.thing_id for update of g`.execute(ctx.db);
  if (rows.length !== wanted.length) throw refuse('not-found');
  const again = rows.find(({ prints }) => prints > 0);
  if (again !== undefined && reason === null)
    throw refuse('reprint-needs-reason', { details: { barcode: again.barcode } });
  await countThingPrints(ctx, wanted);
  for (const [billTestId, own] of Map.groupBy(rows, (row) => row.bill_test_id)) {
    recordEvent(ctx, {
      entityKind: 'BILL_TEST',
      entityId: billTestId,
      billId: own[0]?.bill_id ?? null,
      parts: own.map((row) => row.thing_id),
      action: 'printThings',
      after: { things: own.map(({ label }) => label) },
      reason,
    });
  }
  const labels = rows.map((row) => ({
    barcode: row.barcode,
    caseNo: row.case_no,
    label: row.label,
    stain: row.stain,
    patientName: ctx.caller.isDemoUser ? maskName(row.patient_name) : row.patient_name,
  }));
  return printedThings(labels, await textDrawer(labels));
}
