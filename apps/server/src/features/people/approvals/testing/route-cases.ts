import {
  approveRequest,
  countApprovals,
  listApprovals,
  passOnRequest,
  readApproval,
  reassignLevel,
  rejectRequest,
  retryEffect,
  skipLevel,
} from '@nidan/contract/people/approvals/approval-endpoints';
import {
  changeApprovalRule,
  checkRules,
  createApprovalRule,
  listApprovalRules,
  listApprovers,
} from '@nidan/contract/people/approvals/approval-rule-endpoints';
import {
  addDelegation,
  listDelegates,
  listDelegations,
  revokeDelegation,
} from '@nidan/contract/people/approvals/delegation-endpoints';
import { cancelLines } from '@nidan/contract/money/bills/bill-endpoints';
import { ALL_PERMISSIONS } from '@nidan/domain/access/permission-bits';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { personWith } from '../../../../testing/person-with.ts';
import { approvalRulesOf, ruleBody } from './approval-rules-of.ts';
import { ASKED_BECAUSE, askedDiscount, requestOf } from './asked-discount.ts';
import { delegationBody } from './delegation-body.ts';

const reason = ASKED_BECAUSE;

/** A request of the front desk about a bill of ₹1,100, which the manager decides alone or after the accountant. */
async function asked({ app }: LabWorld, percent: 40 | 60 = 40) {
  await approvalRulesOf(app);
  const { bill, billId, ...request } = await askedDiscount(app, percent);
  return { request: requestOf(request), billId, lineIds: bill.lines.map(({ lineId }) => lineId) };
}

/** A request whose bill was cancelled before it was approved. */
async function failed(world: LabWorld) {
  const { request, billId, lineIds } = await asked(world);
  await world.app.as('Front desk').ok(cancelLines, { body: { billId, version: 1, lineIds, reason } });
  const { approvalId, version } = await world.app.as('Manager').ok(approveRequest, { body: request });
  return { approvalId, version };
}

/** A person of their own who answers for the manager. */
async function delegateIn({ app }: LabWorld): Promise<string> {
  return (await personWith(app, { approvals: ALL_PERMISSIONS })).userId;
}

export const approvalCases: readonly RouteCase[] = [
  forRoute(listApprovals).send(async (world) => ({ query: { billId: (await asked(world)).billId } })),
  forRoute(countApprovals).send(async () => ({})),
  forRoute(readApproval).send(async (world) => ({
    query: { approvalId: (await asked(world)).request.approvalId },
  })),
  forRoute(approveRequest).send(async (world) => ({ body: (await asked(world)).request })),
  forRoute(rejectRequest).send(async (world) => ({ body: { ...(await asked(world)).request, reason } })),
  forRoute(skipLevel).send(async (world) => ({ body: { ...(await asked(world, 60)).request, reason } })),
  forRoute(reassignLevel).send(async (world) => {
    const { request } = await asked(world, 60);
    const { roles } = await world.app.as('Manager').ok(listApprovers);
    const assigneeId = roles.find(({ name }) => name === 'Manager')?.id ?? '';
    return { body: { ...request, level: 1, assignment: 'role', assigneeId, reason } };
  }),
  forRoute(passOnRequest).send(async (world) => ({ body: (await asked(world, 60)).request })),
  forRoute(retryEffect).send(async (world) => ({ body: await failed(world) })),
  forRoute(listApprovalRules).send(async () => ({})),
  forRoute(checkRules).send(async ({ app }) => ({ body: { draft: await ruleBody(app) } })),
  forRoute(listApprovers).send(async () => ({})),
  forRoute(listDelegations).send(async () => ({ query: { list: 'all' } })),
  forRoute(listDelegates).send(async () => ({})),
  forRoute(addDelegation).send(async (world) => ({
    body: delegationBody({ toUserId: await delegateIn(world) }),
  })),
  forRoute(revokeDelegation).send(async (world) => {
    const body = delegationBody({ toUserId: await delegateIn(world) });
    const { delegationId, version } = await world.app.as('Manager').ok(addDelegation, { body });
    return { body: { delegationId, version } };
  }),
  forRoute(createApprovalRule).send(async ({ app }) => ({ body: await ruleBody(app) })),
  forRoute(changeApprovalRule).send(async ({ app }) => {
    const body = await ruleBody(app);
    const { version } = await app.as('Manager').ok(createApprovalRule, { body });
    return { body: { ...body, name: `${body.name} of today`, version } };
  }),
];
