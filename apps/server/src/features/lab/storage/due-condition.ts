import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { mayNeedTube, wantsTube } from '@nidan/domain/storage/storing-rules';
import { type RawBuilder, sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

function hasTestIn(states: readonly (typeof billTest.stateNames)[number][]): RawBuilder<boolean> {
  const codes = states.map((state) => literalCode(billTest.codeOf(state)));
  return sql<boolean>`exists (
    select from bill_test bt where bt.l_id = st.l_id and bt.sample_id = st.sample_id and bt.state in (${sql.join(codes)}))`;
}

/** Condition on a `stored_tube st`: past its retention, and no test may need it any more. */
export function isDueOf({ now }: Ctx): RawBuilder<boolean> {
  return sql<boolean>`st.keep_until <= ${now} and not ${hasTestIn(billTest.stateNames.filter(mayNeedTube))}`;
}

/** Condition on a `stored_tube st`: a test of it waits to be measured. */
export function isWanted(): RawBuilder<boolean> {
  return hasTestIn(billTest.stateNames.filter(wantsTube));
}
