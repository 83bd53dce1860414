import { readOtherUnits, setOtherUnits } from '@nidan/contract/catalogue/parameters/other-units-endpoints';
import {
  readParameterDetails,
  updateParameter,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import type { OtherUnit } from '@nidan/domain/units/other-unit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { parameterIdOf } from '../versions/testing/catalogue-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');
const GRAMS: OtherUnit = { ucum: 'g/L', factor: 0.1, shift: 0 };

const MOLAR: OtherUnit = { ucum: 'mmol/L', factor: 1.6114, shift: 0 };

async function unitsBody(code: string, units: OtherUnit[]) {
  const parameterId = await parameterIdOf(app, code);
  const { version } = await manager().ok(readOtherUnits, { query: { parameterId } });
  return { parameterId, version, units };
}

it('a parameter gets other units with its history, and is refused over what somebody else has said', async () => {
  const body = await unitsBody('MCH', []);
  expect(body.version).toBe(1);
  const grams = { ...GRAMS, ucum: 'fg', factor: 0.001 };
  const molar = { ...MOLAR, ucum: 'fmol', factor: 16.114 };
  const given = { ...body, molarMass: 16_114, units: [grams, molar] };
  const after = await manager().ok(setOtherUnits, { body: given });
  expect(after).toMatchObject({ version: 2, ucum: 'pg', molarMass: 16_114, units: [grams, molar] });
  const [event] = await eventsOf(app, body.parameterId, 'update');
  expect(event).toMatchObject({
    before: { otherUnits: [], molarMass: null },
    after: { otherUnits: ['fg × 0.001', 'fmol × 16.114'], molarMass: 16_114 },
  });
  expect(await manager().refused(setOtherUnits, { body })).toMatchObject({ code: 'stale-version' });
  const none = await manager().ok(setOtherUnits, { body: await unitsBody('MCH', []) });
  expect(none).toMatchObject({ version: 3, molarMass: 16_114, units: [] });
});

it.each([
  ['HBA1C', 'mmol/mol'],
  ['GLU_F', 'mmol/L'],
  ['CHOL', 'mmol/L'],
  ['TG', 'mmol/L'],
  ['CREAT', 'umol/L'],
  ['UREA', 'mmol/L'],
  ['BILT', 'umol/L'],
  ['CA', 'mmol/L'],
  ['HB', 'g/L'],
])('%s is delivered with %s, which may be said again as it is', async (code, ucum) => {
  const parameterId = await parameterIdOf(app, code);
  const stored = await manager().ok(readOtherUnits, { query: { parameterId } });
  expect(stored.units.map((unit) => unit.ucum)).toContain(ucum);
  const body = { parameterId, version: stored.version, units: stored.units };
  expect(await manager().ok(setOtherUnits, { body })).toMatchObject({ units: stored.units });
  const inverted = stored.units.map((unit) => ({ ...unit, factor: 1 / unit.factor }));
  const wrong = { ...body, version: stored.version + 1, units: inverted };
  expect(await manager().refused(setOtherUnits, { body: wrong })).toMatchObject({
    status: 400,
    errors: stored.units.map((_, at) => ({ field: `units.${at}.factor` })),
  });
});

it('mass and amount of substance need a molar mass', async () => {
  const body = await unitsBody('MCHC', [MOLAR]);
  const refusal = await manager().refused(setOtherUnits, { body });
  expect(refusal).toMatchObject({
    errors: [{ field: 'units.0.factor', msg: 'Give the molar mass first: it says how mmol/L becomes g/dL' }],
  });
  const heavy = { ...body, molarMass: 0 };
  expect(await manager().refused(setOtherUnits, { body: heavy })).toMatchObject({
    errors: [{ field: 'molarMass' }],
  });
});

it.each<[string, OtherUnit[]]>([
  ['units.0.factor', [{ ...GRAMS, factor: 10 }]],
  ['units.0.factor', [{ ...GRAMS, factor: 0 }]],
  ['units.0.ucum', [{ ...GRAMS, ucum: 'gm/L' }]],
  ['units.0.ucum', [{ ...GRAMS, ucum: 'g/dL', factor: 1 }]],
  ['units.1.ucum', [GRAMS, GRAMS]],
  ['units.0.shift', [{ ...GRAMS, shift: 4 }]],
])('is refused at %s for %o, and nothing is kept', async (field, units) => {
  const body = await unitsBody('MCHC', units);
  expect(await manager().refused(setOtherUnits, { body })).toMatchObject({
    status: 400,
    errors: [{ field }],
  });
  expect((await unitsBody('MCHC', [])).version).toBe(1);
});

it('units that lead to a former unit of the parameter count no more', async () => {
  const body = await unitsBody('WBC', [{ ucum: '/uL', factor: 0.001, shift: 0 }]);
  const { parameterId } = body;
  await manager().ok(setOtherUnits, { body });
  const { version } = await manager().ok(readParameterDetails, { query: { parameterId } });
  await manager().ok(updateParameter, { body: { parameterId, version, unit: '10⁹/L', ucum: '10*9/L' } });
  const after = await manager().ok(readOtherUnits, { query: { parameterId } });
  expect(after).toMatchObject({ version: 2, ucum: '10*9/L', units: [] });
});

it('a parameter without a unit has no other', async () => {
  const body = await unitsBody('ABO', [GRAMS]);
  expect(await manager().refused(setOtherUnits, { body })).toMatchObject({ errors: [{ field: 'units' }] });
});

it('units are set by who may change the catalogue, and read inside the lab alone', async () => {
  const body = await unitsBody('PLT', []);
  const query = { parameterId: body.parameterId };
  expect(await app.as('Front desk').refused(setOtherUnits, { body })).toMatchObject({ status: 403 });
  expect(await app.asNobody().refused(setOtherUnits, { body })).toMatchObject({ status: 401 });
  expect(await app.asOther('Manager').refused(setOtherUnits, { body })).toMatchObject({ status: 404 });
  expect(await app.asOther('Manager').refused(readOtherUnits, { query })).toMatchObject({ status: 404 });
});
