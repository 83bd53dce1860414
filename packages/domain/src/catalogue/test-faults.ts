import type { Fault } from '../text/fault.ts';
import { testsFault } from '../faults/tests-faults.ts';
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
  readonly fault: Fault;
}

/** What is wrong with a test, profile or package, or with what it contains. */
export function testFaults<T extends CheckedTest>(test: T, known: KnownCodes<T>): TestFault[] {
  return [...ownFaults(test, known), ...reflexFaults(test, known), ...memberFaults(test, known.tests)];
}

type Found = readonly [field: keyof CheckedTest, holds: boolean, fault: Fault];

function faultsOf(all: readonly Found[]): TestFault[] {
  return all.flatMap(([field, holds, fault]) => (holds ? [{ field, fault }] : []));
}

function ownFaults(test: CheckedTest, { departments, sampleTypes, parameters }: KnownCodes): TestFault[] {
  const single = test.kind === 'test';
  const { department, sampleType } = test;
  const codes = test.parameters.map(({ code }) => code);
  return faultsOf([
    [
      'department',
      department !== null && !departments.has(department),
      testsFault('has-no-department', { department: department ?? '' }),
    ],
    [
      'sampleType',
      sampleType !== null && !sampleTypes.has(sampleType),
      testsFault('has-no-sample-type', { code: sampleType ?? '' }),
    ],
    [
      department === null ? 'department' : 'sampleType',
      single && (department === null || sampleType === null),
      testsFault('needs-department-and-sample-type'),
    ],
    ['runCalendar', !single && test.runCalendar.length > 0, testsFault('runs-of-members')],
    ...doubledStarts(test.runCalendar).map((start): Found => [
      'runCalendar',
      true,
      testsFault('run-twice-on', { start }),
    ]),
    ...specimenFaults(test, { sampleType, isSingle: single, known: sampleTypes }).map(
      ({ field, fault }): Found => [field, true, fault],
    ),
    ['parameters', single !== codes.length > 0, testsFault('parameters-when-test')],
    ['members', single === test.members.length > 0, testsFault('members-when-no-test')],
    [
      'restrictReportTillAllCheck',
      single && test.restrictReportTillAllCheck,
      testsFault('nothing-to-hold-back'),
    ],
    ['parameters', new Set(codes).size < codes.length, testsFault('parameter-twice')],
    ...stageFaults(test).map((fault): Found => ['stages', true, fault]),
    ...codes.map((code): Found => [
      'parameters',
      !parameters.has(code),
      testsFault('has-no-parameter', { code }),
    ]),
  ]);
}

function ofReflex(fault: Fault | null): Found[] {
  return fault === null ? [] : [['reflexRules', true, fault]];
}

function reflexFaults<T extends CheckedTest>(
  test: T,
  { tests, reflexes, attachments }: KnownCodes<T>,
): TestFault[] {
  const { reflexRules, parameters } = test;
  const told = reflexRules.map(reflexText);
  const chain = chainFault(reflexes, test.code);
  return faultsOf([
    ['reflexRules', test.kind !== 'test' && reflexRules.length > 0, testsFault('rules-of-members')],
    ['reflexRules', new Set(told).size < told.length, testsFault('reflex-twice')],
    ...reflexRules.flatMap((rule): Found[] => {
      const fault = conditionFault(rule);
      return [
        ...ofReflex(fault),
        [
          'reflexRules',
          parameters.every(({ code }) => code !== rule.parameter),
          testsFault('reflex-parameter-strange', { parameter: rule.parameter }),
        ],
        ...(rule.also ?? []).flatMap((one): Found[] => {
          const wrong = conditionFault(one);
          const isHere = parameters.some(({ code }) => code === one.parameter);
          return [
            ...ofReflex(wrong),
            ['reflexRules', !isHere, testsFault('reflex-also-strange', { parameter: one.parameter })],
          ];
        }),
        [
          'reflexRules',
          attachments.has(rule.parameter),
          testsFault('reflex-of-attachment', { parameter: rule.parameter }),
        ],
        ['reflexRules', !tests.has(rule.calls), testsFault('reflex-adds-no-test', { test: rule.calls })],
      ];
    }),
    ...ofReflex(chain),
  ]);
}

function memberFaults<T extends CheckedTest>(test: T, tests: ReadonlyMap<string, T>): TestFault[] {
  const unknown = test.members.filter((code) => !tests.has(code));
  if (unknown.length > 0)
    return unknown.map((code) => ({ field: 'members', fault: testsFault('has-no-member', { code }) }));
  const members = containedTests(test, tests);
  if (members === null) return [{ field: 'members', fault: testsFault('contains-itself') }];
  const twice = members.find((member, index) => members.indexOf(member) !== index);
  return faultsOf([
    ['members', twice !== undefined, testsFault('contains-twice', { code: twice?.code ?? '' })],
    [
      'consentNeeded',
      members.some((member) => member.consentNeeded) && !test.consentNeeded,
      testsFault('hides-consent'),
    ],
    ['tatHours', members.some((member) => member.tatHours > test.tatHours), testsFault('before-slowest')],
    [
      'fastingHours',
      members.some((member) => (member.fastingHours ?? 0) > (test.fastingHours ?? 0)),
      testsFault('hides-fasting'),
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
