import type { Endpoint } from '@nidan/contract/kernel/endpoint';

/** Fields that say whose data an answer carries. */
const PATIENT_FIELDS: ReadonlySet<string> = new Set(['patientId', 'patient_id']);
/** Fields that lead to a patient: asked for, or in an answer that names none. */
const RECORD_FIELDS: ReadonlySet<string> = new Set([
  'billId',
  'bill_id',
  'reportId',
  'smartId',
  'sampleId',
  'sampleIds',
  'billTestId',
  'advanceId',
  'noteId',
]);

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Any object schema or value with these fields, however deep. */
function hasField(part: unknown, fields: ReadonlySet<string>): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return Object.entries(part).some(([name, value]) => fields.has(name) || hasField(value, fields));
}

const known = new WeakMap<Endpoint, boolean>();

/**
 * Whether an endpoint tells data of patients: it answers without changing anything, and its answer names patients or records
 * of theirs, or is a file of one. What changes something has its event.
 */
export function readsPatients(endpoint: Endpoint): boolean {
  const told = known.get(endpoint) ?? findsPatients(endpoint);
  known.set(endpoint, told);
  return told;
}

function findsPatients({ mutates, access, params, query, body, response }: Endpoint): boolean {
  if (mutates || access === 'public' || access === 'session') return false;
  const either = new Set([...PATIENT_FIELDS, ...RECORD_FIELDS]);
  return [params, query, body, response].some((schema) => hasField(schema, either));
}

function collect(part: unknown, fields: ReadonlySet<string>, into: Set<string>): void {
  if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) return;
  for (const [name, value] of Object.entries(part)) {
    if (!fields.has(name)) collect(value, fields, into);
    else for (const id of String(value).match(UUID) ?? []) into.add(id);
  }
}

/** Whose data an answer carries: its patients; where it names none, the records that it names or that were asked for. */
export function subjectsOf(input: unknown, answer: unknown): string[] {
  const found = new Set<string>();
  collect(answer, PATIENT_FIELDS, found);
  collect(input, PATIENT_FIELDS, found);
  if (found.size > 0) return [...found].toSorted();
  collect(answer, RECORD_FIELDS, found);
  collect(input, RECORD_FIELDS, found);
  return [...found].toSorted();
}
