import {
  changeHelpList,
  createParameter,
  readFormerParameter,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { updateTest } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import type { ChoiceView } from '@nidan/contract/catalogue/parameters/parameter-view';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../../testing/events-of.ts';
import { testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { parameterDetails, testDetails } from '../versions/testing/catalogue-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

const CLEAR: ChoiceView = { value: 'Clear', abnormal: false, key: 'c', isDefault: true };
const TURBID: ChoiceView = { value: 'Turbid', abnormal: true, key: 't' };

let made = 0;

/** A parameter of which one of two words is chosen. */
async function newWords() {
  made += 1;
  const nothing = { ucum: null, loinc: null, formula: null, plausibleLow: null, plausibleHigh: null };
  const body = {
    ...nothing,
    code: `LOOK_${made}`,
    kind: 'choice' as const,
    name: `Look ${made}`,
    unit: '',
    decimals: 0,
    method: '',
    delta: null,
    choices: [CLEAR, TURBID],
  };
  return manager().ok(createParameter, { body });
}

async function refusedWith(choices: readonly object[]) {
  const { parameterId, version } = await newWords();
  return manager().refused(changeHelpList, { body: { parameterId, version, choices: [...choices] } });
}

describe('a help list', () => {
  it('keeps keys, order, the usual answer and what is not offered, by versions, with its event', async () => {
    const { parameterId, version } = await newWords();
    const choices = [TURBID, { ...CLEAR, isDefault: false }, { value: 'Milky', abnormal: true, isOff: true }];
    const body = { parameterId, version, choices, reason: 'As the bench says it' };
    expect(await manager().ok(changeHelpList, { body })).toMatchObject({ choices, version: 2 });
    expect(await manager().refused(changeHelpList, { body })).toMatchObject({ code: 'stale-version' });
    const [event] = await eventsOf(app, parameterId, 'update');
    expect(event).toMatchObject({
      before: { choices: [CLEAR, TURBID] },
      after: { choices },
      reason: 'As the bench says it',
    });
    const query = { parameterId, version: 1 };
    expect(await manager().ok(readFormerParameter, { query })).toMatchObject({ choices: [CLEAR, TURBID] });
  });

  it.each<[string, readonly object[], string]>([
    ['a word twice', [CLEAR, { value: 'CLEAR', abnormal: true }], 'choices.1.value'],
    ['a key twice', [CLEAR, { ...TURBID, key: 'C' }], 'choices.1.key'],
    ['two usual answers', [CLEAR, { ...TURBID, isDefault: true }], 'choices.1.isDefault'],
    ['a usual answer that is not offered', [TURBID, { ...CLEAR, isOff: true }], 'choices.1.isDefault'],
    ['an empty word', [CLEAR, { value: ' ', abnormal: false }], 'choices.1.value'],
    ['a word that is too long', [CLEAR, { value: 'x'.repeat(81), abnormal: false }], 'choices.1.value'],
    ['a key that is too long', [{ ...CLEAR, key: 'clear' }], 'choices.0.key'],
    ['a key with a blank', [{ ...CLEAR, key: 'c ' }], 'choices.0.key'],
    ['no word', [], 'choices'],
    ['no word that is offered', [{ ...TURBID, isOff: true }], 'choices'],
  ])('is refused with %s', async (_, choices, field) => {
    const refusal = await refusedWith(choices);
    expect([refusal.status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('never loses what an interval expects', async () => {
    const { parameterId, version, choices, ranges } = await parameterDetails(app, 'HBSAG');
    const expected = ranges[0]?.text ?? '';
    const isExpected = ({ value }: ChoiceView) => value.toLowerCase() === expected.toLowerCase();
    const send = (next: ChoiceView[]) => ({ body: { parameterId, version, choices: next } });
    const lost = {
      status: 400,
      errors: [
        {
          field: 'choices',
          msg: `"${expected}" stays offered: an interval expects it. Change that first`,
        },
      ],
    };
    const without = choices.filter((choice) => !isExpected(choice));
    expect(without).toHaveLength(choices.length - 1);
    expect(await manager().refused(changeHelpList, send(without))).toMatchObject(lost);
    const off = choices.map((choice) => ({ ...choice, isOff: isExpected(choice) }));
    expect(await manager().refused(changeHelpList, send(off))).toMatchObject(lost);
    const others = choices.map((choice) => ({ ...choice, key: choice.value.slice(0, 1) }));
    await manager().ok(changeHelpList, send(others));
  });

  it('never loses what calls for another test', async () => {
    const { testId, version, parameters } = await testDetails(app, 'HBSAG');
    const [place] = parameters;
    const rule = {
      parameterId: place?.parameterId ?? '',
      testId: await testIdOf(app, 'ESR'),
      flags: [],
      low: null,
      high: null,
      words: ['reactive'],
      mode: 'suggest' as const,
      isFree: false,
    };
    await manager().ok(updateTest, { body: { testId, version, reflexRules: [rule] } });
    const hbsag = await parameterDetails(app, 'HBSAG');
    const without = hbsag.choices.filter(({ value }) => value !== 'Reactive');
    const body = { parameterId: hbsag.parameterId, version: hbsag.version, choices: without };
    expect(await manager().refused(changeHelpList, { body })).toMatchObject({
      errors: [{ msg: '"reactive" stays offered: in HBSAG it calls for ESR. Change that first' }],
    });
  });
});
