import {
  createDepartment,
  changeDepartmentStatus,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { readTestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import {
  masterEndpoints,
  type MasterView,
  type NewMaster,
} from '@nidan/contract/catalogue/masters/master-endpoints';
import { MASTER_NAMES, masterOf, type NarrowingField, narrowingFields } from '@nidan/domain/masters/masters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addMaster, freshCode, newMasterBody } from './testing/master-body.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

/** The code of what a record refers to. */
function briefCode(value: MasterView[string] | undefined): string {
  if (typeof value === 'object' && value !== null && 'code' in value) return value.code;
  throw new Error('The record refers to nothing');
}

/** A word that finds a record with a value in a field, and one that does not. */
function wordsToNarrow(field: NarrowingField, value: MasterView[string] | undefined): string[] {
  switch (field.kind) {
    case 'flag':
      return value === true ? ['true', 'false'] : ['false', 'true'];
    case 'choice':
      return [true, false].map((same) => field.words.find((word) => (word === value) === same) ?? '');
    case 'choices':
      return [field.words[0] ?? '', field.words.at(-1) ?? ''];
    case 'reference':
      return [briefCode(value).toLowerCase(), 'NOWHERE'];
  }
}

describe.each(MASTER_NAMES)('%s', (name) => {
  const { list, create, update } = masterEndpoints(name);

  it('is read by its code and name, a page at a time, and refused to strangers', async () => {
    const { id, code } = await addMaster(app, name, { name: `Zeta ${freshCode()}` });
    const second = await addMaster(app, name, { name: `Zeta ${freshCode()}` });
    const byCode = await manager().ok(list, { query: { q: code.toLowerCase() } });
    expect(byCode.rows.map((row) => row.id)).toEqual([id]);
    const first = await manager().ok(list, { query: { q: 'zeta', limit: 1 } });
    const next = await manager().ok(list, { query: { q: 'zeta', limit: 1, cursor: first.next ?? '' } });
    expect([first, next].flatMap(({ rows }) => rows.map((row) => row.id)).toSorted()).toEqual(
      [id, second.id].toSorted(),
    );
    expect(next.next).toBeNull();
    expect(await app.asNobody().refused(list)).toMatchObject({ status: 401 });
    expect((await app.asOther('Manager').ok(list, { query: { id } })).rows).toEqual([]);
  });

  it('is narrowed by the words, flags and records of its fields', async () => {
    const made = await addMaster(app, name);
    for (const { name: field, field: declared } of narrowingFields(masterOf(name))) {
      const value = made[field];
      if (value === null) continue;
      const [word, other] = wordsToNarrow(declared, value);
      const found = await manager().ok(list, { query: { q: made.code, [field]: word } });
      expect(found.rows.map((row) => row.id)).toEqual([made.id]);
      const query = { q: made.code, [field]: other };
      expect((await manager().ok(list, { query })).rows).toEqual([]);
    }
  });

  it('gets a record with its event, once under one code', async () => {
    const body = await newMasterBody(app, name);
    const made = await manager().ok(create, { body });
    expect(made).toMatchObject({ code: body.code, name: body.name, status: 1, version: 1, can: ['disable'] });
    const [event] = await eventsOf(app, made.id, 'create');
    expect(event).toMatchObject({ entity_kind: masterOf(name).eventKind, after: { code: body.code } });
    const again = { ...(await newMasterBody(app, name)), code: body.code };
    expect(await manager().refused(create, { body: again })).toMatchObject({ code: 'code-taken' });
    const sameId = { ...(await newMasterBody(app, name)), id: body.id };
    expect(await manager().refused(create, { body: sameId })).toMatchObject({ code: 'saved-already' });
  });

  it('needs the right to write masters', async () => {
    const body = await newMasterBody(app, name);
    expect(await app.asNobody().refused(create, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(create, { body })).toMatchObject({ status: 403 });
    const change = { id: newId(), version: 1, name: 'Other' };
    expect(await app.asNobody().refused(update, { body: change })).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(update, { body: change })).toMatchObject({ status: 403 });
  });

  it.each([
    ['code', { code: 'a b' }],
    ['name', { name: ' ' }],
    ['status', { status: -1 }],
    ['unheardOf', { unheardOf: 'x' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    // as: a body as somebody who reads no types would send it
    const body = { ...(await newMasterBody(app, name)), ...wrong } as NewMaster;
    const refusal = await manager().refused(create, { body });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('changes with the version that was seen, with what was and what is', async () => {
    const { id, version, name: former } = await addMaster(app, name);
    const changed = await manager().ok(update, { body: { id, version, name: '  Changed  ' } });
    expect(changed).toMatchObject({ name: 'Changed', version: 2 });
    const [event] = await eventsOf(app, id, 'update');
    expect(event).toMatchObject({ before: { name: former }, after: { name: 'Changed' } });
    expect(await manager().refused(update, { body: { id, version, name: 'Late' } })).toMatchObject({
      code: 'stale-version',
    });
    expect(await manager().ok(update, { body: { id, version: 2, name: 'Changed' } })).toMatchObject({
      version: 2,
    });
    expect(await manager().refused(update, { body: { id, version: 2, code: 'OTHER' } })).toMatchObject({
      status: 400,
    });
    const foreign = await app.asOther('Manager').refused(update, { body: { id, version: 2, name: 'X' } });
    expect(foreign).toMatchObject({ code: 'not-found' });
  });

  it('goes out of use and back, and is listed when all are asked for', async () => {
    const { id, version } = await addMaster(app, name);
    const off = await manager().ok(update, { body: { id, version, action: 'disable' } });
    expect(off).toMatchObject({ status: -1, can: ['enable'] });
    expect(await eventsOf(app, id, 'disable')).toHaveLength(1);
    const twice = { id, version: off.version, action: 'disable' as const };
    expect(await manager().refused(update, { body: twice })).toMatchObject({ code: 'transition-refused' });
    const q = off.code;
    expect((await manager().ok(list, { query: { q } })).rows).toEqual([]);
    expect((await manager().ok(list, { query: { q, all: true } })).rows).toHaveLength(1);
    const on = await manager().ok(update, { body: { id, version: off.version, action: 'enable' } });
    expect(on).toMatchObject({ status: 1, version: 3 });
  });
});

describe('what a record refers to', () => {
  const organism = masterEndpoints('organism');
  const family = masterEndpoints('organismFamily');

  it('must be there', async () => {
    const body = { ...(await newMasterBody(app, 'organism')), family: 'NOWHERE' };
    expect(await manager().refused(organism.create, { body })).toMatchObject({
      status: 400,
      errors: [{ field: 'family', msg: 'Nothing here has the code NOWHERE' }],
    });
  });

  it('stays in use while it is referred to, and is in use when somebody begins to', async () => {
    const used = await addMaster(app, 'organismFamily');
    const user = await addMaster(app, 'organism', { family: used.code });
    const off = { id: used.id, version: used.version, action: 'disable' as const };
    expect(await manager().refused(family.update, { body: off })).toMatchObject({
      code: 'master-in-use',
      msg: `${used.name} stays enabled: ${user.name} refers to it`,
    });
    const rest = { id: user.id, version: user.version, action: 'disable' as const };
    const resting = await manager().ok(organism.update, { body: rest });
    await manager().ok(family.update, { body: off });
    const back = { id: user.id, version: resting.version, action: 'enable' as const };
    expect(await manager().refused(organism.update, { body: back })).toMatchObject({
      errors: [{ field: 'family', msg: `${used.code} is not enabled` }],
    });
  });

  it('is read in any case of letters, and shown by code and name', async () => {
    const { code, name } = await addMaster(app, 'mgroups', { code: `G-${freshCode()}` });
    const made = await addMaster(app, 'medicines', { mgroup: code.toLowerCase(), routes: ['iv', 'oral'] });
    expect(made).toMatchObject({ mgroup: { code, name }, routes: ['oral', 'iv'] });
  });

  it('keeps a department in use by its machines', async () => {
    const code = freshCode();
    const body = { code, name: `Ward ${code}`, printOrder: 91, enforceDeptAccession: false };
    const { departmentId, version } = await manager().ok(createDepartment, { body });
    const machine = await addMaster(app, 'machines', { department: code });
    const off = { departmentId, version, action: 'disable' as const };
    expect(await manager().refused(changeDepartmentStatus, { body: off })).toMatchObject({
      code: 'department-in-use',
      msg: `Department Ward ${code} stays enabled: machine ${machine.name} is enabled`,
    });
  });
});

const add = (type: string, within: string | null) => addMaster(app, 'territories', { type, within });

describe('territories', () => {
  const { create, update } = masterEndpoints('territories');

  it('lie in larger ones, never in themselves', async () => {
    const zone = await add('Zone', null);
    const region = await add('Region', zone.code);
    const smaller = { ...(await newMasterBody(app, 'territories')), type: 'Zone', within: region.code };
    expect(await manager().refused(create, { body: smaller })).toMatchObject({
      errors: [{ field: 'within', msg: 'A territory of the type Zone cannot lie in one of the type Region' }],
    });
    const shrunk = { id: zone.id, version: 1, type: 'Area' };
    expect(await manager().refused(update, { body: shrunk })).toMatchObject({
      errors: [{ field: 'within', msg: 'A territory of the type Region cannot lie in one of the type Area' }],
    });
    const own = { id: zone.id, version: 1, within: zone.code };
    expect(await manager().refused(update, { body: own })).toMatchObject({ errors: [{ field: 'within' }] });
  });

  it('are told by what they lie in', async () => {
    const zone = await addMaster(app, 'territories', { type: 'Zone' });
    const region = await addMaster(app, 'territories', { type: 'Region', within: zone.code });
    const { list } = masterEndpoints('territories');
    const { rows } = await manager().ok(list, { query: { within: zone.code } });
    expect(rows.map(({ id }) => id)).toEqual([region.id]);
  });

  it('refuse a word that no list has', async () => {
    const { list } = masterEndpoints('territories');
    const refusal = await manager().refused(list, { query: { type: 'Continent' } });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'type' }] });
  });

  it('make no circle', async () => {
    const outer = await add('Others', null);
    const middle = await add('Others', outer.code);
    const inner = await add('Others', middle.code);
    const body = { id: outer.id, version: 1, within: inner.code };
    expect(await manager().refused(update, { body })).toMatchObject({
      errors: [{ field: 'within', msg: `${inner.code} lies in ${outer.code} itself` }],
    });
    const off = { id: middle.id, version: 1, action: 'disable' as const };
    expect(await manager().refused(update, { body: off })).toMatchObject({ code: 'master-in-use' });
  });
});

it('two changes that would close a circle between them do not both come through', async () => {
  const { update } = masterEndpoints('territories');
  const [one, other] = [await addMaster(app, 'territories'), await addMaster(app, 'territories')];
  for (const { id } of [one, other]) await manager().ok(update, { body: { id, version: 1, type: 'Others' } });
  const into = (from: typeof one, to: typeof one) =>
    manager().call(update, { body: { id: from.id, version: 2, within: to.code } });
  const answers = await Promise.all([into(one, other), into(other, one)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

describe('outside codes', () => {
  const { create } = masterEndpoints('id-mapping');

  it('stand for a test or a parameter, each once in its system', async () => {
    const body = await newMasterBody(app, 'id-mapping');
    for (const [test, parameter] of [
      ['HB', 'HB'],
      [null, null],
    ])
      expect(await manager().refused(create, { body: { ...body, test, parameter } })).toMatchObject({
        errors: [{ field: 'test', msg: 'Name either a test or a parameter' }],
      });
    const { system, externalId } = await addMaster(app, 'id-mapping');
    expect(
      await manager().refused(create, {
        body: { ...(await newMasterBody(app, 'id-mapping')), system, externalId },
      }),
    ).toMatchObject({ code: 'external-id-taken' });
  });
});

async function sentIn(parameter: string, machineUnit: string, way: object) {
  const body = await newMasterBody(app, 'interfacing');
  return { body: { ...body, parameter, machineUnit, shift: 0, ...way } };
}

describe('codes of machines', () => {
  const { create, update, list } = masterEndpoints('interfacing');

  it('stand each for one parameter on its machine, and again on another machine', async () => {
    const machineCode = 'WBC';
    const { machine } = await addMaster(app, 'interfacing', { machineCode });
    const body = { ...(await newMasterBody(app, 'interfacing')), machineCode };
    const taken = { ...body, machine: briefCode(machine) };
    expect(await manager().refused(create, { body: taken })).toMatchObject({ code: 'machine-code-taken' });
    await manager().ok(create, { body });
  });

  it('a change never takes the code of another', async () => {
    const { machine } = await addMaster(app, 'interfacing', { machineCode: 'RBC' });
    const other = await addMaster(app, 'interfacing', { machine: briefCode(machine), machineCode: 'PLT' });
    const { id, version } = other;
    expect(await manager().refused(update, { body: { id, version, machineCode: 'RBC' } })).toMatchObject({
      code: 'machine-code-taken',
    });
  });

  it.each([0, -1, 1e7, 0.1234567])('a factor of %s is refused', async (factor) => {
    const body = { ...(await newMasterBody(app, 'interfacing')), factor };
    expect(await manager().refused(create, { body })).toMatchObject({ errors: [{ field: 'factor' }] });
  });

  it.each([
    { parameter: 'GLU_F', unit: 'mmol/L', way: { factor: 18.016 } },
    { parameter: 'HBA1C', unit: 'mmol/mol', way: { factor: 0.0915, shift: 2.152 } },
    { parameter: 'HB', unit: 'in house', way: { factor: 3 } },
  ])('$parameter is sent in $unit by $way', async ({ parameter, unit, way }) => {
    const sent = await sentIn(parameter, unit, way);
    expect(await manager().ok(create, sent)).toMatchObject({ shift: 0, ...way });
  });

  it.each([
    { parameter: 'GLU_F', unit: 'mmol/L', way: { factor: 0.055506 }, field: 'factor' },
    { parameter: 'HBA1C', unit: 'mmol/mol', way: { factor: 0.0915 }, field: 'shift' },
    { parameter: 'HBA1C', unit: 'mmol/mol', way: { factor: 0.1 }, field: 'factor' },
    { parameter: 'MCHC', unit: 'mmol/L', way: { factor: 1.6114 }, field: 'factor' },
  ])('$parameter sent in $unit by $way is refused at $field', async ({ parameter, unit, way, field }) => {
    const sent = await sentIn(parameter, unit, way);
    expect(await manager().refused(create, sent)).toMatchObject({ errors: [{ field }] });
  });

  it('a machine stays in use while a code of it is mapped', async () => {
    const { machine } = await addMaster(app, 'interfacing');
    const { rows } = await manager().ok(masterEndpoints('machines').list, {
      query: { q: briefCode(machine) },
    });
    const body = { id: rows[0]?.id ?? '', version: 1, action: 'disable' as const };
    expect(await manager().refused(masterEndpoints('machines').update, { body })).toMatchObject({
      code: 'master-in-use',
    });
  });

  it('are told with the tests that have their parameter, while they are in use', async () => {
    const { id, version, machineCode } = await addMaster(app, 'interfacing', { machineCode: 'HGB' });
    const { testId } = await app.as('Front desk').ok(findTestByCode, { query: { code: 'HB' } });
    const codes = async () => {
      const { machineCodes } = await manager().ok(readTestDetails, { query: { testId } });
      return machineCodes.map((one) => one.machineCode);
    };
    expect(await codes()).toContain(machineCode);
    await manager().ok(update, { body: { id, version, action: 'disable' } });
    expect(await codes()).not.toContain(machineCode);
  });

  it('are found by their machine', async () => {
    const { machine, id } = await addMaster(app, 'interfacing');
    const { rows } = await manager().ok(list, { query: { q: briefCode(machine) } });
    expect(rows.map((row) => row.id)).toEqual([id]);
  });
});

it('a text of a report takes no mark that acts', async () => {
  const { create } = masterEndpoints('html-text');
  const body = { ...(await newMasterBody(app, 'html-text')), html: '<p onclick="x()">a</p>' };
  expect(await manager().refused(create, { body })).toMatchObject({ errors: [{ field: 'html' }] });
});
