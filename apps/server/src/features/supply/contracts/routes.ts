import { readContract } from '@nidan/contract/supply/contracts/contract-endpoints';
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
  listContractsOf,
  createContract,
  changeContract,
  implement(readContract, (ctx, { query }) => readContractOf(ctx, query.contractId)),
  moveContract,
  listActiveRates,
  allowedItemsOf,
  listContractItemsOf,
  setContractItems,
  readContractItemOf,
  compareContractsOf,
  lowestPriceOf,
];
