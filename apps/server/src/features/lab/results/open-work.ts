import { rerun } from '@nidan/domain/status-sets/lab/rerun';
import { sql } from 'kysely';
import type { OpenWorkKind } from '../../../kernel/access/open-work.ts';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import { ON_HOLD } from '../../../kernel/database/bill-test-codes.ts';
import { handOverHeldTests } from '../bill-tests/hand-over-held-tests.ts';
import { moveReruns } from '../checking/rerun-rows.ts';

const DONE = literalCode(rerun.codeOf('done'));

/** What waits for a person at the bench. */
export const openBenchWork: readonly OpenWorkKind[] = [
  {
    kind: 'heldTests',
    label: 'tests on hold',
    module: 'results',
    count: async (ctx, userId) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from bill_test
        where l_id = ${ctx.lId} and held_by = ${userId} and state = ${ON_HOLD}`.execute(ctx.db);
      return rows[0]?.count ?? 0;
    },
    move: handOverHeldTests,
  },
  {
    kind: 'reruns',
    label: 'reruns',
    module: 'results',
    count: async (ctx, userId) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from rerun
        where l_id = ${ctx.lId} and assigned_to = ${userId} and status <> ${DONE}`.execute(ctx.db);
      return rows[0]?.count ?? 0;
    },
    move: moveReruns,
  },
];
