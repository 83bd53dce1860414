import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';

/** A machine with the parameters of a test that it sends, by their codes. */
export interface MappedMachine {
  readonly machine: string;
  readonly sends: readonly string[];
}

/** Which machines send parameters of a test, and the codes of those that none sends. */
export function mappedMachines({
  parameters,
  machineCodes,
}: Pick<TestDetails, 'parameters' | 'machineCodes'>): {
  readonly machines: readonly MappedMachine[];
  readonly unmapped: readonly string[];
} {
  const byMachine = Map.groupBy(machineCodes, ({ machine }) => machine);
  const codeOf = new Map(parameters.map(({ parameterId, code }) => [parameterId, code]));
  const isSent = new Set(machineCodes.map(({ parameterId }) => parameterId));
  return {
    machines: [...byMachine].map(([machine, codes]) => {
      const sent = new Set(codes.map(({ parameterId }) => parameterId));
      return {
        machine,
        sends: parameters.flatMap(({ parameterId }) =>
          sent.has(parameterId) ? (codeOf.get(parameterId) ?? []) : [],
        ),
      };
    }),
    unmapped: parameters.flatMap(({ parameterId, code }) => (isSent.has(parameterId) ? [] : [code])),
  };
}
