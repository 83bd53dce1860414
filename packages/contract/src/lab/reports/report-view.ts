import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import { CHANNEL_NAMES } from '@nidan/domain/reports/channels';
import { REVISION_STATUSES } from '@nidan/domain/reports/report-snapshot';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

export const RevisionStatus = Type.Enum([...REVISION_STATUSES]);
export const ChannelName = Type.Enum([...CHANNEL_NAMES]);

/** How far a report has come on one channel. */
export const ChannelView = closed({
  channel: ChannelName,
  /**
   * 'sent' by hand or taken by a service; what a service does not tell of stays so. 'not agreed': a message that the patient did not agree to
   * on the bill, which no rule sends.
   */
  state: Type.Enum([
    'not asked for',
    'not agreed',
    'in queue',
    'held',
    'waiting',
    'sent',
    'delivered',
    'read',
    'failed',
  ]),
  /** Why it cannot go out this way although it was asked for: 'no address'; or why it failed. */
  problem: nullable(Type.String()),
  /** When it came to where it is; null before it was sent, and where people sent it. */
  at: nullable(Instant),
});

/** A released report on its way to the reader. */
export const DispatchView = closed({
  reportId: Id,
  billId: Id,
  labNo: Type.String(),
  patient: PatientBrief,
  reportNo: Type.String(),
  revision: Type.Integer(),
  reportStatus: RevisionStatus,
  /** What was ordered, by name. */
  tests: Type.Array(Type.String()),
  /** The same by code, for where names have no room. */
  testCodes: Type.Array(Type.String()),
  /** Null until the pages are rendered, a moment after the release. */
  pages: nullable(Type.Integer()),
  status: Type.Integer(),
  statusLabel: Type.String(),
  holdReason: nullable(Type.String()),
  /** What forbids printing and sending now, such as 'Due ₹ 450'; empty when nothing does. */
  blocks: Type.Array(Type.String()),
  /** Null for a referring doctor. */
  duePaise: nullable(Paise),
  /** A later revision took its place. */
  replaced: Type.Boolean(),
  channels: Type.Array(ChannelView),
  language: Type.Enum([...LANGUAGES]),
  printCount: Type.Integer(),
  releasedAt: Instant,
  printedAt: nullable(Instant),
  dispatchedAt: nullable(Instant),
  version: Version,
  can: Can,
});
export type DispatchView = Static<typeof DispatchView>;

/** Somebody who had a revision in hand. */
const ReportReader = closed({
  who: Type.String(),
  how: Type.Enum(['opened', 'printed', 'dispatched', 'asked for a re-print']),
  at: Instant,
});

/** One revision in the history of a report. */
export const RevisionView = closed({
  reportId: Id,
  reportNo: Type.String(),
  revision: Type.Integer(),
  status: RevisionStatus,
  releasedAt: Instant,
  releasedBy: Type.String(),
  reason: nullable(Type.String()),
  /** Results that say something else than in the revision before; withheld from demo users. */
  changes: Type.Array(
    closed({ investigation: Type.String(), was: Type.String(), isNow: Type.String(), effect: Type.String() }),
  ),
  /** SHA-256 in hex of the canonical JSON of what was released, and of the file. */
  snapshotHash: Type.String(),
  pdfHash: nullable(Type.String()),
  pages: nullable(Type.Integer()),
  verifyUrl: Type.String(),
  dispatchStatus: Type.Integer(),
  dispatchLabel: Type.String(),
  seenBy: Type.Array(ReportReader),
});
export type RevisionView = Static<typeof RevisionView>;
