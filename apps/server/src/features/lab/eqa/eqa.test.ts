import {
  addEqaRound,
  type EqaRoundView,
  listEqaRounds,
  lookAtEqaResult,
  noteEqaAction,
  saveEqaResults,
} from '@nidan/contract/lab/eqa/eqa-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { judgedRound, resultAt, roundOfLab, type RoundOfLab } from './testing/round-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const bench = () => app.as('Technician');
const reviewer = () => app.as('Manager');
const RECEIVED = '2025-07-20';

const keyOf = ({ round: { roundId, version }, machineId, parameterId }: RoundOfLab) => ({
  roundId,
  version,
  machineId,
  parameterId,
});

const noted = (of: RoundOfLab, correctiveAction: string): Promise<EqaRoundView> =>
  bench().ok(noteEqaAction, { body: { ...keyOf(of), comment: 'Old lamp', correctiveAction } });

describe('a round', () => {
  it('keeps own values until its report comes, and is judged by it', async () => {
    const of = await judgedRound(app, null);
    expect(of.round).toMatchObject({ receivedOn: null, verdict: null, open: 0 });
    expect(of.round.results).toMatchObject([{ z: null, verdict: null, can: [] }]);
    const { roundId, version } = of.round;
    const results = [{ ...resultAt(of, 2), ownValue: 1.5 }];
    const body = { roundId, version, receivedOn: RECEIVED, results };
    const round = await bench().ok(saveEqaResults, { body });
    expect(round).toMatchObject({ receivedOn: RECEIVED, verdict: 'question', open: 1, version: 3 });
    expect(round.results).toMatchObject([{ z: 2.5, verdict: 'question', can: ['note'] }]);
    const [event] = await eventsOf(app, roundId, 'save');
    expect(event).toBeDefined();
  });

  it('is there once', async () => {
    const { scheme, roundNo, sample, closesOn } = (await roundOfLab(app)).round;
    const body = { roundId: newId(), scheme: ` ${scheme} `, roundNo, sample, closesOn };
    const refused = await bench().refused(addEqaRound, { body });
    expect(refused).toMatchObject({ status: 409, code: 'eqa-round-exists' });
    await bench().ok(addEqaRound, { body: { ...body, sample: 'B' } });
  });

  it('is listed by the day on which it closes, page by page', async () => {
    const { scheme } = (await roundOfLab(app)).round;
    const days = ['2020-03-31', '2020-03-15', '2020-04-01'];
    for (const closesOn of days) {
      const body = { roundId: newId(), scheme, roundNo: closesOn, sample: 'A', closesOn };
      await bench().ok(addEqaRound, { body });
    }
    const query = { from: '2020-03-01', to: '2020-03-31', limit: 1 };
    const first = await bench().ok(listEqaRounds, { query });
    expect(first.rows.map(({ closesOn }) => closesOn)).toEqual(['2020-03-31']);
    const second = await bench().ok(listEqaRounds, { query: { ...query, cursor: first.next ?? '' } });
    expect(second.rows.map(({ closesOn }) => closesOn)).toEqual(['2020-03-15']);
    expect(second.next).toBeNull();
  });

  it.each([
    { why: 'eqa-sd-zero', part: { sd: 0 } },
    { why: 'eqa-sd-zero', part: { sd: -0.2 } },
    { why: 'eqa-other-unit', part: { unit: 'µmol/L' } },
    { why: 'eqa-half-assigned', part: { sd: null } },
    { why: 'eqa-not-received', part: {}, receivedOn: null },
    { why: 'eqa-received-future', part: {}, receivedOn: '2099-01-01' },
  ])('refuses with $why what $part would mean', async ({ why, part, receivedOn = RECEIVED }) => {
    const of = await roundOfLab(app);
    const { roundId, version } = of.round;
    const results = [{ ...resultAt(of, 1), ...part }];
    const body = { roundId, version, ...(receivedOn === null ? {} : { receivedOn }), results };
    expect(await bench().refused(saveEqaResults, { body })).toMatchObject({ code: why });
    const { rows } = await bench().ok(listEqaRounds, { query: { limit: 200 } });
    expect(rows.find((round) => round.roundId === roundId)).toMatchObject({ version, results: [] });
  });

  it('takes a parameter of a machine once, and changes what is judged with a reason', async () => {
    const of = await judgedRound(app, 3.4);
    const { roundId, version } = of.round;
    const twice = { roundId, version, results: [resultAt(of, 3.4), resultAt(of, 3.4)] };
    expect(await bench().refused(saveEqaResults, { body: twice })).toMatchObject({
      code: 'eqa-result-twice',
    });
    const body = { roundId, version, results: [resultAt(of, 0.4)] };
    expect(await bench().refused(saveEqaResults, { body })).toMatchObject({ code: 'eqa-reason-missing' });
    const reason = 'Read off the line of another lab';
    const changed = await bench().ok(saveEqaResults, { body: { ...body, reason } });
    expect(changed).toMatchObject({ verdict: 'ok', receivedOn: RECEIVED });
    const events = await eventsOf(app, roundId, 'save');
    expect(
      events.some(
        ({ before, after }) =>
          JSON.stringify(before).includes('fail') && JSON.stringify(after).includes('ok'),
      ),
    ).toBe(true);
  });
});

describe('a result', () => {
  it('that failed wants an action, then another person to look', async () => {
    const of = await judgedRound(app, -3);
    expect(of.round).toMatchObject({ verdict: 'fail', open: 1 });
    const bare = { ...keyOf(of), comment: 'Old lamp', correctiveAction: ' ' };
    expect(await bench().refused(noteEqaAction, { body: bare })).toMatchObject({
      code: 'eqa-action-missing',
    });
    expect(await reviewer().refused(lookAtEqaResult, { body: keyOf(of) })).toMatchObject({
      code: 'eqa-action-missing',
    });
    const round = await noted(of, 'Lamp replaced, sample measured again');
    expect(round).toMatchObject({ open: 1 });
    expect(round.results[0]?.can).toEqual(['note']);
    const body = keyOf({ ...of, round });
    expect(await bench().refused(lookAtEqaResult, { body })).toMatchObject({ code: 'not-permitted' });
    const seen = await reviewer().ok(lookAtEqaResult, { body });
    expect(seen).toMatchObject({ open: 0 });
    const again = keyOf({ ...of, round: seen });
    expect(await reviewer().refused(lookAtEqaResult, { body: again })).toMatchObject({ code: 'eqa-seen' });
    const changed = await noted({ ...of, round: seen }, 'Lamp and cuvette replaced');
    expect(changed).toMatchObject({ open: 1, results: [{ seenBy: null }] });
  });

  it('is not looked at by who wrote its action', async () => {
    const of = await judgedRound(app, 2.5);
    const round = await reviewer().ok(noteEqaAction, {
      body: { ...keyOf(of), comment: '', correctiveAction: 'Calibrated anew' },
    });
    expect(round.open).toBe(0);
    const body = keyOf({ ...of, round });
    expect(await reviewer().refused(lookAtEqaResult, { body })).toMatchObject({ code: 'eqa-look-own' });
  });

  it('that is not judged takes no action', async () => {
    const of = await judgedRound(app, null);
    const body = { ...keyOf(of), comment: '', correctiveAction: 'Too early' };
    expect(await bench().refused(noteEqaAction, { body })).toMatchObject({ code: 'eqa-not-judged' });
  });
});
