import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import * as payoutEndpoints from '@nidan/contract/money/payouts/payout-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { slabsFault } from '@nidan/domain/agencies/payout';
import { SELLER_KINDS } from '@nidan/domain/enumerations/users';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { insertPayee, lockPayee, writePayee, writeRules } from './payee-rows.ts';
import { readPayee } from './payees.query.ts';
import { requireNotOwn, requirePayouts } from './require-payouts.ts';
import { slabOf } from './slab-of.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Rules = BodyOf<typeof payoutEndpoints.changePayee>['rules'];

function requireRules(rules: Rules): void {
  const forOne = rules.filter(
    ({ testId, departmentId, agencyId }) =>
      [testId, departmentId, agencyId].filter((id) => id !== null).length > 1,
  );
  if (forOne.length > 0)
    throw refuse('invalid-input', {
      errors: [faultAt('rules', 'payee-rule-one')],
    });
  const keys = rules.map(
    ({ testId, departmentId, agencyId }) => testId ?? departmentId ?? agencyId ?? 'everything else',
  );
  if (new Set(keys).size < keys.length) throw refuse('payee-rule-twice');
  if (rules.some(({ slabs, mode }) => slabsFault(slabs.map(slabOf), mode) !== null))
    throw refuse('payee-rule-slabs');
}

/** Refuses anybody but a doctor, or a person who sells in a territory. */
async function requireSomebody(
  { db, lId }: Ctx,
  { doctorId, userId, territoryId, tdsSection }: BodyOf<typeof payoutEndpoints.addPayee>,
): Promise<void> {
  if ((doctorId === undefined) === (userId === undefined))
    throw refuse('invalid-input', {
      errors: [faultAt('doctorId', 'payee-needed')],
    });
  if ((userId === undefined) !== (territoryId === undefined))
    throw refuse('invalid-input', {
      errors: [faultAt('territoryId', 'payee-territory')],
    });
  if (doctorId !== undefined && tdsSection === null)
    throw refuse('invalid-input', {
      errors: [faultAt('tdsSection', 'payee-tax-section')],
    });
  if (userId === undefined) return;
  const { rows } = await sql<{ name: string; employee_kind: string | null }>`
    select u.name, u.employee_kind from membership m join login_user u on u.user_id = m.user_id
    where m.l_id = ${lId} and m.user_id = ${userId}`.execute(db);
  const [person] = rows;
  if (person === undefined) throw refuse('not-found');
  const { name, employee_kind: kind } = person;
  if (!SELLER_KINDS.some((one) => one === kind)) throw refuse('payee-not-seller', { details: { name } });
}

/** Gives somebody a share of what their bills bring. */
export const addPayee = serve(payoutEndpoints.addPayee, async (ctx, body) => {
  const { payeeId, userId = null, rules } = body;
  requirePayouts(ctx);
  requireNotOwn(ctx, { userId });
  await requireSomebody(ctx, body);
  requireRules(rules);
  await insertPayee(ctx, body);
  await writeRules(ctx, payeeId, rules);
  const payee = await readPayee(ctx, payeeId);
  recordEvent(ctx, { entityKind: 'PAYEE', entityId: payeeId, action: 'create', after: { ...payee } });
  return payee;
});

/** Changes rules, account and tax of a payee; payouts that were made keep theirs. */
export const changePayee = serve(payoutEndpoints.changePayee, async (ctx, body) => {
  const { payeeId, version, rules, tdsSection } = body;
  requirePayouts(ctx);
  const locked = await lockPayee(ctx, payeeId);
  await expectVersion(ctx, { entityId: payeeId, expected: version, found: locked.version });
  requireNotOwn(ctx, locked);
  requireRules(rules);
  if (locked.doctorId !== null && tdsSection === null)
    throw refuse('invalid-input', {
      errors: [faultAt('tdsSection', 'payee-tax-section')],
    });
  const before = await readPayee(ctx, payeeId);
  await writePayee(ctx, body);
  await writeRules(ctx, payeeId, rules);
  const after = await readPayee(ctx, payeeId);
  recordEvent(ctx, {
    entityKind: 'PAYEE',
    entityId: payeeId,
    action: 'update',
    before: { ...before },
    after: { ...after },
  });
  return after;
});
