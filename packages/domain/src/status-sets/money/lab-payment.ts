import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byFinance = { module: 'finance', bits: PERMISSION.update } as const;
/** Accounts hand over and take: a step apart from finance (spec §6). */
const byAccounts = { module: 'payments', bits: PERMISSION.update } as const;

/** A payment between labs and its archival (spec §4 "Lab payment / transfer request"). */
export const labPayment = defineStatusSet({
  name: 'labPayment',
  initial: 'DRAFT',
  states: {
    DRAFT: { code: 0, label: 'draft', tone: 'neutral', kind: 'stored' },
    CREATED: { code: 10, label: 'created', tone: 'info', kind: 'stored' },
    ARCHIVAL_REQUEST_CREATED: { code: 20, label: 'archival requested', tone: 'info', kind: 'stored' },
    APPROVED_BY_RECEIVER: { code: 40, label: 'approved by receiver', tone: 'info', kind: 'stored' },
    SUBMITTED_TO_BANK: { code: 60, label: 'submitted to bank', tone: 'info', kind: 'stored' },
    APPROVED_FINANCE: { code: 90, label: 'approved by finance', tone: 'ok', kind: 'stored' },
    REJECTED_FINANCE: { code: 96, label: 'rejected by finance', tone: 'danger', kind: 'stored', final: true },
    REVERSED_FINANCE: { code: 97, label: 'reversed by finance', tone: 'warn', kind: 'stored', final: true },
    REJECTED: { code: 98, label: 'rejected by user', tone: 'danger', kind: 'stored', final: true },
    CANCELLED: { code: 99, label: 'cancelled', tone: 'danger', kind: 'stored', final: true },
    ARCHIVED: { code: 100, label: 'archived', tone: 'neutral', kind: 'stored', final: true },
    ARCHIVAL_REJECTED: { code: 110, label: 'archival rejected', tone: 'warn', kind: 'stored' },
  },
  actions: {
    create: { from: ['DRAFT'], to: ['CREATED'], ...byAccounts, bits: PERMISSION.create },
    approveByReceiver: {
      from: ['CREATED'],
      to: ['APPROVED_BY_RECEIVER'],
      ...byAccounts,
      differentPerson: 'the person who created it',
    },
    reject: { from: ['CREATED'], to: ['REJECTED'], ...byAccounts, reason: 'required' },
    cancel: { from: ['DRAFT', 'CREATED'], to: ['CANCELLED'], ...byAccounts, reason: 'required' },
    submitToBank: {
      from: ['APPROVED_BY_RECEIVER'],
      to: ['SUBMITTED_TO_BANK'],
      ...byAccounts,
      differentPerson: 'the person who received it',
    },
    approveFinance: {
      from: ['APPROVED_BY_RECEIVER', 'SUBMITTED_TO_BANK'],
      to: ['APPROVED_FINANCE'],
      ...byFinance,
      differentPerson: 'whoever created, received or banked it',
    },
    rejectFinance: {
      from: ['APPROVED_BY_RECEIVER', 'SUBMITTED_TO_BANK'],
      to: ['REJECTED_FINANCE'],
      ...byFinance,
      reason: 'required',
      differentPerson: 'whoever created, received or banked it',
    },
    reverseFinanceApprove: {
      from: ['APPROVED_FINANCE'],
      to: ['REVERSED_FINANCE'],
      ...byFinance,
      reason: 'required',
      differentPerson: 'the person who approved it',
    },
    requestArchival: {
      from: ['APPROVED_FINANCE', 'ARCHIVAL_REJECTED'],
      to: ['ARCHIVAL_REQUEST_CREATED'],
      ...byFinance,
    },
    archive: {
      from: ['ARCHIVAL_REQUEST_CREATED'],
      to: ['ARCHIVED'],
      ...byFinance,
      differentPerson: 'the person who requested it',
    },
    rejectArchival: {
      from: ['ARCHIVAL_REQUEST_CREATED'],
      to: ['ARCHIVAL_REJECTED'],
      ...byFinance,
      reason: 'required',
      differentPerson: 'the person who requested it',
    },
  },
});

export type LabPaymentState = StateOf<typeof labPayment>;
export type LabPaymentAction = ActionOf<typeof labPayment>;
