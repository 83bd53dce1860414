import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short to read and long to run: without results of a former run files go by their size, and one core would wait for these at the end. */
const LONG = [
  'e2e/sweeps/screens',
  'e2e/sweeps/language',
  'e2e/sweeps/long-texts',
  'e2e/start',
  'bench/run',
  'demo/seed-demo-week',
  'demo/demo-money',
  'testing/fuzz/fuzz',
  'testing/invariants',
  'testing/matrix/',
  'trials/formula-effect',
] as const;

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;
const isLong = (file: string): boolean =>
  LONG.some((name) => (name.endsWith('/') ? file.includes(`/${name}`) : file.endsWith(`/${name}.test.ts`)));
const placeOf = ({ moduleId }: TestSpecification): number => (isLong(moduleId) ? 0 : 1);

/** The order of the test files: as vitest has it, but the long ones of a group first. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs);
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b));
  }
}
