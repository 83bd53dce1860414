import { personDifferences } from '@nidan/domain/machines/same-person';
import { machineData } from '@nidan/domain/status-sets/lab/machine-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { type Fate, heldBack, type ReceivedValue } from '../received-value.ts';
import type { TubeOfValue } from '../tube-of-value.query.ts';

interface ValueOfTube {
  readonly tube: TubeOfValue;
  readonly posting: { readonly isDecided: boolean };
  readonly value: ReceivedValue;
  readonly parameterId: string | null;
}

/** Whether somebody posted a value under this name for the patient of a tube before: then it is theirs, in whichever script. */
async function isKnownName({ db, lId }: Ctx, patientId: string, name: string): Promise<boolean> {
  const { posted, same } = machineData.codes;
  const { rows } = await sql`
    select from bill b
    join bill_test bt on bt.l_id = b.l_id and bt.bill_id = b.bill_id
    join machine_data d on d.l_id = bt.l_id and d.bill_test_id = bt.bill_test_id
    where b.l_id = ${lId} and b.patient_id = ${patientId} and d.decided_by is not null and d.state in (${posted}, ${same})
      and d.person ->> 'name' = ${name} limit 1`.execute(db);
  return rows.length > 0;
}

/** Why a value may be of another person than its tube; null: it is not, or somebody has said so. */
export async function heldByPerson(
  ctx: Ctx,
  { tube, posting, value, parameterId }: ValueOfTube,
): Promise<Fate | null> {
  const differences = personDifferences(value.person, tube);
  const others = differences.filter((difference) => difference !== 'script');
  if (others.length > 0) return heldBack('other-person', { detail: others.join(', '), parameterId });
  if (differences.length === 0 || posting.isDecided) return null;
  const { name } = value.person;
  if (await isKnownName(ctx, tube.patientId, name)) return null;
  return heldBack('other-script', { detail: name, parameterId });
}
