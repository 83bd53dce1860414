import type { Fault } from '../text/fault.ts';
import { testsFault } from '../faults/tests-faults.ts';

/** Where a specimen keeps: 18 to 25 °C, 2 to 8 °C, -20 °C and below. */
export const STORAGE_BANDS = ['ambient', 'cool', 'frozen'] as const;
export type StorageBand = (typeof STORAGE_BANDS)[number];

/** What a test asks of its specimen beside the kind of its tube; tubes stand by id or by code, as the test has them. */
export interface SpecimenOfTest {
  /** What a run takes of the specimen, in µL; null: nobody has said. */
  readonly leastVolumeUl: number | null;
  /** Other kinds of tubes that it may be run from, the best first. */
  readonly alsoFits: readonly string[];
  /** Where it keeps, and for how many hours from the draw; null: as its kind of tube does. */
  readonly storage: StorageBand | null;
  readonly stabilityHours: number | null;
  /** The state in which it is refused: 'haemolysed ++'. */
  readonly refuseIf: string;
}

/** Of a test that asks nothing, and of what is no test. */
export const ANY_SPECIMEN: SpecimenOfTest = {
  leastVolumeUl: null,
  alsoFits: [],
  storage: null,
  stabilityHours: null,
  refuseIf: '',
};

/** What is said of a specimen, and with which field it is wrong: 'fits its own kind of tube as another one'. */
export interface SpecimenFault {
  readonly field: keyof SpecimenOfTest;
  readonly fault: Fault;
}

/** What is wrong with what a test asks of its specimen; `sampleType` is its own kind of tube, `known` are all. */
export function specimenFaults(
  { leastVolumeUl, alsoFits, storage, stabilityHours, refuseIf }: SpecimenOfTest,
  {
    sampleType,
    isSingle,
    known,
  }: { sampleType: string | null; isSingle: boolean; known: ReadonlySet<string> },
): SpecimenFault[] {
  const members = testsFault('specimen-of-members');
  const found: (readonly [keyof SpecimenOfTest, boolean, Fault])[] = isSingle
    ? [
        ...alsoFits.map(
          (code) => ['alsoFits', !known.has(code), testsFault('has-no-sample-type', { code })] as const,
        ),
        [
          'alsoFits',
          sampleType !== null && alsoFits.includes(sampleType),
          testsFault('own-tube-among-others'),
        ],
        ['alsoFits', new Set(alsoFits).size < alsoFits.length, testsFault('tube-twice')],
        [
          storage === null ? 'storage' : 'stabilityHours',
          (storage === null) !== (stabilityHours === null),
          testsFault('where-and-how-long'),
        ],
      ]
    : [
        ['leastVolumeUl', leastVolumeUl !== null, members],
        ['alsoFits', alsoFits.length > 0, members],
        ['storage', storage !== null, members],
        ['stabilityHours', stabilityHours !== null, members],
        ['refuseIf', refuseIf !== '', members],
      ];
  return found.flatMap(([field, holds, fault]) => (holds ? [{ field, fault }] : []));
}
