import { MATCH_FAULTS } from '@nidan/domain/inventory/three-way-match';
import { APPROVAL_FACTS } from '@nidan/domain/enumerations/approvals';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';
import { PatientBrief } from '../patients/patient-brief.ts';

/** One level of a request (spec §3 "Approval request", approver_details). */
export const ApproverDetail = closed({
  /** From 1 on. */
  level: Type.Integer({ minimum: 1 }),
  approver_title: Type.String(),
  status_updated_on: nullable(Instant),
  /** Who answered, or the user that it is assigned to; null for a role that has not answered. */
  approver_id: nullable(Id),
  /** Name of the user or of the role that it is assigned to. */
  assignee: Type.String(),
  /** Who answered. */
  answeredBy: nullable(Type.String()),
  /** Who was away and had who answered do so; null when they answered for themselves. */
  answeredFor: nullable(Type.String()),
  state: Type.String(),
  stateLabel: Type.String(),
  note: nullable(Type.String()),
});
export type ApproverDetail = Static<typeof ApproverDetail>;

/** A request for approval (spec §3 "Approval request"). */
export const ApprovalView = closed({
  approvalId: Id,
  type: Type.String(),
  /** Code of its state for who looks: 15 when it waits for the caller, 16 when for others (spec §4). */
  request_status: Type.Integer(),
  state: Type.String(),
  stateLabel: Type.String(),
  /** Id of what it is about. */
  targetId: Id,
  billId: nullable(Id),
  labNo: nullable(Type.String()),
  patient: nullable(PatientBrief),
  /** What is asked for, such as '25 %'. */
  what: Type.String(),
  amountPaise: Paise,
  reason: Type.String(),
  requestedAt: Instant,
  requestedBy: Type.String(),
  approver_details: Type.Array(ApproverDetail),
  /** Of the last answer: who, when, and the id of who. */
  done_by_str: nullable(Type.String()),
  change_dt: nullable(Instant),
  done_by: nullable(Id),
  /** Why what was approved could not be done. */
  failure: nullable(Type.String()),
  /** For whom the caller would answer, when it waits for them in the place of somebody who is away. */
  onBehalfOf: nullable(Type.String()),
  version: Version,
  /** 'approve', 'reject', 'skip', 'reassign', 'retry' or 'passOn': what the caller may do with it. */
  can: Can,
});
export type ApprovalView = Static<typeof ApprovalView>;

/** An amount of what is asked about, now and once it is approved. */
export const ApprovalChange = closed({
  what: Type.Enum(['gross', 'discount', 'net', 'paid', 'due', 'refundPayable', 'credit']),
  beforePaise: Paise,
  afterPaise: Paise,
});
export type ApprovalChange = Static<typeof ApprovalChange>;

/** One line of what is asked about; a rate that nothing is known of is null. */
export const ApprovalLine = closed({
  name: Type.String(),
  /** Lot or contract; blank for nothing. */
  note: Type.String(),
  /** What of an invoice does not agree with its order. */
  faults: Type.Array(Type.Enum([...MATCH_FAULTS])),
  quantity: Type.String(),
  unit: Type.String(),
  /** For one unit, before GST. */
  ratePaise: nullable(Paise),
  /** Rate that was agreed before: of the contract, or of the order that an invoice is for. */
  agreedPaise: nullable(Paise),
  /** Rate at which the same unit of the item was last ordered, from whomever. */
  lastPaise: nullable(Paise),
  totalPaise: nullable(Paise),
});
export type ApprovalLine = Static<typeof ApprovalLine>;

/** What is asked about, as whoever decides must see it. */
export const ApprovalDocument = closed({
  /** Id of the document, by which it is opened. */
  targetId: Id,
  /** It can be printed now. */
  hasPdf: Type.Boolean(),
  facts: Type.Array(
    closed({
      what: Type.Enum([...APPROVAL_FACTS]),
      /** As it is written on paper. */
      value: Type.String(),
      /** What it takes the place of; null where nothing is replaced. */
      former: nullable(Type.String()),
    }),
  ),
  lines: Type.Array(ApprovalLine),
});
export type ApprovalDocument = Static<typeof ApprovalDocument>;

const Approved = closed({ count: Type.Integer({ minimum: 0 }), amountPaise: Paise });

/** What of the same type was approved before: for who asks since the first of this month, and for the patient in 90 days. */
export const ApprovalImpact = closed({ requester: Approved, patient: Approved });
export type ApprovalImpact = Static<typeof ApprovalImpact>;
