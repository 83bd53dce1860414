import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short to read and long to run: without results of a former run files go by their size, and one core would wait for these at the end. */
const LONG =
  /\/(?:e2e\/(?:sweeps\/(?:screens|language|long-texts)|start)|testing\/matrix\/\w[\w-]*|testing\/(?:invariants|fuzz\/fuzz)|demo\/(?:seed-demo-week|demo-money)|trials\/formula-effect|bench\/run)\.test\.ts$/;

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;
const placeOf = ({ moduleId }: TestSpecification): number => (LONG.test(moduleId) ? 0 : 1);

/** The order of the test files: as vitest has it, but the long ones of a group first. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs);
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b));
  }
}
