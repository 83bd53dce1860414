import type { ContainerView } from '@nidan/contract/catalogue/tests/container-view';
import type { TestBrief, TestView } from '@nidan/contract/catalogue/tests/test-view';
import type { DepartmentBrief } from '@nidan/contract/base/organisation/department-brief';
import type { pricesFor } from '../rates/prices-for.ts';
import { type LabCatalogue, type LabTest, testsToRun } from '../versions/lab-catalogue.ts';
import { testAtLocation } from './test-at-location.ts';

function departmentOf({ departments }: LabCatalogue, test: LabTest): DepartmentBrief | null {
  const department = departments.get(test.departmentId ?? '');
  if (department === undefined) return null;
  const { departmentId, code, name } = department;
  return { departmentId, code, name };
}

/** The kinds of tubes that a test, profile or package needs, in order of draw. */
function containersOf(catalogue: LabCatalogue, test: LabTest): ContainerView[] {
  const needed = new Set(testsToRun(catalogue, test).map(({ sampleTypeId }) => sampleTypeId));
  return [...catalogue.sampleTypes.values()]
    .filter(({ sampleTypeId }) => needed.has(sampleTypeId))
    .map(({ code, name, capColour, drawOrder }) => ({ code, name, capColour, drawOrder }));
}

function measuresOf(catalogue: LabCatalogue, test: LabTest): string[] {
  const parameters = testsToRun(catalogue, test).flatMap((run) => run.parameters);
  const measured = parameters.filter(({ parameter }) => parameter.kind !== 'calculated');
  return [...new Set(measured.map(({ parameter }) => parameter.code))];
}

function sizeFormulasOf(catalogue: LabCatalogue, test: LabTest): string[] {
  const parameters = testsToRun(catalogue, test).flatMap((run) => run.parameters);
  return [
    ...new Set(
      parameters.flatMap(({ parameter: { formula } }) => (formula?.readsSize === true ? formula.text : [])),
    ),
  ];
}

/** A test by its code and name. */
export function briefOf({ testId, code, name }: LabTest): TestBrief {
  return { testId, code, name };
}

/** When a test is run, as a message of its own. */
export function runsOf({ runCalendar }: Pick<LabTest, 'runCalendar'>) {
  return runCalendar.map(({ days, at, cutOffMinutes }) => ({ days: [...days], at, cutOffMinutes }));
}

type PriceOf = Awaited<ReturnType<typeof pricesFor>>;

/** Where a test is offered, and what it costs there. */
export interface OfferAt {
  readonly locationId: string | null;
  readonly priceOf: PriceOf;
}

/** What is shown of a price; what no rule prices has its MRP on the list and is refused on a bill. */
function presentPrice(priceOf: PriceOf, test: LabTest): Pick<TestView, 'pricePaise' | 'priceSource'> {
  const answer = priceOf(test);
  return answer.ok
    ? { pricePaise: answer.price.pricePaise, priceSource: answer.rule }
    : { pricePaise: test.mrpPaise, priceSource: 'mrp' };
}

/** An orderable test with its price and its turn-around time at a location. */
export function presentTest(
  catalogue: LabCatalogue,
  test: LabTest,
  { locationId, priceOf }: OfferAt,
): TestView {
  const { tatHours, method } = testAtLocation(catalogue, test, locationId);
  return {
    ...briefOf(test),
    shortCodes: [...test.shortCodes],
    kind: test.kind,
    department: departmentOf(catalogue, test),
    containers: containersOf(catalogue, test),
    method,
    mrpPaise: test.mrpPaise,
    ...presentPrice(priceOf, test),
    tatHours,
    timings: testsToRun(catalogue, test)
      .map((run) => testAtLocation(catalogue, run, locationId))
      .filter((run) => run.runCalendar.length > 0 || run.tatHours > tatHours)
      .map((run) => ({ tatHours: run.tatHours, runCalendar: runsOf(run) })),
    fastingHours: test.fastingHours,
    sexed: [...new Set([test, ...testsToRun(catalogue, test)])].flatMap(({ code, name, forSex }) =>
      forSex === null ? [] : [{ code, name, forSex }],
    ),
    consentNeeded: test.consentNeeded,
    restrictReportTillAllCheck: test.restrictReportTillAllCheck,
    members: test.memberIds.flatMap((testId) => {
      const member = catalogue.tests.get(testId);
      return member === undefined ? [] : [briefOf(member)];
    }),
    runs: [...test.runIds],
    measures: measuresOf(catalogue, test),
    sizeFormulas: sizeFormulasOf(catalogue, test),
    status: test.status,
    version: test.version,
  };
}
