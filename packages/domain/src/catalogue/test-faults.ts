import type { TestKind } from '../enumerations/bills.ts';
import { chainFault, type ReflexGraph } from './reflex-chains.ts';
import { conditionFault, type ReflexRule } from './reflex-rule.ts';
import { reflexText } from './reflex-text.ts';
import type { TestRun } from './run-calendar.ts';
import { doubledStarts } from './run-text.ts';
import { type SpecimenOfTest, specimenFaults } from './specimen-of-test.ts';
import { stageFaults, type StageOfTest } from './stage-of-test.ts';

/** What of a test, profile or package is held against the rules; references are codes. */
export interface CheckedTest extends SpecimenOfTest {
  readonly code: string;
  readonly kind: TestKind;
  readonly department: string | null;
  readonly sampleType: string | null;
  /** Turn-around time in hours. */
  readonly tatHours: number;
  readonly runCalendar: readonly TestRun[];
  readonly fastingHours: number | null;
  readonly consentNeeded: boolean;
  readonly restrictReportTillAllCheck: boolean;
  readonly parameters: readonly { readonly code: string; readonly mandatory?: boolean }[];
  readonly members: readonly string[];
  readonly stages: readonly StageOfTest[];
  readonly reflexRules: readonly ReflexRule[];
}

/** Codes that a test may refer to; `tests` are all tests of the catalogue by code. */
export interface KnownCodes<T extends CheckedTest = CheckedTest> {
  readonly departments: ReadonlySet<string>;
  readonly sampleTypes: ReadonlySet<string>;
  readonly parameters: ReadonlySet<string>;
  /** Those of the parameters whose value is a file. */
  readonly attachments: ReadonlySet<string>;
  readonly tests: ReadonlyMap<string, T>;
  /** `reflexGraph` of all tests. */
  readonly reflexes: ReflexGraph;
}

/** What is wrong, and with which field: 'contains itself' with the members. */
export interface TestFault {
  readonly field: keyof CheckedTest;
  readonly fault: string;
}

/** What is wrong with a test, profile or package, or with what it contains. */
export function testFaults<T extends CheckedTest>(test: T, known: KnownCodes<T>): TestFault[] {
  return [...ownFaults(test, known), ...reflexFaults(test, known), ...memberFaults(test, known.tests)];
}

type Found = readonly [field: keyof CheckedTest, holds: boolean, fault: string];

function faultsOf(found: readonly Found[]): TestFault[] {
  return found.flatMap(([field, holds, fault]) => (holds ? [{ field, fault }] : []));
}

function ownFaults(test: CheckedTest, { departments, sampleTypes, parameters }: KnownCodes): TestFault[] {
  const single = test.kind === 'test';
  const { department, sampleType } = test;
  const codes = test.parameters.map(({ code }) => code);
  return faultsOf([
    ['department', department !== null && !departments.has(department), `has no department ${department}`],
    ['sampleType', sampleType !== null && !sampleTypes.has(sampleType), `has no sample type ${sampleType}`],
    [
      department === null ? 'department' : 'sampleType',
      single && (department === null || sampleType === null),
      'needs a department and a sample type',
    ],
    [
      'runCalendar',
      !single && test.runCalendar.length > 0,
      'must have no runs of its own: its members have theirs',
    ],
    ...doubledStarts(test.runCalendar).map((start): Found => [
      'runCalendar',
      true,
      `is run twice on ${start}`,
    ]),
    ...specimenFaults(test, { sampleType, isSingle: single, known: sampleTypes }).map(
      ({ field, fault }): Found => [field, true, fault],
    ),
    ['parameters', single !== codes.length > 0, 'must have parameters just when it is a test'],
    ['members', single === test.members.length > 0, 'must have members just when it is not a test'],
    [
      'restrictReportTillAllCheck',
      single && test.restrictReportTillAllCheck,
      'has nothing to hold a report back for',
    ],
    ['parameters', new Set(codes).size < codes.length, 'has a parameter twice'],
    ...stageFaults(test).map((fault): Found => ['stages', true, fault]),
    ...codes.map((code): Found => ['parameters', !parameters.has(code), `has no parameter ${code}`]),
  ]);
}

function reflexFaults<T extends CheckedTest>(
  test: T,
  { tests, reflexes, attachments }: KnownCodes<T>,
): TestFault[] {
  const { reflexRules, parameters } = test;
  const told = reflexRules.map(reflexText);
  const chain = chainFault(reflexes, test.code);
  return faultsOf([
    [
      'reflexRules',
      test.kind !== 'test' && reflexRules.length > 0,
      'must have no reflex rules of its own: its members have theirs',
    ],
    ['reflexRules', new Set(told).size < told.length, 'has a reflex rule twice'],
    ...reflexRules.flatMap((rule): Found[] => {
      const fault = conditionFault(rule);
      return [
        ['reflexRules', fault !== null, fault ?? ''],
        [
          'reflexRules',
          parameters.every(({ code }) => code !== rule.parameter),
          `has a reflex rule for ${rule.parameter}, which is none of its parameters`,
        ],
        ...(rule.also ?? []).flatMap((one): Found[] => {
          const wrong = conditionFault(one);
          const isHere = parameters.some(({ code }) => code === one.parameter);
          return [
            ['reflexRules', wrong !== null, wrong ?? ''],
            [
              'reflexRules',
              !isHere,
              `has a reflex rule that also asks for ${one.parameter}, which is none of its parameters`,
            ],
          ];
        }),
        [
          'reflexRules',
          attachments.has(rule.parameter),
          `has a reflex rule for ${rule.parameter}, which is an attachment`,
        ],
        [
          'reflexRules',
          !tests.has(rule.calls),
          `has a reflex rule that adds ${rule.calls}, which is no test`,
        ],
      ];
    }),
    ['reflexRules', chain !== null, chain ?? ''],
  ]);
}

function memberFaults<T extends CheckedTest>(test: T, tests: ReadonlyMap<string, T>): TestFault[] {
  const unknown = test.members.filter((code) => !tests.has(code));
  if (unknown.length > 0)
    return unknown.map((code) => ({ field: 'members', fault: `has no member ${code}` }));
  const members = containedTests(test, tests);
  if (members === null) return [{ field: 'members', fault: 'contains itself' }];
  const twice = members.find((member, index) => members.indexOf(member) !== index);
  return faultsOf([
    ['members', twice !== undefined, `contains ${twice?.code} twice`],
    [
      'consentNeeded',
      members.some((member) => member.consentNeeded) && !test.consentNeeded,
      'hides that a member needs consent',
    ],
    [
      'tatHours',
      members.some((member) => member.tatHours > test.tatHours),
      'is promised before its slowest member',
    ],
    [
      'fastingHours',
      members.some((member) => (member.fastingHours ?? 0) > (test.fastingHours ?? 0)),
      'hides that a member needs fasting',
    ],
  ]);
}

/** All that a profile or package contains, at any depth and as often as it does; null when it contains itself. */
export function containedTests<T extends CheckedTest>(test: T, tests: ReadonlyMap<string, T>): T[] | null {
  const found: T[] = [];
  const open = ({ code, members }: CheckedTest, above: readonly string[]): boolean =>
    !above.includes(code) &&
    members.every((member) => {
      const inside = tests.get(member);
      if (inside === undefined) return true;
      found.push(inside);
      return open(inside, [...above, code]);
    });
  return open(test, []) ? found : null;
}
