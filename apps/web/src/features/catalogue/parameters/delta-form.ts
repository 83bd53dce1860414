import type { DeltaRule } from '@nidan/contract/catalogue/parameters/parameter-view';
import { canHaveDelta } from '@nidan/domain/catalogue/parameter-faults';
import { DELTA_MODES, type DeltaMode, type ParameterKind } from '@nidan/domain/enumerations/results';
import { isOfNumbers } from '@nidan/domain/results/delta';

/** A delta rule as it is typed; without a mode there is none. */
export interface DeltaForm {
  readonly deltaMode: DeltaMode | '';
  readonly deltaLimit: string;
  readonly deltaDays: string;
}

export type FieldOfDelta = keyof DeltaForm;

/** The modes in which values of a kind can be compared with those before; none for what is never compared. */
export function deltaModesOf(kind: ParameterKind): DeltaMode[] {
  return DELTA_MODES.filter((mode) => canHaveDelta(kind, mode));
}

/** The form of a rule; it is empty when there is none. */
export function formOfDelta(delta: DeltaRule | null): DeltaForm {
  if (delta === null) return { deltaMode: '', deltaLimit: '', deltaDays: '' };
  return {
    deltaMode: delta.mode,
    deltaLimit: delta.limit === null ? '' : String(delta.limit),
    deltaDays: String(delta.lookBackDays),
  };
}

const READABLE = { deltaLimit: /^\d+(?:\.\d+)?$/u, deltaDays: /^\d+$/u } as const;

/** Fields in which what is typed cannot be read. */
export function unreadOfDelta(form: DeltaForm): FieldOfDelta[] {
  if (form.deltaMode === '') return [];
  const asked = isOfNumbers(form.deltaMode)
    ? (['deltaLimit', 'deltaDays'] as const)
    : (['deltaDays'] as const);
  return asked.filter((field) => !READABLE[field].test(form[field].trim()));
}

/** The rule that is typed. */
export function deltaOfForm({ deltaMode: mode, deltaLimit, deltaDays }: DeltaForm): DeltaRule | null {
  if (mode === '') return null;
  return { mode, limit: isOfNumbers(mode) ? Number(deltaLimit) : null, lookBackDays: Number(deltaDays) };
}
