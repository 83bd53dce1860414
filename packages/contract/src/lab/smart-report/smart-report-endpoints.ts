import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { ORGAN_GROUPS } from '@nidan/domain/smart-report/organ-groups';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, page, pageOf, Version } from '../../kernel/shapes.ts';

const read = { module: 'reports', bits: PERMISSION.read } as const;
const update = { module: 'reports', bits: PERMISSION.update } as const;
const approve = { module: 'authorise', bits: PERMISSION.update } as const;
const Language = Type.Enum([...LANGUAGES]);
const Limit = nullable(Type.Number());
const Lies = Type.Enum(['low', 'high']);
const Group = Type.Enum([...ORGAN_GROUPS]);

/** A value with its sentence, the rule and the value that the sentence stands on. */
export const SmartCardView = closed({
  parameterId: Id,
  name: Type.String(),
  value: Type.String(),
  unit: Type.String(),
  low: Limit,
  high: Limit,
  lies: Lies,
  critical: Type.Boolean(),
  says: nullable(Type.String()),
  rule: nullable(closed({ ruleId: Type.String(), ruleVersion: Type.Integer() })),
});
export type SmartCardView = Static<typeof SmartCardView>;

/** A value outside its interval that no sentence explains. */
export const SmartOtherView = closed({
  parameterId: Id,
  name: Type.String(),
  value: Type.String(),
  unit: Type.String(),
  low: Limit,
  high: Limit,
  lies: Type.Union([Lies, Type.Literal('abnormal')]),
  critical: Type.Boolean(),
});

/** A link to a smart report; its address is told once, when it is made. */
export const SmartShareView = closed({
  shareId: Id,
  madeBy: Type.String(),
  madeAt: Instant,
  endsAt: Instant,
  takenBackAt: nullable(Instant),
  /** Whether it opens now. */
  isOpen: Type.Boolean(),
  openedCount: Type.Integer(),
  lastOpenedAt: nullable(Instant),
  version: Version,
});
export type SmartShareView = Static<typeof SmartShareView>;

/** A smart report as it was made. */
export const SmartReportView = closed({
  smartId: Id,
  reportId: Id,
  revision: Type.Integer(),
  /** A newer revision of the report has come since. */
  isFormer: Type.Boolean(),
  language: Language,
  madeBy: Type.String(),
  madeAt: Instant,
  groups: Type.Array(closed({ group: Group, outside: Type.Integer(), of: Type.Integer() })),
  cards: Type.Array(SmartCardView),
  others: Type.Array(SmartOtherView),
  provisional: Type.Boolean(),
  questions: Type.Array(closed({ text: Type.String(), ruleId: Type.String() })),
  trends: Type.Integer(),
  shares: Type.Array(SmartShareView),
});
export type SmartReportView = Static<typeof SmartReportView>;

/** The smart reports of a bill, latest first, and what another one would stand on. */
export const SmartReports = closed({
  billId: Id,
  labNo: Type.String(),
  patient: Type.String(),
  /** The report that is explained; null before a release. */
  released: nullable(closed({ reportId: Id, revision: Type.Integer() })),
  /** That of the bill. */
  language: Language,
  approvedRules: Type.Integer(),
  made: Type.Array(SmartReportView),
});
export type SmartReports = Static<typeof SmartReports>;

export const readSmartReports = defineEndpoint({
  method: 'GET',
  path: '/api/smart-report',
  summary: 'The smart reports of a bill: each sentence with its rule and value, and the links to it',
  access: read,
  query: closed({ billId: Id }),
  response: SmartReports,
});

export const generateSmartReport = defineEndpoint({
  method: 'POST',
  path: '/api/smart-report/generate',
  summary:
    'Explains the latest released report of a bill in a language; rules speak that are approved in the lab, and no others',
  access: update,
  body: closed({ billId: Id, language: Language }),
  response: SmartReportView,
});

export const smartPages = defineEndpoint({
  method: 'GET',
  path: '/api/smart-report/pages',
  summary: 'A smart report as one picture of its pages, for the screen',
  access: read,
  query: closed({ smartId: Id }),
  response: Type.String(),
  produces: 'image/svg+xml',
});

export const smartPdf = defineEndpoint({
  method: 'GET',
  path: '/api/smart-report/pdf',
  summary: 'A smart report as a PDF',
  access: read,
  accountNeed: 'reportRelease',
  query: closed({ smartId: Id }),
  response: Type.String(),
  produces: 'application/pdf',
});

/** Days that a link opens, unless told, and at most. */
export const SHARE_DAYS = { usual: 7, most: 30 } as const;

export const shareSmartReport = defineEndpoint({
  method: 'POST',
  path: '/api/smart-report/share',
  summary:
    'Makes a link to a smart report, which opens for some days; the address is told once and kept nowhere',
  access: update,
  accountNeed: 'reportRelease',
  body: closed({
    smartId: Id,
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: SHARE_DAYS.most })),
  }),
  response: closed({ url: Type.String(), share: SmartShareView }),
});

export const takeBackShare = defineEndpoint({
  method: 'POST',
  path: '/api/smart-report/take-back',
  summary: 'Takes a link back: it opens no more',
  access: update,
  body: closed({ shareId: Id, version: Version }),
  response: SmartShareView,
});

const Texts = closed({ en: Type.String(), hi: Type.String(), mr: Type.String() });

/** A delivered rule with who let it speak in this lab. */
export const SmartRuleView = closed({
  ruleId: Type.String(),
  ruleVersion: Type.Integer(),
  parameter: Type.String(),
  lies: Lies,
  says: Texts,
  asks: Texts,
  approved: nullable(closed({ by: Type.String(), at: Instant })),
});
export type SmartRuleView = Static<typeof SmartRuleView>;

export const listSmartRules = defineEndpoint({
  method: 'GET',
  path: '/api/smart-report/rules',
  summary: 'The rules of the smart report with their words, and which of them may speak in this lab',
  access: read,
  query: closed(page),
  response: pageOf(SmartRuleView),
});

export const approveSmartRule = defineEndpoint({
  method: 'POST',
  path: '/api/smart-report/approve',
  summary: 'Lets a rule speak in this lab, or silences it, for smart reports that are made from now on',
  access: approve,
  body: closed({
    ruleId: Type.String({ maxLength: 60 }),
    ruleVersion: Type.Integer({ minimum: 1 }),
    approved: Type.Boolean(),
  }),
  response: SmartRuleView,
});

export const sharedSmartReport = defineEndpoint({
  method: 'GET',
  path: '/smart/:token',
  summary:
    'Page of a smart report for whoever has its link, without a sign-in; one that has ended says so and no more',
  access: 'public',
  params: closed({ token: Type.String({ maxLength: 200 }) }),
  response: Type.String(),
  produces: 'text/html',
  perMinute: 60,
});
