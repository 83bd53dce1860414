import type { DeltaRule } from '@nidan/contract/catalogue/parameters/parameter-view';
import type { DeltaMode, ParameterKind } from '@nidan/domain/enumerations/results';

/** A delta rule as it is typed; without a mode there is none. */
export interface DeltaForm {
  readonly deltaMode: DeltaMode | '';
  readonly deltaLimit: string;
  readonly deltaDays: string;
}

export type FieldOfDelta = keyof DeltaForm;

/** Whether values of a kind are compared with those before. */
export function hasDelta(kind: ParameterKind): boolean {
  return kind === 'numeric' || kind === 'calculated';
}

/** The form of a rule; it is empty when there is none. */
export function formOfDelta(delta: DeltaRule | null): DeltaForm {
  if (delta === null) return { deltaMode: '', deltaLimit: '', deltaDays: '' };
  return { deltaMode: delta.mode, deltaLimit: String(delta.limit), deltaDays: String(delta.lookBackDays) };
}

const READABLE = { deltaLimit: /^\d+(?:\.\d+)?$/u, deltaDays: /^\d+$/u } as const;

/** Fields in which what is typed cannot be read. */
export function unreadOfDelta(form: DeltaForm): FieldOfDelta[] {
  if (form.deltaMode === '') return [];
  return (['deltaLimit', 'deltaDays'] as const).filter((field) => !READABLE[field].test(form[field].trim()));
}

/** The rule that is typed. */
export function deltaOfForm({ deltaMode: mode, deltaLimit, deltaDays }: DeltaForm): DeltaRule | null {
  return mode === '' ? null : { mode, limit: Number(deltaLimit), lookBackDays: Number(deltaDays) };
}
