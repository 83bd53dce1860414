export interface CalculatedParameter {
  readonly code: string;
  /** Codes that its formula reads; those that are not calculated themselves need no order. */
  readonly inputs: readonly string[];
}

export type FormulaOrder =
  | { readonly ok: true; readonly codes: readonly string[] }
  /** The codes go round, each reading the next and the last one the first. */
  | { readonly ok: false; readonly cycle: readonly string[] };

/** The order in which to work out calculated parameters so that each finds its inputs ready; a cycle when there is none. */
export function formulaOrder(parameters: readonly CalculatedParameter[]): FormulaOrder {
  const inputsOf = new Map(parameters.map(({ code, inputs }) => [code, inputs]));
  const done = new Set<string>();
  for (const { code } of parameters) {
    const cycle = visit(code, { inputsOf, done, path: [] });
    if (cycle !== null) return { ok: false, cycle };
  }
  return { ok: true, codes: [...done] };
}

interface Walk {
  readonly inputsOf: ReadonlyMap<string, readonly string[]>;
  /** Inputs before those that read them. */
  readonly done: Set<string>;
  readonly path: readonly string[];
}

function visit(code: string, walk: Walk): string[] | null {
  const inputs = walk.inputsOf.get(code);
  if (inputs === undefined || walk.done.has(code)) return null;
  const start = walk.path.indexOf(code);
  if (start >= 0) return walk.path.slice(start);
  for (const input of inputs) {
    const cycle = visit(input, { ...walk, path: [...walk.path, code] });
    if (cycle !== null) return cycle;
  }
  walk.done.add(code);
  return null;
}
