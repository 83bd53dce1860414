import { expect, test } from 'vitest';
import { isModule, PLANNED_MODULES } from '../access/modules.ts';
import { permissionNames } from '../access/permission-bits.ts';
import { ALL_STATUS_SETS, type DescribedStatusSet } from './all-status-sets.ts';

/** Per set and right, the actions that need it; `!` needs a reason, `(not …)` must be another person. */
const RIGHTS: Readonly<Record<string, string>> = {
  billTest:
    'update samples: collect, accession, accessionInDepartment, undoCollect, undoAccession, undoAccessionInDepartment, outsource, recollect! | update results: enterResults, clearValues!, requestRerun, hold, resume, receiveOutsourced | update authorise: check (not the enterer), uncheck! | delete bills: cancel!',
  physicalSample:
    'update samples: collect, accession, accessionInDepartment, undoCollect, undoAccession, undoAccessionInDepartment, send, outsource, reject!, archive, retrieve, dispose, giveBack, cancel!',
  incomingSample: 'update samples: accept, accession, register, reject!',
  incomingOrder: 'update samples: accept, register, cancel!',
  sampleBatchItem:
    'update samples: assign, accept, reject!, collect, markInTransit, receive, register, cancel! | update payments: approve (not the person who received it)',
  transfer:
    'update samples: send, reopen, accept, reject! | update payments: approveAccounts (not the person who sent it), rejectAccounts! (not the person who sent it)',
  simpleAcceptance: 'update samples: accept, reject!',
  rerun: 'update results: start, finish!',
  qcRun: 'create quality: makeReady, start, complete, undoComplete',
  ruleSet: 'update authorise: approve (not the maker), retire!',
  cultureCase:
    'update results: inoculate, incubate, read, identify, removeIsolate, testSusceptibility, finish, confirmNoGrowth, reopen! | update authorise: issueInterim, follow, unfollow',
  machineData: 'create results: post, attach, discard! | update authorise: amend!',
  machineDriver: 'update quality: approve (not the maker), retire!',
  testStage:
    'update results: makeReady, makeWait, start_stage, save_stage_result, complete_stage, reject_stage!',
  reportDispatch: 'update reports: markPrinted, markDispatched, hold, release, queue, reprint!, cancel!',
  invoice: 'update finance: send',
  refund: 'update payments: approve (not the requester), reject!',
  customerAdvance:
    'update payments: submit, approve (not the person who entered it), reject! (not the person who entered it), cancel!',
  accountingNote:
    'update payments: generate (not the person who made it), reject! (not the person who made it), cancel!',
  paymentOrder: 'create payments: attempt, settle, hold, fail, giveUp | update payments: accept!, giveBack',
  payout:
    'update finance: approve (not the person who made it), reject!, pay (not the person who approved it)',
  debitNote:
    'create purchases: create | update purchases: submit, approve (not the person who raised it), reject! (not the person who raised it), generate',
  labPayment:
    'create payments: create | update payments: approveByReceiver (not the person who created it), reject!, cancel!, submitToBank (not the person who received it) | update finance: approveFinance (not whoever created, received or banked it), rejectFinance! (not whoever created, received or banked it), reverseFinanceApprove! (not the person who approved it), requestArchival, archive (not the person who requested it), rejectArchival! (not the person who requested it)',
  settlementBatch:
    'create finance: request | update finance: submitToBank, settle (not the person who requested it), requestArchival, archive (not the person who requested it), rejectArchival! (not the person who requested it)',
  labAccount: 'update labs: blockReports!, suspend!, disableRegistration!, activate!, terminate!',
  purchaseOrder:
    'create purchases: create | update purchases: accept, sendBack!, amend, approve (not the person who raised it), issue, cancel!, cancelRest!',
  indent:
    'create inventory: create | update inventory: accept, approve (not the person who raised it), issue, cancel!',
  interLocationTransfer: 'create inventory: create | update inventory: accept, send, cancel!',
  inventoryAudit: 'update inventory: start, finalize, approve (not the person who counted), reopen!, cancel!',
  rateContract:
    'update purchases: submit, approve (not the person who entered it), activate, expire, cancel!',
  logisticsTask:
    'update logistics: assign, accept, reject!, unassign, startRide, reachPickup, finish, rideToDrop, reachLab, courier, transfer, deliver, close, cancel!',
  logisticsSubTask: 'update logistics: complete, transfer, courierAtSource, courier, deliver, cancel!',
  requestState: 'update logistics: approve, reject!, expire',
  approvalRequest:
    'update approvals: approve (not the requester), reject! (not the requester), retry, await, resume, void',
  approvalStep:
    'update approvals: notify, skip!, invalidate, approve (not the requester), reject! (not the requester)',
  masterData: 'update masters: enable, disable',
  accountStatus:
    'update masters: submit, activate (not the person who entered it), sendBack!, disable!, terminate!',
  openClosed: 'update masters: close, reopen!',
  consent: 'update consents: request, fail, grant, deny, revoke, expire',
  dataTransfer: 'update consents: start, succeed, fail, breakOff',
  importJob: 'update masters: start, succeed, fail, finish',
  genericOutcome: 'update labs: succeed, fail',
  integrationLog: 'update labs: retryPost, retryUpdate, retryDelete',
};

/** Per set and tone, the states that have it; `.` is the end of the road. */
const TONES: Readonly<Record<string, string>> = {
  billTest:
    'neutral: ncollected, naccessioned | info: pending, partial, outsourced, deptaccessioned | warn: completed, onHold, rerun | ok: checked | danger: canceled .',
  physicalSample:
    'neutral: notCollected, archival, disposed ., returned . | info: collected, outsourced, inTransit | ok: accessioned, deptAccessioned | warn: reSampling . | danger: canceled .',
  incomingSample: 'neutral: pending | info: accepted | ok: accessioned, registered . | danger: rejected .',
  incomingOrder: 'neutral: INCOMING | info: ACCEPTED | ok: REGISTERED . | danger: CANCELLED .',
  sampleBatchItem:
    'neutral: incoming | info: assigned, accepted, inTransit, collected | warn: rejected | ok: arrived, approved, registered . | danger: canceled .',
  transfer:
    'neutral: created | info: inTransit | ok: accountsApproved, accepted . | warn: accountsRejected | danger: rejected .',
  simpleAcceptance: 'neutral: created | ok: accepted . | danger: rejected .',
  rerun: 'neutral: requested | info: inProgress | ok: done .',
  qcRun: 'neutral: notStarted | info: readyToRun, started | ok: completed .',
  ruleSet: 'neutral: draft | ok: approved | warn: retired .',
  cultureCase:
    'neutral: received | info: inoculating, incubating, organismId, astInProgress, prelimReported | warn: growthDetected, readyReview | ok: finalReported, noGrowth | danger: cancelled (derived)',
  machineData: 'warn: quarantined | ok: posted . | neutral: same ., kept, discarded .',
  machineDriver: 'neutral: draft | ok: inUse | warn: retired .',
  testStage: 'neutral: NOT_STARTED | info: READY_TO_RUN, STARTED | ok: COMPLETED . | danger: REJECTED',
  reportDispatch:
    'info: readyToPrint, readyToDispatch, released | ok: dispatched | danger: cancelled . | warn: onHold',
  invoice:
    'neutral: draft, unknown ., all (filter-only) | info: sent . | warn: unpaid (derived), partialPaid (derived) | ok: paid (derived)',
  refund: 'info: requested | ok: paid . | danger: rejected .',
  accountingNote: 'info: pending | danger: rejected ., cancelled . | ok: generated',
  customerAdvance: 'ok: active | neutral: draft | info: pending | danger: rejected ., cancelled .',
  paymentOrder:
    'info: created, attempted | ok: paid | warn: held | neutral: refunded | danger: failed, cancelled',
  payout: 'info: made | warn: approved | ok: paid . | danger: rejected .',
  debitNote: 'neutral: draft | info: created, pending | ok: approved, generated . | danger: rejected .',
  labPayment:
    'neutral: DRAFT, ARCHIVED . | info: CREATED, ARCHIVAL_REQUEST_CREATED, APPROVED_BY_RECEIVER, SUBMITTED_TO_BANK | ok: APPROVED_FINANCE | danger: REJECTED_FINANCE ., REJECTED ., CANCELLED . | warn: REVERSED_FINANCE ., ARCHIVAL_REJECTED',
  settlementBatch:
    'neutral: OPEN, ARCHIVED . | info: REQUEST_CREATED, ARCHIVAL_REQUEST_CREATED, SUBMITTED_TO_BANK | ok: SETTLED | warn: ARCHIVAL_REJECTED',
  labAccount: 'ok: ACTIVE | warn: REPORT_BLOCK, REGISTRATION_DISABLED | danger: SUSPENDED, TERMINATED .',
  purchaseOrder:
    'neutral: draft | info: created, accepted, pending | ok: approved, received (derived) | warn: partialReceived (derived), partialCanceled . | danger: canceled .',
  indent: 'neutral: draft | info: created, accepted | ok: approved | warn: pending | danger: canceled .',
  interLocationTransfer:
    'neutral: draft | info: created, accepted, transferred (derived), inTransit . | danger: canceled . | warn: partialTransferred (derived), partiallyReceived (derived) | ok: received (derived)',
  inventoryAudit: 'neutral: scheduled | info: inProgress, finalized | ok: approved . | danger: canceled .',
  rateContract: 'ok: active | neutral: draft | info: queue, pending | warn: expired . | danger: cancelled .',
  logisticsTask:
    'neutral: unassigned, showDetails (filter-only) | info: assigned, accepted, onTheWay, reachedAtPickup, towardsDrop, reachedAtLab, couriered, transferred | warn: rejected | ok: taskDone, deliveredAtLab, closed . | danger: canceled .',
  logisticsSubTask:
    'neutral: pending | info: completed, transferred, courieredSource, couriered | ok: delivered . | danger: cancelled .',
  requestState: 'neutral: incoming | ok: approved . | danger: rejected . | warn: expired .',
  approvalRequest:
    'danger: rejected ., actionFailed | neutral: pending | info: partial, pendingOnOthers (derived) | ok: autoApproved ., completed . | warn: pendingOnMe (derived), awaiting',
  approvalStep:
    'danger: rejected . | neutral: pending | info: notified | warn: skipped ., invalid . | ok: approved .',
  masterData: 'ok: enabled | neutral: draft | warn: disabled',
  accountStatus: 'ok: active | neutral: draft | info: pending | warn: disabled | danger: terminated .',
  openClosed: 'info: open | ok: closed',
  consent:
    'info: REQUESTED | neutral: WAITING | ok: GRANTED | danger: DENIED ., ERRORED . | warn: REVOKED ., EXPIRED .',
  dataTransfer: 'ok: TRANSFERRED . | danger: FAILED ., ERROR . | info: PENDING | neutral: REQUESTED',
  importJob: 'neutral: draft, done . | info: progress | ok: success | danger: failure',
  genericOutcome: 'neutral: PENDING | ok: SUCCESS . | danger: FAILURE .',
  integrationLog: 'ok: posted ., updated ., deleted . | danger: postFailed, updateFailed, deleteFailed',
};

/** 'key: a, b | other: c', keys in the order in which they first appear. */
function grouped(pairs: readonly (readonly [string, string])[]): string {
  const groups = new Map<string, string[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return [...groups].map(([key, values]) => `${key}: ${values.join(', ')}`).join(' | ');
}

function rightsOf({ actions }: DescribedStatusSet): string {
  return grouped(
    Object.entries(actions).map(([name, { module, bits, reason, differentPerson }]) => [
      `${permissionNames(bits).join('+')} ${module}`,
      `${name}${reason === 'required' ? '!' : ''}${differentPerson ? ` (not ${differentPerson})` : ''}`,
    ]),
  );
}

function tonesOf({ states }: DescribedStatusSet): string {
  return grouped(
    Object.entries(states).map(([name, { tone, kind, final }]) => [
      tone,
      `${name}${kind === 'stored' ? '' : ` (${kind})`}${final ? ' .' : ''}`,
    ]),
  );
}

test.each(ALL_STATUS_SETS)('every action of $name is named in a permission', (set) => {
  expect(rightsOf(set)).toBe(RIGHTS[set.name]);
});

test.each(ALL_STATUS_SETS)('the states of $name have their tone, kind and end', (set) => {
  expect(tonesOf(set)).toBe(TONES[set.name]);
});

test('an action needs one right in one known module', () => {
  for (const { actions } of ALL_STATUS_SETS) {
    for (const { module, bits } of Object.values(actions)) {
      expect(isModule(module) || PLANNED_MODULES.some((planned) => planned === module)).toBe(true);
      expect(permissionNames(bits)).toHaveLength(1);
    }
  }
});

test('whoever rejects, cancels, terminates or undoes gives a reason', () => {
  const silent = ALL_STATUS_SETS.flatMap(({ name, actions }) =>
    Object.entries(actions)
      .filter(
        ([action, { reason }]) =>
          /^(?:reject|cancel|terminate|reverse|uncheck|clear)/u.test(action) && !reason,
      )
      .map(([action]) => `${name}.${action}`),
  );
  expect(silent).toEqual([]);
});
