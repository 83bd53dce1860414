import { NO_LIMITS } from '@nidan/domain/ranges/range-limits';
import { listSampleTypes } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  activateRanges,
  createParameter,
  type RangeInput,
  saveRangeDraft,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import {
  exportMaster,
  listFindings,
  readImport,
  startImport,
  uploadImport,
} from '@nidan/contract/links/imports/import-endpoints';
import { END_OF_AGE_DAYS } from '@nidan/domain/ranges/range-coverage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  importBody,
  payloadOf,
  triedImport,
  writtenImport,
} from '../../links/imports/testing/import-of-lab.ts';
import { writeImport } from '../../links/imports/write-import.ts';
import { parameterDetails, testDetails } from '../versions/testing/catalogue-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');
const HEAD =
  'parameter,sex,age_from,age_to,pregnancy,pregnancy_weeks,birth_weeks,fasting,specimen,method,place,low,high,action_low,action_high,critical_low,critical_high,text,bands';

/** A rule of a file; what is left out is empty. */
function line(parameter: string, rule: Readonly<Record<string, string | number>>): string {
  const cells: Readonly<Record<string, string | number>> = {
    age_from: 'birth',
    age_to: 'no end',
    ...rule,
    parameter,
  };
  return HEAD.split(',')
    .map((title) => cells[title] ?? '')
    .join(',');
}

const csv = (...lines: readonly string[]): string => [HEAD, ...lines].join('\n');
const tried = (...lines: readonly string[]) => triedImport(app, 'ranges', csv(...lines));

/** Brings a file as the manager and has it started and written by another person. */
async function writtenByOther(...lines: readonly string[]) {
  const { importId, version } = await tried(...lines);
  const other = await personWith(app, { masters: 15, catalog: 4 });
  const reason = 'Verified on 120 donors';
  await other.client.ok(startImport, { params: { importId }, body: { version, reason } });
  await writeImport(app.services, { ...payloadOf(app, importId), userId: other.userId, reason });
  return { view: await manager().ok(readImport, { params: { importId } }), other };
}

async function findings(importId: string) {
  return (await manager().ok(listFindings, { params: { importId }, query: {} })).rows;
}

async function faultsOf(...lines: readonly string[]) {
  const { importId } = await tried(...lines);
  return (await findings(importId)).flatMap(({ rowNo, faults }) =>
    faults.map(({ column, reason }) => [rowNo, column, reason]),
  );
}

const lifelong: RangeInput = {
  sex: null,
  ageFromDays: 0,
  ageToDays: END_OF_AGE_DAYS,
  ...NO_LIMITS,
  low: 3,
  high: 6,
  text: null,
  bands: [],
};

describe('a file of ranges', () => {
  it('names a specimen by the code of its sample type, and refuses one that the lab does not have', async () => {
    const general = line('IGG', { low: 700, high: 1600 });
    const stray = line('IGG', { high: 4, specimen: 'BRINE' });
    expect(await faultsOf(general, stray)).toEqual([[3, 'specimen', 'This lab does not have it']]);
    const { view } = await writtenByOther(general, line('IGG', { high: 4, specimen: 'csf' }));
    expect(view.state).toBe('success');
    const { ranges } = await parameterDetails(app, 'IGG');
    const { rows } = await manager().ok(listSampleTypes, { query: { limit: 200 } });
    const fluid = rows.find(({ code }) => code === 'CSF')?.sampleTypeId;
    expect(ranges.map(({ high, sampleTypeId }) => [high, sampleTypeId])).toEqual(
      expect.arrayContaining([
        [1600, null],
        [4, fluid],
      ]),
    );
  });

  it('puts the sets of its parameters to use as their next version, and leaves the others alone', async () => {
    const [na, k, test] = [
      await parameterDetails(app, 'NA'),
      await parameterDetails(app, 'K'),
      await testDetails(app, 'NA'),
    ];
    const { view, other } = await writtenByOther(
      line('NA', { age_to: '18 y', low: 133, high: 143 }),
      line('NA', { age_from: '18 y', sex: 'M', low: 136, high: 146, critical_low: 121 }),
      line('NA', { age_from: '18 y', sex: 'F', low: 135, high: 145 }),
      line('NA', { sex: 'F', age_from: '12 y', age_to: '55 y', pregnancy: 'pregnant', low: 130, high: 142 }),
    );
    expect(view).toMatchObject({ state: 'success', failure: null });
    const after = await parameterDetails(app, 'NA');
    expect(after).toMatchObject({ version: na.version + 1, draft: null });
    expect(
      after.ranges.map((range) => [
        range.sex,
        range.ageFromDays,
        range.ageToDays,
        range.low,
        range.pregnancy,
      ]),
    ).toEqual([
      [null, 0, 6574, 133, null],
      ['F', 4383, 20_088, 130, 'pregnant'],
      ['F', 6574, END_OF_AGE_DAYS, 135, null],
      ['M', 6574, END_OF_AGE_DAYS, 136, null],
    ]);
    expect(await parameterDetails(app, 'K')).toEqual(k);
    expect((await testDetails(app, 'NA')).version).toBe(test.version + 1);
    expect(await eventsOf(app, na.parameterId, 'activateRanges')).toMatchObject([
      {
        user_id: other.userId,
        before: { version: na.version },
        after: { version: na.version + 1, writtenBy: app.lab.users.get('Manager')?.userId },
        reason: 'Verified on 120 donors',
      },
    ]);
  });

  it('says what of a set would be new, changed and gone', async () => {
    await writtenByOther(
      line('CL', { age_to: '1 y', low: 95, high: 105 }),
      line('CL', { age_from: '1 y', low: 98, high: 107 }),
      line('CL', { fasting: 'fasting', low: 97, high: 106 }),
    );
    const { importId, counts } = await tried(
      line('CL', { age_from: '1 y', low: 98, high: 108 }),
      line('CL', { age_from: '1 m', age_to: '1 y', low: 96, high: 105 }),
      line('CL', { age_to: '1 m', low: 95, high: 105 }),
    );
    expect(counts).toEqual({ new: 1, changed: 2, same: 0, bad: 0 });
    expect(
      (await findings(importId)).map(({ rowNo, verdict, changes }) => [rowNo, verdict, changes]),
    ).toEqual([
      [
        2,
        'changed',
        [
          {
            column: 'parameter',
            before: 'age_from birth, age_to no end, fasting fasting, low 97, high 106',
            after: '',
          },
          { column: 'high', before: '107', after: '108' },
        ],
      ],
      [3, 'new', []],
      [4, 'changed', [{ column: 'age_to', before: '1 y', after: '1 m' }]],
    ]);
  });

  it('that says what is there changes nothing, in whatever order', async () => {
    const { bytes } = await manager().call(exportMaster, { query: { master: 'ranges', format: 'csv' } });
    const [head = '', ...rows] = bytes.toString().trimEnd().split(/\r\n/);
    const { counts } = await triedImport(app, 'ranges', [head, ...rows.toReversed()].join('\r\n'));
    expect(counts).toEqual({ new: 0, changed: 0, same: rows.length, bad: 0 });
  });

  it('needs all its columns: one that is left out would be lost', async () => {
    const body = importBody('ranges', csv().replace(',critical_low', ''));
    expect(await manager().refused(uploadImport, { body })).toMatchObject({
      msg: 'ranges.csv was refused: The column "critical_low" is missing',
    });
  });
});

describe('a trial names row, column and reason', () => {
  it.each<[string, string[], unknown[]]>([
    [
      'of a gap, at the rule that ends too early',
      [
        line('NA', { age_to: '10 y', low: 135, high: 145 }),
        line('NA', { age_from: '12 y', low: 135, high: 145 }),
      ],
      [
        [2, 'age_to', 'NA has no range for M from 10 y to 12 y'],
        [2, 'age_to', 'NA has no range for F from 10 y to 12 y'],
      ],
    ],
    [
      'of an overlap, at the later row',
      [
        line('NA', { sex: 'M', age_to: '12 y', low: 135, high: 145 }),
        line('NA', { sex: 'F', low: 135, high: 145 }),
        line('NA', { sex: 'M', age_from: '10 y', low: 135, high: 145 }),
      ],
      [[4, 'age_from', 'NA has two ranges for M from 10 y to 12 y; see row 2']],
    ],
    [
      'of a trimester that is lacking',
      [
        line('NA', { low: 135, high: 145 }),
        line('NA', {
          sex: 'F',
          age_from: '12 y',
          age_to: '50 y',
          pregnancy: 'trimester1',
          low: 135,
          high: 145,
        }),
        line('NA', {
          sex: 'F',
          age_from: '12 y',
          age_to: '50 y',
          pregnancy: 'trimester2',
          low: 135,
          high: 145,
        }),
      ],
      [[3, 'pregnancy', 'NA has no range for F from 12 y to 50 y when pregnant, 3rd trimester']],
    ],
    [
      'of two conditions of equal right',
      [
        line('NA', { low: 135, high: 145 }),
        line('NA', { fasting: 'fasting', sex: 'M', low: 135, high: 145 }),
        line('NA', { method: 'ISE', sex: 'M', low: 135, high: 145 }),
      ],
      [
        [
          4,
          'method',
          'NA has two ranges of equal right for M from birth to no end, one when fasting and one when by ISE; see row 3',
        ],
      ],
    ],
    [
      'of a pregnancy of men',
      [line('NA', { low: 135 }), line('NA', { pregnancy: 'pregnant' })],
      [[3, 'sex', 'NA has a range that is not for women alone when pregnant']],
    ],
    [
      'of a low above its high',
      [line('NA', { low: 145, high: 135 })],
      [[2, 'low', 'NA has a low above its high']],
    ],
    [
      'of a critical limit inside',
      [line('NA', { low: 135, high: 145, critical_high: 140 })],
      [[2, 'critical_high', 'NA has a critical high inside the reference interval']],
    ],
    [
      'of what is not plausible',
      [line('NA', { low: 1, high: 145 })],
      [[2, 'low', 'NA has limits that are not plausible']],
    ],
    [
      'of decimals that are not printed',
      [line('NA', { low: 135.25, high: 145 })],
      [[2, 'low', 'NA has the limit 135.25, which cannot be printed with 0 decimals']],
    ],
    [
      'of bands that leave a value out',
      [line('NA', { low: 135, high: 145, bands: '[Low] <=134; [High] >=146' })],
      [[2, 'bands', 'NA has bands that leave a value out or claim it twice']],
    ],
    [
      'of a parameter that is not there',
      [line('NOSUCH', { low: 1 })],
      [[2, 'parameter', 'This lab does not have it']],
    ],
    [
      'of a place that is not there',
      [line('NA', { place: 'Nowhere' })],
      [[2, 'place', 'This lab does not have it']],
    ],
    [
      'of an age in a unit that nobody knows',
      [line('NA', { age_to: '10 months' })],
      [[2, 'age_to', '"10 months" is no age: write it like birth, 6 h, 7 d, 6 w, 6 m, 12 y or no end']],
    ],
    [
      'of a condition that nobody knows',
      [line('NA', { fasting: 'hungry' })],
      [[2, 'fasting', '"hungry" is none of fasting, notFasting']],
    ],
    [
      'of an end before the beginning',
      [line('NA', {}), line('NA', { fasting: 'fasting', age_from: '6 y', age_to: '6 y' })],
      [[3, 'age_to', 'NA has a range that ends on its first day']],
    ],
    [
      'of a number for words',
      [line('HBSAG', { low: 1 })],
      [[2, 'low', 'HBSAG is in words, so each of its ranges must be a text']],
    ],
    [
      'of words that are too long',
      [line('HBSAG', { text: 'x'.repeat(81) })],
      [[2, 'text', 'At most 80 characters']],
    ],
    [
      'of words for some ages alone',
      [line('HBSAG', { text: 'Non-reactive', age_from: '1 y' })],
      [
        [2, 'age_from', 'HBSAG has no range for M from birth to 1 y'],
        [2, 'age_from', 'HBSAG has no range for F from birth to 1 y'],
      ],
    ],
    [
      'of a rule without a parameter',
      [line('', { low: 1 })],
      [[2, 'parameter', 'Please fill in this field']],
    ],
  ])('%s', async (_, lines, faults) => {
    expect(await faultsOf(...lines)).toEqual(faults);
  });

  it('of intervals for an attachment', async () => {
    const none = {
      unit: '',
      ucum: null,
      loinc: null,
      formula: null,
      plausibleLow: null,
      plausibleHigh: null,
    };
    const body = {
      code: 'SCAN_X',
      kind: 'attachment' as const,
      name: 'Scan',
      decimals: 0,
      method: '',
      choices: [],
    };
    await manager().ok(createParameter, { body: { ...body, ...none, delta: null } });
    expect(await faultsOf(line('SCAN_X', { text: 'Clear' }))).toEqual([
      [2, 'parameter', 'SCAN_X is an attachment, which has no reference intervals'],
    ]);
  });

  it('of a calculated parameter as of any number', async () => {
    expect(await faultsOf(line('VLDL', { low: 40, high: 5 }))).toEqual([
      [2, 'low', 'VLDL has a low above its high'],
    ]);
  });

  it('of one rule that cannot be read, and does not go on about the holes that it leaves', async () => {
    expect(
      await faultsOf(
        line('NA', { age_to: '6 x', low: 135, high: 145 }),
        line('NA', { age_from: '6 y', low: 135, high: 145 }),
      ),
    ).toEqual([[2, 'age_to', expect.stringContaining('is no age')]]);
  });

  it('of intervals that wait for their activation, so that nobody loses them', async () => {
    const { parameterId } = await parameterDetails(app, 'PHOS');
    const { draft } = await manager().ok(saveRangeDraft, { body: { parameterId, ranges: [lifelong] } });
    expect(await faultsOf(line('PHOS', { low: 2, high: 5 }))).toEqual([
      [2, 'parameter', expect.stringContaining('wait for their activation')],
    ]);
    expect((await parameterDetails(app, 'PHOS')).draft).toEqual(draft);
  });
});

describe('a file with one bad set', () => {
  it('puts nothing to use', async () => {
    const before = await parameterDetails(app, 'K');
    const { importId, version, can } = await tried(
      line('K', { low: 3, high: 6 }),
      line('NA', { age_to: '10 y', low: 135, high: 145 }),
    );
    expect(can).toEqual(['finish', 'typeCell']);
    const body = { version, reason: 'Verified' };
    const { client } = await personWith(app, { masters: 15, catalog: 4 });
    expect(await client.refused(startImport, { params: { importId }, body })).toMatchObject({
      code: 'import-has-faults',
    });
    expect(await parameterDetails(app, 'K')).toEqual(before);
  });
});

const fileOfK = () => tried(line('K', { low: 3.1, high: 6.1 }));

describe('putting a file to use', () => {
  it('is for another person than brought it, with a reason', async () => {
    const { importId, version, can } = await fileOfK();
    expect(can).toEqual(['finish']);
    const start = { params: { importId }, body: { version, reason: 'Verified' } };
    expect(await manager().refused(startImport, start)).toMatchObject({
      status: 403,
      code: 'activated-by-writer',
    });
    const { client } = await personWith(app, { masters: 15, catalog: 4 });
    expect((await client.ok(readImport, { params: { importId } })).can).toEqual(['start', 'finish']);
    expect(await client.refused(startImport, { ...start, body: { version } })).toMatchObject({
      status: 400,
      errors: [{ field: 'reason' }],
    });
  });

  it('asks for the rights on masters, and for a proof of the last minutes', async () => {
    const { importId, version } = await fileOfK();
    const start = { params: { importId }, body: { version, reason: 'Verified' } };
    const reader = await personWith(app, { masters: 4, catalog: 4 });
    expect(await reader.client.refused(startImport, start)).toMatchObject({ status: 403 });
    const body = importBody('ranges', csv(line('K', { low: 3 })));
    expect(await reader.client.refused(uploadImport, { body })).toMatchObject({ status: 403 });
    expect(await app.asNobody().refused(startImport, start)).toMatchObject({ status: 401 });
    const other = await personWith(app, { masters: 15, catalog: 4 });
    await asOwner(app, (db) =>
      db
        .updateTable('session')
        .set({ proved_at: new Date(Date.now() - 3_600_000) })
        .where('user_id', '=', other.userId)
        .execute(),
    );
    expect(await other.client.refused(startImport, start)).toMatchObject({ code: 'proof-needed' });
  });

  it('is refused once other ranges went into use since the trial, and says so', async () => {
    const { parameterId, version } = await parameterDetails(app, 'K');
    const file = await fileOfK();
    const { draft } = await manager().ok(saveRangeDraft, { body: { parameterId, ranges: [lifelong] } });
    const other = await personWith(app, { masters: 15, catalog: 4 });
    const reason = 'Verified on 120 donors';
    await other.client.ok(activateRanges, {
      body: { parameterId, version, draftVersion: draft?.version ?? 0, reason },
    });
    const params = { importId: file.importId };
    await other.client.ok(startImport, { params, body: { version: file.version, reason } });
    await writeImport(app.services, { ...payloadOf(app, file.importId), userId: other.userId, reason });
    expect(await manager().ok(readImport, { params })).toMatchObject({
      state: 'failure',
      failure:
        'Others have changed the master since the file was tried. Row 2, K: it would change something else by now. Bring the file again',
    });
    expect((await parameterDetails(app, 'K')).ranges).toMatchObject([{ low: 3, high: 6 }]);
  });

  it('is refused once intervals were drafted since the trial', async () => {
    const file = await tried(line('CA', { low: 8, high: 10 }));
    const { parameterId } = await parameterDetails(app, 'CA');
    await manager().ok(saveRangeDraft, { body: { parameterId, ranges: [lifelong] } });
    const other = await personWith(app, { masters: 15, catalog: 4 });
    const params = { importId: file.importId };
    const reason = 'Verified';
    await other.client.ok(startImport, { params, body: { version: file.version, reason } });
    await writeImport(app.services, { ...payloadOf(app, file.importId), userId: other.userId, reason });
    expect(await manager().ok(readImport, { params })).toMatchObject({
      state: 'failure',
      failure: expect.stringContaining('wait for their activation'),
    });
    expect((await parameterDetails(app, 'CA')).draft?.ranges).toHaveLength(1);
  });

  it('happens once, however many workers write it', async () => {
    const { parameterId, version } = await parameterDetails(app, 'CL');
    const file = await tried(line('CL', { low: 97, high: 107 }));
    const other = await personWith(app, { masters: 15, catalog: 4 });
    const [params, reason] = [{ importId: file.importId }, 'Verified'];
    await other.client.ok(startImport, { params, body: { version: file.version, reason } });
    const payload = { ...payloadOf(app, file.importId), userId: other.userId, reason };
    await Promise.allSettled([writeImport(app.services, payload), writeImport(app.services, payload)]);
    await writeImport(app.services, payload);
    expect(await parameterDetails(app, 'CL')).toMatchObject({ version: version + 1, ranges: [{ low: 97 }] });
    const events = await eventsOf(app, parameterId, 'activateRanges');
    const told = events.map(({ after }) => JSON.stringify(after));
    expect(told.filter((text) => text.includes(`"version":${version + 1},`))).toHaveLength(1);
  });

  it('is for its bringer too where the lab allows it, until it does so no more', async () => {
    await setLabSwitch(app, 'allowSelfRangeActivation', true);
    const file = await tried(line('MG', { low: 1.7, high: 2.6 }));
    expect(file.can).toEqual(['start', 'finish']);
    expect(await writtenImport(app, file)).toMatchObject({ state: 'success' });
    const late = await tried(line('MG', { low: 1.8, high: 2.6 }));
    const [params, reason] = [{ importId: late.importId }, 'Verified'];
    await manager().ok(startImport, { params, body: { version: late.version, reason } });
    await setLabSwitch(app, 'allowSelfRangeActivation', false);
    await writeImport(app.services, { ...payloadOf(app, late.importId), reason });
    expect(await manager().ok(readImport, { params })).toMatchObject({
      state: 'failure',
      failure: 'You wrote these ranges; another person must activate them',
    });
  });
});
