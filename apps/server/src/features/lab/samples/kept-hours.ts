import { NEEDS_SPECIMEN } from '@nidan/domain/samples/stability-clock';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';

const needing = billTest.stateNames.filter((state) => NEEDS_SPECIMEN.has(state));
const codes = sql.join(needing.map((state) => literalCode(billTest.codeOf(state))));

/** For how many hours from the draw the tube `s` of the type `y` is good for every test that still needs it; as its type keeps where none does. */
export const keptHoursOfTube = sql`coalesce((
  select min(coalesce(kt.stability_hours, y.stability_hours)) from bill_test kb
  join test kt on kt.l_id = kb.l_id and kt.test_id = kb.test_id
  where kb.l_id = s.l_id and kb.sample_id = s.sample_id and kb.state in (${codes})), y.stability_hours)`;
