import { PROGRAMS } from '@nidan/domain/access/programs';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import { Refusal } from '../../../../kernel/http/refuse.ts';
import type { Services } from '../../../../kernel/http/services.ts';
import { asProgram } from '../../../../kernel/jobs/as-member.ts';
import { insertRun } from './consumption-rows.ts';
import { consumeWork } from './consume-work.ts';

interface Place {
  readonly location_id: string;
  /** Whoever said last what work uses there. */
  readonly changed_by: string;
}

async function readPlaces({ db }: Pick<Services, 'db'>, lId: number): Promise<readonly Place[]> {
  return inTransaction(db, lId, async (tx) => {
    const { rows } = await sql<Place>`
      select distinct on (s.location_id) s.location_id, m.changed_by
      from consumption_map m join store s on s.l_id = m.l_id and s.store_id = m.store_id
      where m.l_id = ${lId} and m.status = ${masterData.codes.enabled} order by s.location_id, m.changed_at desc`.execute(
      tx,
    );
    return rows;
  });
}

/** Takes what the work of every place of every lab has used; a place whose run breaks off is told of by a run that took nothing. */
export async function consumeOfLabs(services: Services): Promise<void> {
  const labs = await services.db.selectFrom('lab').select('l_id').orderBy('l_id').execute();
  for (const { l_id: lId } of labs) {
    for (const { location_id: locationId, changed_by: userId } of await readPlaces(services, lId)) {
      const who = { lId, userId, locationId, program: PROGRAMS.consumption, person: 'any' } as const;
      try {
        await asProgram(services, { ...who, requestId: randomUUID() }, (ctx) =>
          consumeWork(ctx, { runId: newId(), locationId }),
        );
      } catch (thrown) {
        // What it met is told to whoever keeps the stores; what nobody foresaw fails the job, which is tried again.
        if (!(thrown instanceof Refusal)) throw thrown;
        const why = thrown.message;
        await asProgram(services, { ...who, requestId: randomUUID() }, (ctx) =>
          insertRun(ctx, { runId: newId(), locationId, result: 'ERROR', why, lines: 0 }),
        );
      }
    }
  }
}
