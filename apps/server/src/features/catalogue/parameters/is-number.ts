import type { ParameterKind } from '@nidan/domain/enumerations/results';

/** Whether a result of the parameter is a number, typed or computed. */
export function isNumber({ kind }: { readonly kind: ParameterKind }): boolean {
  return kind === 'numeric' || kind === 'calculated';
}
