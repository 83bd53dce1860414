import type { WorksheetParameter, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import type { SaidMachine } from '../entry-draft.ts';

/** How the choice of no machine is kept. */
export const BY_HAND = 'hand';

export interface MachineChoice {
  /** By which the last choice is kept: the ids of the machines. */
  readonly key: string;
  readonly machines: WorksheetParameter['machines'];
  /** Names of the tests that it is about. */
  readonly tests: readonly string[];
}

function keyOf({ machines }: Pick<WorksheetParameter, 'machines'>): string {
  return machines.map(({ machineId }) => machineId).join(' ');
}

/** What is asked of typed values: for each set of machines that measure the same, which one did. */
export function machineChoices(
  tests: readonly Pick<WorksheetTest, 'test' | 'parameters'>[],
): readonly MachineChoice[] {
  const choices = new Map<string, MachineChoice>();
  for (const { test, parameters } of tests) {
    for (const parameter of parameters.filter(({ machines }) => machines.length > 0)) {
      const key = keyOf(parameter);
      const known = choices.get(key)?.tests ?? [];
      const names = known.includes(test.name) ? known : [...known, test.name];
      choices.set(key, { key, machines: parameter.machines, tests: names });
    }
  }
  return [...choices.values()];
}

/** The machine of a parameter by what was chosen last at this counter. */
export function saidMachine(chosen: Readonly<Record<string, string>>): SaidMachine {
  return (parameter) => {
    const said = parameter.machines.length === 0 ? undefined : chosen[keyOf(parameter)];
    if (said === undefined) return {};
    return { machineId: said === BY_HAND ? null : said };
  };
}

/** Whether nobody has said yet which of its machines measured a parameter. */
export function isMachineUnsaid(
  parameter: WorksheetParameter,
  chosen: Readonly<Record<string, string>>,
): boolean {
  return parameter.machines.length > 0 && saidMachine(chosen)(parameter).machineId === undefined;
}
