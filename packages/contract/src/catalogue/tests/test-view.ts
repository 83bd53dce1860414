import { TEST_SEXES } from '@nidan/domain/catalogue/sex-of-test';
import { TEST_KINDS } from '@nidan/domain/enumerations/bills';
import { PRICE_RULES } from '@nidan/domain/rates/price-rules';
import { type Static, Type } from 'typebox';
import { closed, Id, nullable, Paise, Version } from '../../kernel/shapes.ts';
import { DepartmentBrief } from '../../base/organisation/department-brief.ts';
import { RunCalendar } from './run-calendar.ts';
import { ContainerView } from './container-view.ts';

/** Kinds of what can be ordered (spec §3 "Test type filter"). */
export const TestKind = Type.Enum([...TEST_KINDS]);

export const TestBrief = closed({ testId: Id, code: Type.String(), name: Type.String() });
export type TestBrief = Static<typeof TestBrief>;

/** What can be ordered, as the pickers show it. */
export const TestView = closed({
  testId: Id,
  code: Type.String(),
  name: Type.String(),
  /** By which it is found beside its code. */
  shortCodes: Type.Array(Type.String()),
  kind: TestKind,
  /** Null for a profile or package. */
  department: nullable(DepartmentBrief),
  /** In order of draw; several for a profile or package. */
  containers: Type.Array(ContainerView),
  method: Type.String(),
  mrpPaise: Paise,
  /** What is charged today where the caller works; an agency may pay another price. */
  pricePaise: Paise,
  /** The rule that gives it (ADR 15). */
  priceSource: Type.Enum([...PRICE_RULES]),
  /** Turn-around time in hours where the caller works. */
  tatHours: Type.Number(),
  /** Of the tests that are run for it those that wait for a run or take longer than it says. */
  timings: Type.Array(closed({ tatHours: Type.Number(), runCalendar: RunCalendar })),
  fastingHours: nullable(Type.Integer()),
  /** Of the tests that are run for it those that are of one sex alone. */
  sexed: Type.Array(closed({ code: Type.String(), name: Type.String(), forSex: Type.Enum([...TEST_SEXES]) })),
  consentNeeded: Type.Boolean(),
  restrictReportTillAllCheck: Type.Boolean(),
  /** Direct members of a profile or package. */
  members: Type.Array(TestBrief),
  /** Ids of the tests that are run in the end, profiles inside packages opened; the test itself for a plain one. */
  runs: Type.Array(Id),
  /** Codes of the parameters that they measure, each once; what is only calculated is not among them. */
  measures: Type.Array(Type.String()),
  /** Formulas of what is run that read the height or weight of the person, each once. */
  sizeFormulas: Type.Array(Type.String()),
  /** Enabled 1, draft 0, disabled -1 (spec §4). */
  status: Type.Integer(),
  version: Version,
});
export type TestView = Static<typeof TestView>;
