import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { CRITICAL_CONTACTS } from '@nidan/domain/results/bench/critical-chain';
import { type Static, Type } from 'typebox';
import { DepartmentBrief } from '../../base/organisation/department-brief.ts';
import { TestBrief } from '../../catalogue/tests/test-view.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, page, pageOf } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';
import { ResultFlag } from '../results/result-value.ts';
import { CriticalAttemptView, CriticalCallView } from '../results/worksheet.ts';

const read = { module: 'results', bits: PERMISSION.read } as const;

/** Somebody to tell, and from when. */
export const CriticalContactView = closed({
  contact: Type.Enum([...CRITICAL_CONTACTS]),
  /** Null where the lab has set none for its pathologist or its head; a number is in it there. */
  name: nullable(Type.String()),
  /** Masked for a demo user. */
  phone: nullable(Type.String()),
  from: Instant,
  /** When the clock sent the value on to them; null before, and for the first. */
  toldAt: nullable(Instant),
});
export type CriticalContactView = Static<typeof CriticalContactView>;

/** A critical value that nobody was told of yet. */
export const OpenCritical = closed({
  alertId: Id,
  billId: Id,
  billTestId: Id,
  parameterId: Id,
  labNo: Type.String(),
  patient: PatientBrief,
  /** For a person who decides to inform the patient; masked for a demo user. */
  patientPhone: nullable(Type.String()),
  client: Type.String(),
  doctor: nullable(Type.String()),
  test: TestBrief,
  department: DepartmentBrief,
  parameter: Type.String(),
  value: Type.String(),
  unit: Type.String(),
  flag: ResultFlag,
  enteredBy: Type.String(),
  /** When the value was entered, which the clock counts from. */
  since: Instant,
  contacts: Type.Array(CriticalContactView),
  /** Calls about this value that reached nobody, the latest first. */
  attempts: Type.Array(CriticalAttemptView),
  /** Calls about values that stood here before, the latest first: the value was told, and then changed. */
  calls: Type.Array(CriticalCallView),
});
export type OpenCritical = Static<typeof OpenCritical>;

export const listCriticals = defineEndpoint({
  method: 'GET',
  path: '/api/bills/critical',
  summary:
    'Critical values that nobody was told of yet, the longest waiting first, with whom to call and when',
  access: read,
  query: closed(page),
  response: pageOf(OpenCritical),
});

export const countCriticals = defineEndpoint({
  method: 'GET',
  path: '/api/bills/critical/count',
  summary:
    'How many critical values wait to be told, since when the oldest, and how many the clock has sent on',
  access: read,
  response: closed({
    open: Type.Integer(),
    escalated: Type.Integer(),
    /** Null when none is open. */
    oldest: nullable(Instant),
  }),
});
