import { NO_LIMITS } from '@nidan/domain/ranges/range-limits';
import {
  findTestByCode,
  listParameters,
  listSampleTypes,
  listTests,
} from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  activateRanges,
  changeHelpList,
  changeParameterStatus,
  createParameter,
  readFormerParameter,
  readParameterDetails,
  discardRangeDraft,
  saveRangeDraft,
  updateParameter,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { setGstOfTest } from '@nidan/contract/catalogue/tests/gst-endpoint';
import { readLocalTerms, setLocalTerms } from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import {
  readLocationShare,
  setLocationShare,
} from '@nidan/contract/catalogue/parameters/location-share-endpoints';
import { listLocalNames, setLocalName } from '@nidan/contract/catalogue/local-names/local-name-endpoints';
import { readOtherUnits, setOtherUnits } from '@nidan/contract/catalogue/parameters/other-units-endpoints';
import {
  changeFormat,
  listFormats,
  readFormat,
} from '@nidan/contract/catalogue/tests/report-format-endpoints';
import { findPincode } from '@nidan/contract/base/pincodes/pincode-endpoint';
import {
  changeTestStatus,
  cloneTest,
  createTest,
  readFormerTest,
  readTestDetails,
  updateTest,
} from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import {
  discardTestDraft,
  publishTest,
  saveTestDraft,
} from '@nidan/contract/catalogue/tests/test-draft-endpoints';
import { STANDARD_FORMAT } from '@nidan/domain/reports/report-format';
import { END_OF_AGE_DAYS } from '@nidan/domain/ranges/range-coverage';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { addMaster } from '../../masters/testing/master-body.ts';
import { personWith } from '../../../../testing/person-with.ts';

const manager = ({ app }: LabWorld) => app.as('Manager');

function freshCode(): string {
  return `T${newId().replaceAll('-', '').slice(-12).toUpperCase()}`;
}

function parameterBody() {
  return {
    code: freshCode(),
    kind: 'numeric' as const,
    name: 'Made by a test',
    unit: 'mg/L',
    ucum: 'mg/L',
    loinc: null,
    decimals: 1,
    method: '',
    formula: null,
    choices: [],
    plausibleLow: 0,
    plausibleHigh: 90,
    delta: null,
  };
}

async function freshParameter(world: LabWorld) {
  return manager(world).ok(createParameter, { body: parameterBody() });
}

async function testBody(world: LabWorld) {
  const { testId } = (await world.shared('ordered')).test;
  const { departmentId, sampleTypeId } = await manager(world).ok(readTestDetails, { query: { testId } });
  const { parameterId } = await freshParameter(world);
  const { rows: tubes } = await manager(world).ok(listSampleTypes, { query: { limit: 200 } });
  const other = tubes.find((tube) => tube.sampleTypeId !== sampleTypeId)?.sampleTypeId ?? '';
  return {
    code: freshCode(),
    kind: 'test' as const,
    name: 'Made by a test',
    departmentId,
    sampleTypeId,
    method: '',
    mrpPaise: 10_000,
    isFree: false,
    tatHours: 6,
    shortCodes: [],
    runCalendar: [],
    restrictReportTillAllCheck: false,
    consentNeeded: false,
    fastingHours: null,
    forSex: null,
    leastVolumeUl: null,
    alsoFits: [other],
    storage: null,
    stabilityHours: null,
    refuseIf: '',
    interpretation: '',
    parameters: [{ parameterId, group: null, mandatory: true }],
    memberIds: [],
    reflexRules: [],
    stages: [],
    status: 1 as const,
  };
}

/** One stage that asks for everything. */
function stagesOf(parameters: readonly { readonly parameterId: string }[]) {
  return [{ name: 'Reading', parameterIds: parameters.map(({ parameterId }) => parameterId) }];
}

/** A rule by which another test is called for when the first parameter of a test is high. */
async function reflexRules(world: LabWorld, parameters: readonly { readonly parameterId: string }[]) {
  const { testId } = await freshTest(world);
  const parameterId = parameters[0]?.parameterId ?? '';
  const condition = { flags: ['H' as const], low: null, high: null, words: [] };
  return [{ parameterId, testId, ...condition, mode: 'suggest' as const, isFree: false }];
}

async function freshMachine({ app }: LabWorld): Promise<{ readonly machineId: string }> {
  return { machineId: (await addMaster(app, 'machines')).id };
}

/** A new test of the lab. */
export async function freshTest(world: LabWorld) {
  return manager(world).ok(createTest, { body: await testBody(world) });
}

/** A new test with a draft. */
async function drafted(world: LabWorld) {
  const { testId, edition } = await freshTest(world);
  const draft = await manager(world).ok(saveTestDraft, { body: { testId, edition, tatHours: 8 } });
  return { testId, edition: draft.edition };
}

const ranges = [
  {
    sex: null,
    ageFromDays: 0,
    ageToDays: END_OF_AGE_DAYS,
    ...NO_LIMITS,
    low: 1,
    high: 5,
    text: null,
    bands: [],
  },
];

export const catalogCases: readonly RouteCase[] = [
  forRoute(listTests).send(async (world) => ({
    query: { departmentId: (await world.shared('ordered')).test.departmentId },
  })),
  forRoute(findTestByCode).send(async () => ({ query: { code: 'HB' } })),
  forRoute(listParameters).send(async (world) => ({
    query: { testId: (await world.shared('ordered')).test.testId },
  })),
  forRoute(listSampleTypes).send(async () => ({})),
  forRoute(findPincode).send(async () => ({ query: { pincode: '411038' } })),
  forRoute(readTestDetails).send(async (world) => ({
    query: { testId: (await world.shared('ordered')).test.testId },
  })),
  forRoute(createTest).send(async (world) => {
    const body = await testBody(world);
    const stages = stagesOf(body.parameters);
    return { body: { ...body, stages, reflexRules: await reflexRules(world, body.parameters) } };
  }),
  forRoute(createTest).send(async (world) => ({
    body: {
      ...(await testBody(world)),
      kind: 'profile',
      alsoFits: [],
      parameters: [],
      memberIds: [(await freshTest(world)).testId],
    },
  })),
  forRoute(cloneTest).send(async (world) => {
    const { testId, version, mrpPaise, isFree } = await freshTest(world);
    const own = { code: freshCode(), name: 'Cloned by a test', mrpPaise, isFree };
    return { body: { testId, ofVersion: version, ...own } };
  }),
  forRoute(updateTest).send(async (world) => {
    const { testId, version } = await freshTest(world);
    const { departmentId, sampleTypeId, alsoFits, parameters } = await testBody(world);
    const rules = { reflexRules: await reflexRules(world, parameters), stages: stagesOf(parameters) };
    return {
      body: { testId, version, departmentId, sampleTypeId, alsoFits, parameters, tatHours: 8, ...rules },
    };
  }),
  forRoute(updateTest).send(async (world) => {
    const { testId, version } = await freshTest(world);
    const profile = { kind: 'profile' as const, alsoFits: [], parameters: [], memberIds: [testId] };
    const made = await manager(world).ok(createTest, { body: { ...(await testBody(world)), ...profile } });
    const memberIds = [(await freshTest(world)).testId, testId];
    return { body: { testId: made.testId, version, memberIds } };
  }),
  forRoute(saveTestDraft).send(async (world) => {
    const { testId, edition } = await freshTest(world);
    const { departmentId, sampleTypeId, alsoFits, parameters } = await testBody(world);
    const rules = { reflexRules: await reflexRules(world, parameters), stages: stagesOf(parameters) };
    return {
      body: { testId, edition, departmentId, sampleTypeId, alsoFits, parameters, tatHours: 8, ...rules },
    };
  }),
  forRoute(saveTestDraft).send(async (world) => {
    const { testId } = await freshTest(world);
    const profile = { kind: 'profile' as const, alsoFits: [], parameters: [], memberIds: [testId] };
    const made = await manager(world).ok(createTest, { body: { ...(await testBody(world)), ...profile } });
    const memberIds = [(await freshTest(world)).testId, testId];
    return { body: { testId: made.testId, edition: made.edition, memberIds } };
  }),
  forRoute(publishTest).send(async (world) => ({ body: await drafted(world) })),
  forRoute(discardTestDraft).send(async (world) => ({ body: await drafted(world) })),
  forRoute(setGstOfTest).send(async (world) => {
    const { testId, gst } = await freshTest(world);
    return {
      body: { testId, version: gst.version, fromDate: '2099-01-01', ratePercent: null, reason: 'Looked at' },
    };
  }),
  forRoute(readLocalTerms).send(async (world) => ({
    query: { testId: (await world.shared('ordered')).test.testId },
  })),
  forRoute(setLocalTerms).send(async (world) => {
    const { testId } = await freshTest(world);
    const { version } = await manager(world).ok(readLocalTerms, { query: { testId } });
    const { machineId } = await freshMachine(world);
    const { locationId } = world.lab;
    const term = { locationId, isOffered: true, tatHours: 30, method: 'Capillary photometry', machineId };
    return { body: { testId, version, terms: [term] } };
  }),
  forRoute(listFormats).send(async (world) => ({
    query: { departmentId: (await world.shared('ordered')).test.departmentId },
  })),
  forRoute(readFormat).send(async (world) => ({
    query: { testId: (await world.shared('ordered')).test.testId },
  })),
  forRoute(changeFormat).send(async (world) => {
    const { testId, version, parameters } = await freshTest(world);
    const places = parameters.map(({ parameterId }) => ({ parameterId, group: 'Heading' }));
    return { body: { testId, version, places, format: { ...STANDARD_FORMAT, without: [], newPage: true } } };
  }),
  forRoute(changeTestStatus).send(async (world) => {
    const { testId, version } = await freshTest(world);
    return { body: { testId, version, action: 'disable' } };
  }),
  forRoute(readFormerTest).send(async (world) => {
    const { testId, version } = await freshTest(world);
    await manager(world).ok(updateTest, { body: { testId, version, tatHours: 9 } });
    return { query: { testId, version } };
  }),
  forRoute(readParameterDetails).send(async (world) => ({
    query: { parameterId: (await world.shared('ordered')).test.parameterId },
  })),
  forRoute(createParameter).send(async () => ({ body: parameterBody() })),
  forRoute(updateParameter).send(async (world) => {
    const { parameterId, version } = await freshParameter(world);
    return { body: { parameterId, version, decimals: 2 } };
  }),
  forRoute(changeHelpList).send(async (world) => {
    const choices = [{ value: 'Clear', abnormal: false }];
    const limits = { plausibleLow: null, plausibleHigh: null };
    const words = { kind: 'choice' as const, unit: '', ucum: null, ...limits, choices };
    const made = await manager(world).ok(createParameter, { body: { ...parameterBody(), ...words } });
    const more = [...choices, { value: 'Turbid', abnormal: true }];
    return { body: { parameterId: made.parameterId, version: made.version, choices: more } };
  }),
  forRoute(changeParameterStatus).send(async (world) => {
    const { parameterId, version } = await freshParameter(world);
    return { body: { parameterId, version, action: 'disable' } };
  }),
  forRoute(readLocationShare).send(async (world) => ({
    query: { parameterId: (await freshParameter(world)).parameterId },
  })),
  forRoute(setLocationShare).send(async (world) => {
    const { parameterId } = await freshParameter(world);
    const share = await manager(world).ok(readLocationShare, { query: { parameterId } });
    const locationIds = share.locations.map(({ locationId }) => locationId).slice(0, 1);
    return { body: { parameterId, version: share.version, locationIds } };
  }),
  forRoute(listLocalNames).send(async () => ({ query: { q: 'CBC' } })),
  forRoute(setLocalName).send(async (world) => {
    const { parameterId: id } = await freshParameter(world);
    return { body: { thing: 'parameter', id, version: 1, hi: 'हीमोग्लोबिन', mr: 'हिमोग्लोबिन' } };
  }),
  forRoute(readOtherUnits).send(async (world) => ({
    query: { parameterId: (await freshParameter(world)).parameterId },
  })),
  forRoute(setOtherUnits).send(async (world) => {
    const { parameterId } = await freshParameter(world);
    const { version } = await manager(world).ok(readOtherUnits, { query: { parameterId } });
    return { body: { parameterId, version, units: [{ ucum: 'mg/dL', factor: 10, shift: 0 }] } };
  }),
  forRoute(readFormerParameter).send(async (world) => {
    const { parameterId, version } = await freshParameter(world);
    await manager(world).ok(updateParameter, { body: { parameterId, version, decimals: 2 } });
    return { query: { parameterId, version } };
  }),
  forRoute(saveRangeDraft).send(async (world) => {
    const { parameterId } = await freshParameter(world);
    const { draft } = await manager(world).ok(saveRangeDraft, { body: { parameterId, ranges: [] } });
    const { sampleTypeId } = await testBody(world);
    const ofTube = ranges.map((range) => ({ ...range, sampleTypeId }));
    const atPlace = ranges.map((range) => ({ ...range, locationId: world.lab.locationId }));
    return {
      body: { parameterId, version: draft?.version ?? 0, ranges: [...ranges, ...ofTube, ...atPlace] },
    };
  }),
  forRoute(discardRangeDraft).send(async (world) => {
    const { parameterId } = await freshParameter(world);
    const { draft } = await manager(world).ok(saveRangeDraft, { body: { parameterId, ranges } });
    return { body: { parameterId, draftVersion: draft?.version ?? 0 } };
  }),
  forRoute(activateRanges).send(async (world) => {
    const { parameterId } = await freshParameter(world);
    const { client } = await personWith(world.app, { masters: 15, catalog: 15 });
    const { draft, version } = await client.ok(saveRangeDraft, { body: { parameterId, ranges } });
    return {
      body: { parameterId, version, draftVersion: draft?.version ?? 0, reason: 'Verified on 120 donors' },
    };
  }),
];
