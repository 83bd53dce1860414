import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { decideComment } from '@nidan/contract/lab/results/entry-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMaster, newMasterBody } from '../../catalogue/masters/testing/master-body.ts';
import { billOnBench, enter, testOn, testRefs, worksheetOf } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function diabeticBill(value = '7.2') {
  const billId = await billOnBench(app, { testCodes: ['HBA1C'] });
  await enter(app, billId, { HBA1C: { HBA1C: value } });
  return billId;
}

async function bodyOf(billId: string) {
  const { billTestId, version, comments } = testOn(await worksheetOf(app, billId), 'HBA1C');
  const commentId = comments[0]?.commentId ?? '';
  return { billId, billTestId, version, commentId };
}

it('a value proposes a sentence, which is no remark before somebody accepts it', async () => {
  const billId = await diabeticBill();
  const test = testOn(await worksheetOf(app, billId), 'HBA1C');
  expect(test).toMatchObject({
    note: '',
    comments: [{ parameter: 'HbA1c', value: '7.2', state: 'proposed', decidedBy: null }],
  });
  const sentence = test.comments[0]?.sentence;
  const body = { ...(await bodyOf(billId)), decision: 'accepted', language: 'mr' } as const;
  const answer = await app.as('Technician').ok(decideComment, { body });
  expect(answer).toMatchObject({
    note: sentence?.mr,
    comments: [{ state: 'accepted', decidedBy: 'Test Technician' }],
  });
  expect(testOn(await worksheetOf(app, billId), 'HBA1C')).toMatchObject({
    note: sentence?.mr,
    version: body.version + 1,
    comments: [{ state: 'accepted', decidedBy: 'Test Technician' }],
  });
  expect(await eventsOf(app, body.billTestId, 'commentAccept')).toMatchObject([
    { before: { note: '' }, after: { note: sentence?.mr, parameter: 'HBA1C', value: '7.2' } },
  ]);
  const again = { ...body, version: body.version + 1 };
  expect(await app.as('Technician').refused(decideComment, { body: again })).toMatchObject({
    status: 409,
    code: 'comment-not-open',
  });
});

it('a sentence that is dismissed stays so for its value, and is proposed anew for another', async () => {
  const billId = await diabeticBill();
  const body = { ...(await bodyOf(billId)), decision: 'dismissed' } as const;
  await app.as('Technician').ok(decideComment, { body });
  const stateNow = async () => {
    const { note, comments } = testOn(await worksheetOf(app, billId), 'HBA1C');
    return [note, ...comments.map(({ state }) => state)];
  };
  expect(await stateNow()).toEqual(['', 'dismissed']);
  await enter(app, billId, { HBA1C: { HBA1C: '8.1' } });
  expect(await stateNow()).toEqual(['', 'proposed']);
  await enter(app, billId, { HBA1C: { HBA1C: '5.1' } });
  expect(await stateNow()).toEqual(['']);
});

it('is decided by who may enter results, of the version that they saw', async () => {
  const billId = await diabeticBill();
  const body = { ...(await bodyOf(billId)), decision: 'accepted' } as const;
  expect(await app.asNobody().refused(decideComment, { body })).toMatchObject({ status: 401 });
  expect(await app.as('Front desk').refused(decideComment, { body })).toMatchObject({ status: 403 });
  await enter(app, billId, { HBA1C: { HBA1C: '7.3' } });
  expect(await app.as('Technician').refused(decideComment, { body })).toMatchObject({
    status: 409,
    code: 'stale-version',
  });
});

it('nothing is proposed to a test that is checked', async () => {
  const billId = await diabeticBill();
  const body = await bodyOf(billId);
  const check = { billId, tests: await testRefs(app, billId) };
  await app.as('Pathologist').ok(checkResults, { body: check });
  const test = testOn(await worksheetOf(app, billId), 'HBA1C');
  expect(test.comments).toEqual([]);
  const late = { ...body, version: test.version, decision: 'accepted' } as const;
  expect(await app.as('Technician').refused(decideComment, { body: late })).toMatchObject({
    code: 'comment-not-open',
  });
});

it('a rule says in a known way when it is proposed, and none that is out of use is', async () => {
  const { create, update } = masterEndpoints('result-comments');
  const wrong = { ...(await newMasterBody(app, 'result-comments')), condition: 'more than 6' };
  expect(await app.as('Manager').refused(create, { body: wrong })).toMatchObject({
    status: 400,
    errors: [{ field: 'condition' }],
  });
  const { id, version } = await addMaster(app, 'result-comments', {
    parameter: 'TSH',
    condition: 'in 2..3',
    english: 'Within the range of most people',
  });
  const proposals = async () => {
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    await enter(app, billId, { TSH: { TSH: '2.31' } });
    return testOn(await worksheetOf(app, billId), 'TSH').comments.map(({ sentence }) => sentence.en);
  };
  expect(await proposals()).toEqual(['Within the range of most people']);
  await app.as('Manager').ok(update, { body: { id, version, action: 'disable' } });
  expect(await proposals()).toEqual([]);
});
