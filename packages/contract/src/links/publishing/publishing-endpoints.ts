import { PERMISSION } from '@nidan/domain/access/permission-bits';
import {
  PUBLISHING_STATES,
  RECIPIENTS,
  WAITED_FOR,
  WITHHELD_BECAUSE,
} from '@nidan/domain/delivery/publishing-rule';
import { genericOutcome } from '@nidan/domain/status-sets/links/generic-outcome';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { listedMasters, masterStanding } from '../../kernel/master-shapes.ts';
import { closed, Id, Instant, nullable, page, pageOf, Version } from '../../kernel/shapes.ts';
import { ChannelName } from '../../lab/reports/report-view.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

const { create, read, update } = PERMISSION;
const reports = (bits: number) => ({ module: 'reports', bits }) as const;
const masters = (bits: number) => ({ module: 'masters', bits }) as const;

const Recipient = Type.Enum([...RECIPIENTS]);
const Named = nullable(closed({ id: Id, name: Type.String() }));

const how = {
  /** In the order in which they are tried; none: this recipient gets nothing. */
  channels: Type.Array(ChannelName, { maxItems: 4, uniqueItems: true }),
  /** Whether nothing goes out while the bill is due. */
  holdUntilPaid: Type.Boolean(),
  /** Whether it waits until the whole bill is checked. */
  onlyComplete: Type.Boolean(),
};

/** Who gets reports of what, when and how. */
export const PublishingSpecView = closed({
  ruleId: Id,
  recipient: Recipient,
  /** For which it is meant; null is any. */
  test: Named,
  doctor: Named,
  agency: Named,
  location: Named,
  ...how,
  ...masterStanding,
});
export type PublishingSpecView = Static<typeof PublishingSpecView>;

const meant = {
  recipient: Recipient,
  testId: nullable(Id),
  doctorId: nullable(Id),
  agencyId: nullable(Id),
  locationId: nullable(Id),
};

export const listPublishingSpecs = defineEndpoint({
  method: 'GET',
  path: '/api/publishingSpecs',
  summary: 'Rules by which reports are sent, those for everybody first',
  access: masters(read),
  query: closed({ ...listedMasters.properties, recipient: Type.Optional(Recipient) }),
  response: pageOf(PublishingSpecView),
});

export const addPublishingSpec = defineEndpoint({
  method: 'POST',
  path: '/api/publishingSpecs',
  summary: 'A new rule; one for the same recipient, test, doctor, agency and place is there once',
  access: masters(create),
  body: closed({ ruleId: Id, ...meant, ...how }),
  response: PublishingSpecView,
});

export const changePublishingSpec = defineEndpoint({
  method: 'PUT',
  path: '/api/publishingSpecs',
  summary: 'Changes when and how a rule sends, or takes it into or out of use; what it has sent stays sent',
  access: masters(update),
  body: closed({ ruleId: Id, version: Version, ...how, isEnabled: Type.Boolean() }),
  response: PublishingSpecView,
});

/** What became of one report for one recipient. */
export const PublishJobView = closed({
  jobId: Id,
  reportId: Id,
  billId: Id,
  labNo: Type.String(),
  revision: Type.Integer(),
  patient: PatientBrief,
  recipient: Recipient,
  recipientName: Type.String(),
  state: Type.Enum([...PUBLISHING_STATES]),
  waitsFor: nullable(Type.Enum([...WAITED_FOR])),
  withheldBecause: nullable(Type.Enum([...WITHHELD_BECAUSE])),
  channels: Type.Array(ChannelName),
  /** Until then it can be pulled back for certain; null where nothing was sent. */
  leavesAt: nullable(Instant),
  /** Of the message; null where there is none. */
  outcome: nullable(Type.Enum([...genericOutcome.stateNames])),
  decidedAt: Instant,
});
export type PublishJobView = Static<typeof PublishJobView>;

export const listPublishJobs = defineEndpoint({
  method: 'GET',
  path: '/api/publishjob',
  summary: 'What became of released reports for their recipients, latest first',
  access: reports(read),
  query: closed({
    ...page,
    ...dateFilter,
    state: Type.Optional(Type.Enum([...PUBLISHING_STATES])),
    billId: Type.Optional(Id),
  }),
  response: pageOf(PublishJobView),
});

export const readLeavingReports = defineEndpoint({
  method: 'GET',
  path: '/api/publishjob/leaving',
  summary: 'Reports of which a message has not left yet, and when it does',
  access: reports(read),
  response: closed({
    reportIds: Type.Array(Id, { maxItems: 100 }),
    /** How many messages wait on each channel. */
    channels: Type.Array(closed({ channel: ChannelName, count: Type.Integer() })),
    /** When the last of them leaves; null when none waits. */
    leavesAt: nullable(Instant),
    now: Instant,
  }),
});

const reportIds = Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true });

export const publishReports = defineEndpoint({
  method: 'POST',
  path: '/api/publishjob/send',
  summary:
    'Sends released reports to their recipients by the rules, all or none; where no rule is for the patient, by what the bill asks for',
  access: reports(update),
  accountNeed: 'reportRelease',
  body: closed({ reportIds }),
  response: closed({ sent: Type.Integer(), waiting: Type.Integer() }),
});

export const pullReportsBack = defineEndpoint({
  method: 'POST',
  path: '/api/publishjob/pull-back',
  summary: 'Takes messages of reports back that have not left yet',
  access: reports(update),
  body: closed({ reportIds }),
  response: closed({ pulledBack: Type.Integer() }),
});
