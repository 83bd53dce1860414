import { sql } from 'kysely';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { requireRight } from '../../../kernel/access/require-right.ts';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { AnnouncedBill } from '../../../kernel/effects/effects.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { createBill } from './create-bill.ts';

async function testIdsOf({ db, lId }: Ctx, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string; test_id: string }>`
    select code, test_id from test
    where l_id = ${lId} and code = any(${[...codes]}) and status = ${masterData.codes.enabled}`.execute(db);
  const found = new Map(rows.map(({ code, test_id }) => [code, test_id]));
  return codes.map((code) => {
    const id = found.get(code);
    if (id === undefined) throw refuse('test-code-unknown', { details: { code } });
    return id;
  });
}

async function agencyOf({ db, lId }: Ctx, code: string): Promise<string | null> {
  const { rows } = await sql<{ agency_id: string }>`
    select agency_id from agency
    where l_id = ${lId} and code = ${code} and status = ${masterData.codes.enabled}`.execute(db);
  return rows[0]?.agency_id ?? null;
}

/** Makes the bill of what another place or agency announced, for a new patient; answers its lab ID. */
export async function billAnnounced(ctx: Ctx, announced: AnnouncedBill): Promise<string> {
  requireRight(ctx.caller, 'bills', PERMISSION.create);
  const { billId, person, clientCode, consentGiven, isCollected } = announced;
  const testIds = await testIdsOf(ctx, announced.testCodes);
  const agencyId = await agencyOf(ctx, clientCode);
  const { labNo } = await createBill(ctx, {
    billId,
    newPatient: person,
    lines: testIds.map((testId) => ({ testId })),
    consentGiven,
    collect: isCollected,
    ...(agencyId === null ? { client: clientCode } : { agencyId }),
  });
  return labNo;
}
