import * as explainEndpoints from '@nidan/contract/base/users/explain-endpoint';
import type { Endpoint, QueryOf } from '@nidan/contract/kernel/endpoint';
import { PROOF_MINUTES } from '@nidan/contract/kernel/endpoint';
import type { AccessStep } from '@nidan/contract/base/users/explain-endpoint';
import { permissionNames } from '@nidan/domain/access/permission-bits';
import type { Rights } from '@nidan/domain/access/rights';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { sql } from 'kysely';
import { type Member, readMember } from '../../../kernel/access/caller.ts';
import { billInScope, scopeRules } from '../../../kernel/access/in-scope.ts';
import { isOfLab, missingRight, rightText } from '../../../kernel/access/judge-access.ts';
import { refuseBlockedLab, refuseByAccount } from '../../../kernel/access/refuse-by-account.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { Refusal, refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { rightsOfRole } from '../roles/role-rights.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Question = QueryOf<typeof explainEndpoints.explainAccess>;

const OTHERS = 5;

function step(rule: AccessStep['rule'], ok: boolean, text: string): AccessStep {
  return { rule, outcome: ok ? 'passes' : 'refuses', text };
}

function accountStep({ userStatus, membershipStatus }: Member): AccessStep {
  const { active } = accountStatus.codes;
  const code = userStatus === active ? membershipStatus : userStatus;
  return step(
    'account',
    code === active,
    `The account is ${accountStatus.labelOf(accountStatus.stateOf(code))}`,
  );
}

/** Asks the rule that enforces, and takes its refusal for the answer. */
function labStep({ lab }: Ctx, endpoint: Endpoint): AccessStep {
  try {
    refuseBlockedLab(lab, endpoint.accountNeed);
    refuseByAccount(lab, endpoint.accountNeed);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return step('lab', false, error.message);
  }
  return step('lab', true, `The lab is ${labAccount.labelOf(labAccount.stateOf(lab.accountStatus))}`);
}

function rightStep({ access }: Endpoint, { caller }: Member): AccessStep {
  if (typeof access === 'string') return step('right', true, 'Every person of the lab may');
  const held = permissionNames(caller.rights[access.module] ?? 0);
  const has = held.length === 0 ? 'nothing' : held.join(', ');
  const asked = permissionNames(access.bits).join(' and ');
  const ok = missingRight(access, caller.rights) === null;
  return step('right', ok, `${caller.roleName} has ${has} on ${access.module}; asked for ${asked}`);
}

function proofSteps({ stepUp }: Endpoint): AccessStep[] {
  if (stepUp === false) return [];
  const text = `Asks for the password or a code not older than ${PROOF_MINUTES} minutes`;
  return [{ rule: 'proof', outcome: 'notes', text }];
}

/** The bill must be one that the asker sees too: an explanation tells nobody of what is hidden from them. */
async function requireSeen(ctx: Ctx, billId: string): Promise<void> {
  const { rows } = await sql`
    select from bill b where b.l_id = ${ctx.lId} and b.bill_id = ${billId} and ${billInScope(ctx.caller)}`.execute(
    ctx.db,
  );
  if (rows.length === 0) throw refuse('not-found');
}

async function scopeSteps(ctx: Ctx, { caller }: Member, billId: string): Promise<AccessStep[]> {
  await requireSeen(ctx, billId);
  const rules = scopeRules(caller, 'b');
  if (rules.length === 0) return [step('scope', true, 'Sees all bills of the lab')];
  const columns = rules.map(
    ({ limit, condition }) => sql`coalesce(${condition}, false) as ${sql.ref(limit)}`,
  );
  const { rows } = await sql<Record<string, boolean>>`
    select ${sql.join(columns)} from bill b where b.l_id = ${ctx.lId} and b.bill_id = ${billId}`.execute(
    ctx.db,
  );
  return rules.map(({ limit }) => {
    const ok = rows[0]?.[limit] === true;
    return step('scope', ok, ok ? `The bill is of their ${limit}` : `The bill is of another ${limit}`);
  });
}

async function testSteps(
  ctx: Ctx,
  { caller }: Member,
  question: { endpoint: string; billId: string; billTestId: string },
): Promise<AccessStep[]> {
  const { judgeTestStep } = ctx.services.effects;
  const own = await judgeTestStep(ctx, question);
  if (!own.seen) throw refuse('not-found');
  const verdict = await judgeTestStep({ ...ctx, caller }, question);
  const seen = step(
    'scope',
    verdict.seen,
    `${verdict.test} is of a department that they ${verdict.seen ? 'see' : 'do not see'}`,
  );
  const state = verdict.state === null ? [] : [step('state', verdict.state.ok, verdict.state.text)];
  return [seen, ...state, ...verdict.blocks.map((text) => step('duty', false, text))];
}

/** People who could do it by their account and role. */
async function othersWho(ctx: Ctx, { access }: Endpoint, userId: string) {
  const { active } = accountStatus.codes;
  const { rows } = await sql<{ userId: string; name: string; roleName: string; rights: Rights }>`
    select m.user_id as "userId", u.name, r.name as "roleName", ${rightsOfRole} as rights
    from membership m
    join login_user u on u.user_id = m.user_id and u.status = ${active}
    join role r on r.l_id = m.l_id and r.role_id = m.role_id
    where m.l_id = ${ctx.lId} and m.status = ${active} and m.user_id <> ${userId} order by u.name limit 500`.execute(
    ctx.db,
  );
  return rows
    .filter(({ rights }) => missingRight(access, rights) === null)
    .slice(0, OTHERS)
    .map(({ userId: id, name, roleName }) => ({ userId: id, name, roleName }));
}

/** Every rule that a call of a person would meet, in order, by the functions that enforce it. */
export const explainAccess = serve(
  explainEndpoints.explainAccess,
  async (ctx, { userId, method, path, billId, billTestId }: Question) => {
    const endpoint = ctx.services.endpoints.find((one) => one.method === method && one.path === path);
    if (endpoint === undefined || !isOfLab(endpoint)) throw refuseField('path', 'endpoint-unknown');
    if (billTestId !== undefined && billId === undefined) throw refuseField('billId', 'bill-of-test-needed');
    const member = await readMember(ctx.db, { lId: ctx.lId, userId });
    if (member === null) throw refuse('not-found');
    const ofBill = billId === undefined ? [] : await scopeSteps(ctx, member, billId);
    const ofTest =
      billId === undefined || billTestId === undefined
        ? []
        : await testSteps(ctx, member, { endpoint: `${method} ${path}`, billId, billTestId });
    const steps = [
      accountStep(member),
      labStep(ctx, endpoint),
      rightStep(endpoint, member),
      ...proofSteps(endpoint),
      ...ofBill,
      ...ofTest,
    ];
    return {
      name: member.caller.name,
      roleName: member.caller.roleName,
      wants: endpoint.summary,
      needs: typeof endpoint.access === 'string' ? '' : rightText(endpoint.access),
      allowed: steps.every(({ outcome }) => outcome !== 'refuses'),
      steps,
      others: await othersWho(ctx, endpoint, userId),
    };
  },
);
