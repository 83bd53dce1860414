import type { Language } from '@nidan/domain/enumerations/bills';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** The language in which a patient was written to last; English for whoever has no bill. */
export async function readLanguageOfPatient(ctx: Ctx, patientId: string): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`
    select b.language from bill b where b.l_id = ${ctx.lId} and b.patient_id = ${patientId}
    order by b.created_at desc, b.bill_id desc limit 1`.execute(ctx.db);
  return rows[0]?.language ?? 'en';
}
