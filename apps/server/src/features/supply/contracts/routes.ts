import {
  activeRateList,
  allowedItems,
  changeContract as changeEndpoint,
  compareContracts,
  createContract as createEndpoint,
  listContractItems,
  listContracts,
  lowestPrice,
  moveContract as moveEndpoint,
  readContract,
  readContractItem,
  setContractItems as itemsEndpoint,
} from '@nidan/contract/supply/contracts/contract-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { compareContractsOf } from './comparison.query.ts';
import {
  allowedItemsOf,
  listActiveRates,
  listContractItemsOf,
  lowestPriceOf,
  readContractItemOf,
} from './contract-items.query.ts';
import { listContractsOf, readContractOf } from './contracts.query.ts';
import { changeContract, createContract, setContractItems } from './keep-contracts.ts';
import { moveContract } from './move-contract.ts';

export const contractRoutes: readonly Route[] = [
  implement(listContracts, (ctx, { query }) => listContractsOf(ctx, query)),
  implement(createEndpoint, (ctx, { body }) => createContract(ctx, body)),
  implement(changeEndpoint, (ctx, { body }) => changeContract(ctx, body)),
  implement(readContract, (ctx, { query }) => readContractOf(ctx, query.contractId)),
  implement(moveEndpoint, (ctx, { body }) => moveContract(ctx, body)),
  implement(activeRateList, (ctx, { query }) => listActiveRates(ctx, query)),
  implement(allowedItems, (ctx, { query }) => allowedItemsOf(ctx, query)),
  implement(listContractItems, (ctx, { query }) => listContractItemsOf(ctx, query)),
  implement(itemsEndpoint, (ctx, { body }) => setContractItems(ctx, body)),
  implement(readContractItem, (ctx, { query }) => readContractItemOf(ctx, query)),
  implement(compareContracts, (ctx, { query }) => compareContractsOf(ctx, query)),
  implement(lowestPrice, (ctx, { query }) => lowestPriceOf(ctx, query)),
];
