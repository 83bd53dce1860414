import { sql } from 'kysely';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { StoredReflex } from '../results/remarks.query.ts';

interface ReflexDecision extends StoredReflex {
  readonly billTestId: string;
  /** The line that was added; null when it was declined. */
  readonly lineId: string | null;
}

/** Notes what became of a test that a value called for; one that was declined may be decided anew for another value. */
export async function saveReflexDecision(ctx: Ctx, decision: ReflexDecision): Promise<void> {
  const { billTestId, testId, parameterId, value, lineId } = decision;
  const statement = sql`
    insert into reflex_decision (l_id, bill_test_id, test_id, parameter_id, value, decision, line_id, decided_at, decided_by)
    values (${ctx.lId}, ${billTestId}, ${testId}, ${parameterId}, ${value}, ${decision.decision}, ${lineId}, ${ctx.now},
      ${ctx.caller.userId})
    on conflict (l_id, bill_test_id, test_id) do update set parameter_id = excluded.parameter_id, value = excluded.value,
      decision = excluded.decision, line_id = excluded.line_id, decided_at = excluded.decided_at, decided_by = excluded.decided_by`;
  await sendLater(ctx.db, statement);
}
