import {
  activeRateList,
  allowedItems,
  changeContract,
  compareContracts,
  createContract,
  listContractItems,
  listContracts,
  lowestPrice,
  moveContract,
  readContract,
  readContractItem,
  setContractItems,
} from '@nidan/contract/supply/contracts/contract-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { approvalRulesOf } from '../../../people/approvals/testing/approval-rules-of.ts';
import { dayFromNow, itemOfLab } from '../../inventory/testing/stock-of-lab.ts';
import { activeVendor } from '../../vendors/testing/vendor-of-lab.ts';
import { approvedContract, draftContract, ratesOf } from './contract-of-lab.ts';

const terms = () => ({
  validFrom: dayFromNow(0),
  validTo: dayFromNow(90),
  freightBasisPoints: 50,
  note: 'Yearly',
});

export const contractCases: readonly RouteCase[] = [
  forRoute(listContracts).send(async (world) => {
    const { vendorId } = await draftContract(world);
    return { query: { vendorId, state: 'draft' } };
  }),
  forRoute(createContract).send(async ({ app }) => ({
    body: { contractId: newId(), vendorId: (await activeVendor(app)).vendorId, ...terms() },
  })),
  forRoute(changeContract).send(async (world) => {
    const { contractId, version } = await draftContract(world);
    return { body: { contractId, version, ...terms() } };
  }),
  forRoute(readContract).send(async (world) => ({
    query: { contractId: (await draftContract(world)).contractId },
  })),
  forRoute(moveContract).send(async (world) => {
    await approvalRulesOf(world.app, 'vendor rate contract');
    const { contractId, version } = await draftContract(world);
    return { body: { contractId, version, action: 'submit', approvalId: newId(), reason: 'Yearly rates' } };
  }),
  forRoute(activeRateList).send(async (world) => {
    const { vendorId, itemId } = await approvedContract(world);
    return { query: { vendorId, itemId } };
  }),
  forRoute(allowedItems).send(async (world) => ({
    query: { vendorId: (await approvedContract(world)).vendorId },
  })),
  forRoute(listContractItems).send(async (world) => ({
    query: { contractId: (await draftContract(world)).contractId },
  })),
  forRoute(setContractItems).send(async (world) => {
    const { contractId, version } = await draftContract(world);
    return { body: { contractId, version, items: [ratesOf(await itemOfLab(world))] } };
  }),
  forRoute(readContractItem).send(async (world) => {
    const { contractId, itemId } = await draftContract(world);
    return { query: { contractId, itemId } };
  }),
  forRoute(compareContracts).send(async (world) => ({
    query: { vendorId: (await approvedContract(world)).vendorId, category: 'REAGENT' },
  })),
  forRoute(lowestPrice).send(async (world) => ({
    query: { itemId: (await approvedContract(world)).itemId, quantity: 10 },
  })),
];
