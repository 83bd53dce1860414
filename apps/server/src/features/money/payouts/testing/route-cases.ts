import {
  addPayee,
  changePayee,
  listPayees,
  listPayouts,
  listSellers,
  makePayout,
  movePayout,
  payoutBankFile,
  payoutPdf,
  readPayout,
} from '@nidan/contract/money/payouts/payout-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { testIdOf } from '../../../../testing/order-bill.ts';
import { addMaster } from '../../../catalogue/masters/testing/master-body.ts';
import { agencyOfWorld } from '../../../people/referrers/testing/agency-of-world.ts';
import {
  accountFields,
  allowPayouts,
  billOfDoctor,
  madePayout,
  newDoctor,
  newPayee,
  newSeller,
  payeeBody,
  ruleBody,
  today,
} from './payout-of-lab.ts';

export const payoutCases: readonly RouteCase[] = [
  forRoute(listPayees).send(async ({ app }) => {
    await newPayee(app);
    return { query: { q: 'tara' } };
  }),
  forRoute(listSellers).send(async ({ app }) => {
    await newSeller(app);
    return { query: { q: 'person' } };
  }),
  forRoute(addPayee).send(async ({ app }) => {
    await allowPayouts(app);
    return { body: payeeBody({ doctorId: await newDoctor(app) }) };
  }),
  forRoute(addPayee).send(async (world) => {
    const { app } = world;
    await allowPayouts(app);
    const [userId, territory] = [await newSeller(app), await addMaster(app, 'territories')];
    const { departmentId } = (await world.shared('ordered')).test;
    const rules = [
      ruleBody({ testId: await testIdOf(app, 'CBC') }),
      ruleBody({ departmentId }),
      ruleBody({ agencyId: await agencyOfWorld(world) }),
    ];
    return { body: payeeBody({ userId, territoryId: territory.id, tdsSection: null, rules }) };
  }),
  forRoute(changePayee).send(async (world) => {
    const { app } = world;
    const { payeeId, version } = await newPayee(app);
    const { departmentId } = (await world.shared('ordered')).test;
    const rules = [
      ruleBody({ testId: await testIdOf(app, 'CBC') }),
      ruleBody({ departmentId }),
      ruleBody({ agencyId: await agencyOfWorld(world) }),
    ];
    return { body: { payeeId, version, ...accountFields, rules } };
  }),
  forRoute(listPayouts).send(async ({ app }) => ({
    query: { payeeId: (await madePayout(app)).payeeId, state: 'made' },
  })),
  forRoute(readPayout).send(async ({ app }) => ({ query: { payoutId: (await madePayout(app)).payoutId } })),
  forRoute(makePayout).send(async ({ app }) => {
    const { payeeId, doctorId } = await newPayee(app);
    await billOfDoctor(app, doctorId);
    return { body: { payoutId: newId(), payeeId, toDay: today } };
  }),
  forRoute(movePayout).send(async ({ app }) => {
    const { payoutId, version } = await madePayout(app);
    return { body: { payoutId, version, action: 'approve' } };
  }),
  forRoute(payoutPdf).send(async ({ app }) => ({ query: { payoutId: (await madePayout(app)).payoutId } })),
  forRoute(payoutBankFile).send(async () => ({})),
];
