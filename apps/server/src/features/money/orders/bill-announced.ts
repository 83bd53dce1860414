import { sql } from 'kysely';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { requireRight } from '../../../kernel/access/require-right.ts';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { AnnouncedBill } from '../../../kernel/effects/effects.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { matchAnnounced } from '../../lab/incoming/match-person.ts';
import { requirePatient } from '../../people/patients/require-patient.ts';
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

/** The registered patient of what was announced; null for a new one. */
async function patientOf(ctx: Ctx, { person, patientId }: AnnouncedBill): Promise<string | null> {
  if (patientId === null) return null;
  requireRight(ctx.caller, 'patients', PERMISSION.read);
  if (patientId !== undefined) {
    await requirePatient(ctx, patientId);
    return patientId;
  }
  const { kind, people } = await matchAnnounced(ctx, person);
  if (kind === 'likely') {
    const known = people.map(({ patientCode, fullName, age }) => `${patientCode} ${fullName}, ${age}`);
    const details = { name: person.name, people: known.join('; ') };
    throw refuse('incoming-person-likely', { details });
  }
  return people[0]?.patientId ?? null;
}

/** Makes the bill of what another place or agency announced; answers its lab ID. */
export async function billAnnounced(ctx: Ctx, announced: AnnouncedBill): Promise<string> {
  requireRight(ctx.caller, 'bills', PERMISSION.create);
  const { billId, clientCode, consentGiven, isCollected } = announced;
  const { patient_code: _, ...newPatient } = announced.person;
  const patientId = await patientOf(ctx, announced);
  const testIds = await testIdsOf(ctx, announced.testCodes);
  const agencyId = await agencyOf(ctx, clientCode);
  const { labNo } = await createBill(ctx, {
    billId,
    ...(patientId === null ? { newPatient } : { patientId }),
    lines: testIds.map((testId) => ({ testId })),
    consentGiven,
    collect: isCollected,
    // Whoever takes an announcement chooses no agency: a code that is no agency's stays the name of the sender.
    ...(agencyId === null ? { client: clientCode, clientIsText: true } : { agencyId }),
  });
  return labNo;
}
