import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { fieldOfBody } from './bill-body.ts';
import { fieldId, FIELDS, type FieldName } from './focus-path.ts';
import type { Faults } from './form-faults.ts';

/** Fields whose emptiness is said only when the bill is to be saved. */
const ON_SAVE: readonly FieldName[] = ['name', 'sex', 'tests', 'consent'];
/** Fields whose fault is said while it is typed. */
const AT_ONCE: readonly FieldName[] = ['discount', 'doctor', 'client'];

/** What is said before saving was tried: wrong formats once their field was left, never that something is still missing. */
export function faultsOnLeaving(faults: Faults, left: ReadonlySet<FieldName>): Faults {
  const names = FIELDS.filter(
    (name) => AT_ONCE.includes(name) || (left.has(name) && !ON_SAVE.includes(name)),
  );
  return Object.fromEntries(names.flatMap((name) => (faults[name] ? [[name, faults[name]]] : [])));
}

/** Messages of a refusal at the fields of the page that they are about. */
export function faultsOfRefusal(refusal: ApiRefusal | null): Faults {
  if (refusal?.code === 'agency-name-near') return { client: refusal.msg };
  const named = refusal?.errors.flatMap(({ field, msg }) => {
    const name = fieldOfBody(field);
    return name === null ? [] : [[name, msg] as const];
  });
  return Object.fromEntries(named ?? []);
}

/** The lines of an error summary in the order of the page. */
export function problemsOf(faults: Faults): { field: string; msg: string }[] {
  return FIELDS.flatMap((name) => {
    const msg = faults[name];
    return msg === undefined ? [] : [{ field: fieldId(name), msg }];
  });
}
