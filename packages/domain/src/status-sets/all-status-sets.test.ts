import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_STATUS_SETS, type DescribedStatusSet } from './all-status-sets.ts';

/** Per set: the codes and labels of spec §4, and where each state leads by the workflows page. */
const TABLE: Record<string, string> = {
  incomingOrder: '0 incoming > 10 99 | 10 accepted > 20 99 | 20 registered | 99 cancelled',
  sampleBatchItem:
    '0 incoming > 10 40 90 | 10 assigned to logistic boy > 20 30 90 | 20 rejected by logistic boy > 10 90 | 30 accepted > 50 90 | ' +
    '40 in transit > 60 | 50 sample collected > 40 90 | 60 sample arrived at lab > 70 90 | 70 approved by accounts > 80 | 80 registered | 90 canceled',
  requestState: '0 incoming > 50 80 99 | 50 approved | 80 rejected | 99 expired',
  purchaseOrder:
    '0 draft > 10 90 | 10 created > 20 90 | 20 accepted > 10 40 90 | 40 approved > 10 50 90 | 50 pending > 10 90 | ' +
    '60 partial received > 100 | 70 received | 90 canceled | 100 partial canceled',
  indent:
    '0 draft > 10 90 | 10 created > 20 90 | 20 accepted > 40 90 | 40 approved > 50 | 50 pending > 90 | 90 canceled',
  inventoryAudit:
    '0 scheduled > 10 90 | 10 in progress > 20 90 | 20 finalized > 10 40 | 40 approved | 90 canceled',
  labPayment:
    '0 draft > 10 99 | 10 created > 40 98 99 | 20 archival requested > 100 110 | 40 approved by receiver > 60 90 96 | ' +
    '60 submitted to bank > 90 96 | 90 approved by finance > 20 97 | 96 rejected by finance | 97 reversed by finance | ' +
    '98 rejected by user | 99 cancelled | 100 archived | 110 archival rejected > 20',
  settlementBatch:
    '0 open > 10 | 10 request created > 60 | 20 archival requested > 100 110 | 60 submitted to bank > 90 | 90 settled > 20 | ' +
    '100 archived | 110 archival rejected > 20',
  transfer:
    '0 created > 5 10 99 | 5 in transit > 7 8 | 7 accounts approved > 10 99 | 8 accounts rejected > 0 99 | 10 accepted | 99 rejected',
  simpleAcceptance: '0 created > 10 99 | 10 accepted | 99 rejected',
  interLocationTransfer:
    '0 draft > 20 90 | 20 created > 40 90 | 40 accepted > 90 120 | 90 canceled | 100 transferred | 110 partial transferred | ' +
    '120 in transit | 130 partially received | 140 received',
  logisticsTask:
    '0 unassigned > 10 130 | 10 assigned > 20 30 130 | 20 accepted > 40 130 | 30 rejected > 0 10 130 | 40 on the way > 50 130 | ' +
    '50 reached at pickup > 60 130 | 60 task done > 70 90 100 | 70 towards drop > 80 | 80 reached at lab > 110 | 90 couriered > 110 | ' +
    '100 transferred > 10 | 110 delivered at lab > 120 | 120 closed | 130 canceled | 150 show details',
  logisticsSubTask:
    '0 pending > 10 20 25 50 | 10 completed > 40 | 20 transferred > 40 | 25 couriered source > 30 | 30 couriered > 40 | ' +
    '40 delivered | 50 cancelled',
  approvalRequest:
    '-1 rejected | 0 pending > -1 1 9 10 20 | 1 partial > -1 0 1 9 10 20 | 8 auto approved | 9 approved but action failed > 9 10 | ' +
    '10 completed | 15 pending on me | 16 pending on others | 20 awaiting > -1 0 1',
  approvalStep: '-1 rejected | 0 pending > 1 2 3 | 1 notified > -1 2 4 | 2 skipped | 3 invalid | 4 approved',
  masterData: '-1 disabled > 1 | 0 draft > -1 1 | 1 enabled > -1',
  accountStatus:
    '0 active > 50 90 | 10 draft > 20 90 | 20 pending > 0 10 90 | 50 disabled > 0 90 | 90 terminated',
  qcRun: '-1 ready to run > 1 | 0 not started > -1 1 | 1 started > 2 | 2 completed > 1',
  testStage: '-1 ready to run > 0 1 | 0 not started > -1 | 1 started > 1 2 3 | 2 completed | 3 rejected > -1',
  debitNote:
    '0 draft > 5 | 5 created > 50 | 20 approved > 40 | 30 rejected | 40 debit note generated | 50 pending > 20 30',
  refund: '0 requested > 10 99 | 10 paid | 99 rejected',
  accountingNote: '30 rejected | 40 generated > 100 | 50 pending > 30 40 | 100 cancelled',
  customerAdvance: '0 active > 100 | 10 draft > 20 100 | 20 pending > 0 50 | 50 rejected | 100 cancelled',
  paymentOrder:
    '0 created > 5 10 20 50 90 | 5 attempted > 5 10 20 50 90 | 10 paid > 10 20 | 20 held > 10 20 30 | 30 refunded > 10 20 | 50 failed > 10 20 | 90 cancelled > 10 20',
  payout: '0 waits for approval > 10 99 | 10 approved > 20 | 20 paid | 99 rejected',
  rateContract:
    '0 active > 50 90 | 10 draft > 30 90 | 20 queue > 0 90 | 30 pending > 20 90 | 50 expired | 90 cancelled',
  openClosed: '5 open > 10 | 10 closed > 5',
  integrationLog:
    '1 posted | 2 post failed > 1 2 | 3 updated | 4 update failed > 3 4 | 5 deleted | 6 delete failed > 5 6',
  importJob:
    'done done | draft draft > done progress | failure failure > done | progress progress > failure success | success success > done',
  cultureCase:
    'AST_IN_PROGRESS susceptibility > AST_IN_PROGRESS GROWTH_DETECTED INCUBATING ORGANISM_ID PRELIM_REPORTED READY_REVIEW | CANCELLED cancelled | FINAL_REPORTED final > READY_REVIEW | GROWTH_DETECTED growth seen > AST_IN_PROGRESS GROWTH_DETECTED INCUBATING ORGANISM_ID PRELIM_REPORTED READY_REVIEW | INCUBATING incubating > AST_IN_PROGRESS GROWTH_DETECTED INCUBATING NO_GROWTH ORGANISM_ID PRELIM_REPORTED | INOCULATING being plated > INCUBATING | NO_GROWTH no growth > INCUBATING ORGANISM_ID | ORGANISM_ID organism named > AST_IN_PROGRESS GROWTH_DETECTED INCUBATING ORGANISM_ID PRELIM_REPORTED READY_REVIEW | PRELIM_REPORTED interim reported > AST_IN_PROGRESS GROWTH_DETECTED INCUBATING NO_GROWTH ORGANISM_ID PRELIM_REPORTED READY_REVIEW | READY_REVIEW to be checked > FINAL_REPORTED INCUBATING ORGANISM_ID | RECEIVED received > INOCULATING',
  machineData:
    'discarded discarded | kept kept beside > posted quarantined same | posted posted | quarantined in quarantine > discarded kept posted quarantined same | same same as before',
  machineDriver: 'draft draft > inUse retired | inUse in use > retired | retired retired',
  ruleSet: 'approved approved > retired | draft draft > approved retired | retired retired',
  genericOutcome: 'FAILURE failure | PENDING pending > FAILURE SUCCESS | SUCCESS success',
  consent:
    'DENIED denied | ERRORED errored | EXPIRED expired | GRANTED granted > EXPIRED REVOKED | REQUESTED requested > DENIED EXPIRED GRANTED | ' +
    'REVOKED revoked | WAITING waiting > ERRORED REQUESTED',
  dataTransfer:
    'ERROR error | FAILED failed | PENDING pending > ERROR FAILED TRANSFERRED | REQUESTED requested > PENDING | TRANSFERRED transferred',
};

/** Sets whose tables are written down in tests of their own. */
const TESTED_ALONE = [
  'billTest',
  'physicalSample',
  'incomingSample',
  'rerun',
  'reportDispatch',
  'invoice',
  'labAccount',
];

const byCode = (a: number | string, b: number | string) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1;

function targetsOf({ states, actions }: DescribedStatusSet, state: string): string[] {
  const targets = Object.values(actions).flatMap(({ from, to }) => (from.includes(state) ? to : []));
  return Object.keys(states).filter((name) => targets.includes(name));
}

const written = ALL_STATUS_SETS.filter(({ name }) => !TESTED_ALONE.includes(name));

test.each(written)('$name has its states and leads where it may', (set) => {
  const lines = Object.keys(set.states)
    .map((name) => ({
      ...set.states[name],
      next: targetsOf(set, name).map((to) => set.states[to]?.code ?? ''),
    }))
    .toSorted((a, b) => byCode(a.code ?? '', b.code ?? ''))
    .map(
      ({ code, label, next }) =>
        `${code} ${label}${next.length > 0 ? ' > ' : ''}${next.toSorted(byCode).join(' ')}`,
    );
  expect(lines.join(' | ')).toBe(TABLE[set.name]);
});

function pick(names: readonly string[], choice: number): string {
  return names[choice % names.length] ?? '';
}

describe('a random walk never leaves the table', () => {
  /** Any action tried from wherever the walk is, to any state that some action leads to. */
  const wishes = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 60 });

  test.each(ALL_STATUS_SETS)('$name', (set) => {
    const { actions, states } = set;
    fc.assert(
      fc.property(wishes, (tries) => {
        let at = set.initial;
        for (const [actionChoice, targetChoice] of tries) {
          const action = pick(Object.keys(actions), actionChoice);
          const to = pick(Object.keys(states), targetChoice);
          const outcome = set.step(action, at, to);
          const allowed = actions[action]?.from.includes(at) === true && actions[action].to.includes(to);
          expect(outcome.ok).toBe(allowed);
          if (outcome.ok) at = outcome.to;
          expect(states[at]?.kind).toBe('stored');
          expect(set.possible(at).length === 0).toBe(states[at]?.final === true);
        }
      }),
    );
  });
});

describe('near-twins stay apart', () => {
  test.each([
    [
      'accepted',
      'incomingSample 10, incomingOrder 10, sampleBatchItem 30, transfer 10, simpleAcceptance 10, purchaseOrder 20, indent 20, interLocationTransfer 40, logisticsTask 20',
    ],
    ['registered', 'incomingSample 30, incomingOrder 20, sampleBatchItem 80'],
    [
      'approved',
      'ruleSet approved, payout 10, debitNote 20, purchaseOrder 40, indent 40, inventoryAudit 40, requestState 50, approvalStep 4',
    ],
    [
      'rejected',
      'billTest canceled, incomingSample 99, transfer 99, simpleAcceptance 99, testStage 3, refund 99, customerAdvance 50, accountingNote 30, payout 99, debitNote 30, logisticsTask 30, requestState 80, approvalRequest -1, approvalStep -1',
    ],
    ['active', 'customerAdvance 0, labAccount 10, rateContract 0, accountStatus 0'],
    ['disabled', 'masterData -1, accountStatus 50'],
    ['in transit', 'physicalSample 50, sampleBatchItem 40, transfer 5, interLocationTransfer 120'],
    ['completed', 'billTest completed, qcRun 2, testStage 2, logisticsSubTask 10, approvalRequest 10'],
    ['archived', 'labPayment 100, settlementBatch 100'],
  ])('%s has the code of its set', (label, codes) => {
    const found = ALL_STATUS_SETS.flatMap(({ name, states }) =>
      Object.values(states)
        .filter((state) => state.label === label)
        .map(({ code }) => `${name} ${code}`),
    );
    expect(found.join(', ')).toBe(codes);
  });

  test('no two sets have the same states', () => {
    const tables = ALL_STATUS_SETS.map(({ states }) =>
      Object.entries(states)
        .map(([name, { code }]) => `${code} ${name}`)
        .join(', '),
    );
    expect(new Set(tables).size).toBe(tables.length);
  });
});

test('every set has a name of its own and a table', () => {
  const names = ALL_STATUS_SETS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.toSorted()).toEqual([...TESTED_ALONE, ...Object.keys(TABLE)].toSorted());
});

test('who checks, approves or decides about money is another person', () => {
  const separated = ALL_STATUS_SETS.flatMap(({ name, actions }) =>
    Object.entries(actions)
      .filter(([, action]) => 'differentPerson' in action)
      .map(([action]) => `${name}.${action}`),
  );
  expect(separated).toEqual([
    'billTest.check',
    'sampleBatchItem.approve',
    'transfer.approveAccounts',
    'transfer.rejectAccounts',
    'ruleSet.approve',
    'machineDriver.approve',
    'refund.approve',
    'customerAdvance.approve',
    'customerAdvance.reject',
    'accountingNote.generate',
    'accountingNote.reject',
    'payout.approve',
    'payout.pay',
    'debitNote.approve',
    'debitNote.reject',
    'labPayment.approveByReceiver',
    'labPayment.submitToBank',
    'labPayment.approveFinance',
    'labPayment.rejectFinance',
    'labPayment.reverseFinanceApprove',
    'labPayment.archive',
    'labPayment.rejectArchival',
    'settlementBatch.settle',
    'settlementBatch.archive',
    'settlementBatch.rejectArchival',
    'purchaseOrder.approve',
    'indent.approve',
    'inventoryAudit.approve',
    'rateContract.approve',
    'approvalRequest.approve',
    'approvalRequest.reject',
    'approvalStep.approve',
    'approvalStep.reject',
    'accountStatus.activate',
  ]);
});
