import type { AnnouncedPerson } from '@nidan/contract/lab/incoming/incoming-view';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import type { MessageFacts } from '@nidan/domain/messages/message-content';
import type { MessageTemplateName } from '@nidan/domain/messages/message-template';
import type { Trimester } from '@nidan/domain/people/ages/trimester';
import type { OpenWorkKind } from '../access/open-work.ts';
import type { KeptFromPatient } from '@nidan/domain/delivery/publishing-rule';
import type { RawBuilder } from 'kysely';
import type { Channel } from '@nidan/domain/reports/channels';
import type { Ctx } from '../http/context.ts';
import type { PatientReference } from './patient-reference.ts';

/** A step of one person with one test of a bill. */
export interface TestStepQuestion {
  /** Method and path, `POST /api/bills/tresult`. */
  readonly endpoint: string;
  readonly billId: string;
  readonly billTestId: string;
}

export interface TestStepVerdict {
  readonly test: string;
  readonly seen: boolean;
  /** Null when the endpoint takes no step with a test. */
  readonly state: { readonly ok: boolean; readonly text: string } | null;
  /** Why the person of the context may not, though the state allows it. */
  readonly blocks: readonly string[];
}

/** A test that a value of another one on the bill calls for. */
export interface ReflexOrder {
  readonly billId: string;
  readonly testId: string;
  readonly isFree: boolean;
  /** The test whose value calls for it. */
  readonly because: { readonly billTestId: string; readonly code: string };
  /** Given now; a consent that the bill has counts too. */
  readonly consentGiven: boolean;
}

/** What the person of a bill said. */
export interface BillCircumstances {
  readonly fastingHours: number | null;
  readonly lastPeriod: CalendarDate | null;
  readonly trimester: Trimester | null;
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  readonly birthWeeks: number | null;
}

export interface NotedCircumstances {
  readonly billId: string;
  readonly before: BillCircumstances;
  readonly after: BillCircumstances;
}

/** What another place or agency announced, to be billed as it was told. */
export interface AnnouncedBill {
  readonly billId: string;
  readonly person: AnnouncedPerson;
  /** Whom somebody said that it is; null for a new patient, absent where what was told decides. */
  readonly patientId?: string | null | undefined;
  readonly testCodes: readonly string[];
  /** Code of the agency that sends; one that the lab does not know stands as its name. */
  readonly clientCode: string;
  readonly consentGiven: boolean;
  /** The tubes came with it. */
  readonly isCollected: boolean;
}

/** A report that is to go out by itself. */
export interface ReportToSend {
  readonly reportId: string;
  /** Sum of the bits of the channels that are asked for. */
  readonly channels: number;
}

/** How far a report came on a channel that sends by itself. */
export interface SentOn {
  readonly channel: Channel;
  /** 'in queue': its turn comes where the channels before it bring nothing; 'not asked for': they did, so it is spared. */
  readonly state: 'not asked for' | 'in queue' | 'waiting' | 'sent' | 'delivered' | 'read' | 'failed';
  readonly problem: string | null;
  /** ISO 8601; null before it was tried. */
  readonly at: string | null;
}

/** What becomes of reports that go out by themselves. */
export interface Deliveries {
  /** Puts them in the queue of every service that the lab has switched on; other channels are for people. */
  readonly send: (ctx: Ctx, reports: readonly ReportToSend[]) => Promise<void>;
  /** How far each came, by its id; a report that nobody sent this way is missing. */
  readonly sentOn: (
    ctx: Ctx,
    reportIds: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly SentOn[]>>;
  /** Condition on the id of a report: it reached nobody on any channel. */
  readonly hasFailed: (ctx: Ctx, reportId: RawBuilder<unknown>) => RawBuilder<boolean>;
}

/** What an agency is to be told; with its version one message. */
export interface AgencyNews {
  /** Such as 'agencyInvoice'. */
  readonly kind: string;
  readonly entityId: string;
  readonly version: number;
  readonly agencyId: string;
  readonly template: MessageTemplateName;
  readonly facts: MessageFacts;
  /** The paper that goes along, printed when the message goes; none unless told. */
  readonly document?: { readonly kind: 'invoice'; readonly id: string };
  /** On this channel alone; over the first that reaches it unless told. */
  readonly channel?: 'email' | 'platform';
}

/** A letter with an order to somebody who answers for its vendor. */
export interface OrderLetter {
  readonly orderId: string;
  /** Each issue of an order goes to the same person once. */
  readonly issue: number;
  readonly to: { readonly id: string; readonly name: string; readonly email: string };
  /** What fills the words of the message. */
  readonly facts: Readonly<Record<string, string | null>>;
}

/** What an area asks of those that stand right of it; the app hands it in, so that imports point one way (ADR 45). */
export interface Effects {
  /** Every kind of work that waits for one person. */
  readonly openWork: readonly OpenWorkKind[];
  /** Columns that name a patient and move with a merge, in the order in which their rows are locked. */
  readonly patientReferences: readonly PatientReference[];
  /** What casts doubt on a tube of a locked bill, by the rules of release; null: nothing. */
  readonly doubtsOfBill: (ctx: Ctx, billId: string) => Promise<string | null>;
  /** What a step with a test would meet, for the caller of the context; nothing is changed. Refused when the bill has no such test. */
  readonly judgeTestStep: (ctx: Ctx, question: TestStepQuestion) => Promise<TestStepVerdict>;
  /** Codes of tests that are charged with GST today or from a day to come, in their order. */
  readonly taxedTests: (ctx: Ctx) => Promise<readonly string[]>;
  /** Adds a line to a locked bill and answers it; refuses what cannot be ordered, such as a test that needs a consent. */
  readonly addReflexLine: (ctx: Ctx, order: ReflexOrder) => Promise<string>;
  /**
   * Makes the bill of what was announced, for the registered patient that the person is or a new one; answers its lab ID. Refuses what
   * cannot be ordered, and a person who may be somebody registered while nobody said so.
   */
  readonly billAnnounced: (ctx: Ctx, announced: AnnouncedBill) => Promise<string>;
  /** Notes on a locked bill what its person said about fasting and pregnancy, with its event. */
  readonly noteCircumstances: (ctx: Ctx, noted: NotedCircumstances) => Promise<void>;
  readonly deliveries: Deliveries;
  /** What keeps a released report from its patient at a page that they open themselves; null: nothing. */
  readonly keptFromPatient: (ctx: Ctx, reportId: string) => Promise<KeptFromPatient | null>;
  /** Tells an agency over the first channel of the lab that reaches it, and by a notice inside the product. */
  readonly tellAgency: (ctx: Ctx, news: AgencyNews) => Promise<void>;
  /** Puts the letter in the queue of the lab's mail; one that failed is sent once more under the same key, one that went or waits is not. */
  readonly mailOrder: (ctx: Ctx, letter: OrderLetter) => Promise<void>;
  /**
   * Selects of money that statements of the bank are to show, of every lab: meaning, l_id, id, document (its name), day (null: that of at),
   * at, paise (what goes out below zero), reference, location_id (null: of no place).
   */
  readonly expectedAtBank: readonly RawBuilder<unknown>[];
}

declare module '../http/services.ts' {
  interface Services {
    readonly effects: Effects;
  }
}
