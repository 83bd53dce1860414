import { formatRupees } from '../money/rupees.ts';
import { accountStatus } from '../status-sets/account-status.ts';
import { approvalRequest } from '../status-sets/approval-request.ts';
import { billTest } from '../status-sets/lab/bill-test.ts';
import { labAccount } from '../status-sets/money/lab-account.ts';
import { masterData } from '../status-sets/master-data.ts';
import { openClosed } from '../status-sets/open-closed.ts';
import { physicalSample } from '../status-sets/lab/physical-sample.ts';
import { reportDispatch } from '../status-sets/lab/report-dispatch.ts';
import { formatDateTime } from '../time/indian-date.ts';

/** One field of an event as a person reads it; null where there was nothing. */
export interface EventChange {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ToldEvent {
  readonly entityKind: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface Reading {
  /** The lab's time zone. */
  readonly zone: string;
  /** What an id stands for; null when it is not known. */
  readonly nameOf: (id: string) => string | null;
}

interface Labelled {
  readonly stateNames: readonly string[];
  readonly labelOf: (state: never) => string;
}

/** The states that a field called `state` or `status` of a kind of thing may have. */
const STATES: Readonly<Record<string, Labelled>> = {
  BILL: billTest,
  BILL_TEST: billTest,
  BILL_PARAMETER: billTest,
  BILL_SAMPLE: physicalSample,
  REPORT: reportDispatch,
  USER: accountStatus,
  LAB: labAccount,
  ROLE: masterData,
  AGENCY: masterData,
  COUNTER_SHIFT: openClosed,
  APPROVAL: approvalRequest,
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/u;
/** Fields that say what sort of value a field has, which the value itself shows. */
const SUFFIX = /_?(?:paise|ids?)$/iu;
/** Fields that only hold others. */
const HOLDERS = new Set(['values']);

/** A field's name as words: `discountPaise` reads 'Discount', `name_title` 'Name title'. */
export function fieldLabel(field: string): string {
  const words = field
    .replace(SUFFIX, '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  const shown = words === '' ? field : words;
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}

function stateLabel(kind: string, text: string): string | null {
  const set = STATES[kind];
  // as: a member of the set's own names
  return set?.stateNames.includes(text) === true ? set.labelOf(text as never) : null;
}

function textOf(
  value: unknown,
  field: string,
  { kind, zone, nameOf }: Reading & { kind: string },
): string | null {
  const again = (part: unknown, name = field): string | null => textOf(part, name, { kind, zone, nameOf });
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return /paise$/iu.test(field) ? formatRupees(value) : String(value);
  if (Array.isArray(value)) {
    const parts = value.map((part) => again(part)).filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join(', ');
  }
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([name, part]) => again(part, name));
    return parts.filter((part) => part !== null).join(' ') || null;
  }
  const text = typeof value === 'string' ? value : '';
  if (UUID.test(text)) return nameOf(text) ?? `…${text.slice(-6)}`;
  if (INSTANT.test(text)) return formatDateTime(zone, new Date(text));
  return /^(?:state|status)$/u.test(field) ? (stateLabel(kind, text) ?? text) : text;
}

/** The fields of one side by their label, those of holders under their own names. */
function fieldsOf(side: unknown): Map<string, { readonly field: string; readonly value: unknown }> {
  const fields = new Map<string, { field: string; value: unknown }>();
  if (typeof side !== 'object' || side === null) return fields;
  for (const [field, value] of Object.entries(side)) {
    if (HOLDERS.has(field) && typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [code, part] of Object.entries(value)) fields.set(code, { field: code, value: part });
    } else fields.set(fieldLabel(field), { field, value });
  }
  return fields;
}

/**
 * What an event changed, field by field in the order they were noted, as a person reads it: money in rupees, states by their
 * labels, ids by what they stand for, times in the lab's zone. Fields that did not change are left out.
 */
export function eventChanges({ entityKind, before, after }: ToldEvent, reading: Reading): EventChange[] {
  const [was, became] = [fieldsOf(before), fieldsOf(after)];
  const textIn = (side: typeof was, label: string): string | null => {
    const found = side.get(label);
    return found === undefined ? null : textOf(found.value, found.field, { ...reading, kind: entityKind });
  };
  return [...new Set([...was.keys(), ...became.keys()])]
    .map((label) => ({ label, before: textIn(was, label), after: textIn(became, label) }))
    .filter((change) => change.before !== change.after);
}

/** Every id in what an event says, to be resolved at once. */
export function idsIn(side: unknown): string[] {
  if (typeof side === 'string') return UUID.test(side) ? [side] : [];
  if (typeof side !== 'object' || side === null) return [];
  return Object.values(side).flatMap(idsIn);
}

/** An action as words: `markPrinted` reads 'Mark printed'. */
export function actionLabel(action: string): string {
  return fieldLabel(action);
}
