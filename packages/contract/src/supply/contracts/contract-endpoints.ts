import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { ITEM_CATEGORIES } from '@nidan/domain/enumerations/inventory';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { closed, Id, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import {
  ActiveRate,
  Comparison,
  ContractItem,
  ContractItemInput,
  contractFields,
  ContractState,
  ContractView,
} from './contract-view.ts';

const { create, read, update } = PERMISSION;
const access = (bits: number) => ({ module: 'purchases', bits }) as const;
const BASE = '/api/inventory/vendors/rate-contract';

export const listContracts = defineEndpoint({
  method: 'GET',
  path: BASE,
  summary: 'Rate contracts, those that begin last first; of a state as it is today',
  access: access(read),
  query: closed({
    ...page,
    state: Type.Optional(ContractState),
    vendorId: Type.Optional(Id),
    /** Active ones that end within so many days. */
    endsWithin: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })),
    ...searchOf('rateContracts'),
  }),
  response: pageOf(ContractView),
});

export const createContract = defineEndpoint({
  method: 'POST',
  path: BASE,
  summary: 'A new rate contract with a vendor, a draft without items',
  access: access(create),
  body: closed({ contractId: Id, vendorId: Id, ...contractFields }),
  response: ContractView,
});

export const changeContract = defineEndpoint({
  method: 'PUT',
  path: BASE,
  summary: 'Changes a draft',
  access: access(update),
  body: closed({ contractId: Id, version: Version, ...contractFields }),
  response: ContractView,
});

export const readContract = defineEndpoint({
  method: 'GET',
  path: `${BASE}/get`,
  summary: 'One rate contract with all its items',
  access: access(read),
  query: closed({ contractId: Id }),
  response: closed({ contract: ContractView, items: Type.Array(ContractItem) }),
});

export const moveContract = defineEndpoint({
  method: 'POST',
  path: `${BASE}/state`,
  summary: 'Asks for approval of a draft, or cancels a contract',
  access: access(update),
  body: closed({
    contractId: Id,
    version: Version,
    action: Type.Enum(['submit', 'cancel']),
    /** Of the request that `submit` makes. */
    approvalId: Id,
    reason: Reason,
  }),
  response: ContractView,
});

export const activeRateList = defineEndpoint({
  method: 'GET',
  path: `${BASE}/active-rate-list`,
  summary: 'Rates that hold today, by item',
  access: access(read),
  query: closed({ ...page, vendorId: Type.Optional(Id), itemId: Type.Optional(Id) }),
  response: pageOf(ActiveRate),
});

export const allowedItems = defineEndpoint({
  method: 'GET',
  path: `${BASE}/allowed-items`,
  summary: 'Items that may be ordered from a vendor without an approval of their price, by name',
  access: access(read),
  query: closed({ ...page, vendorId: Id }),
  response: pageOf(closed({ itemId: Id, code: Type.String(), name: Type.String(), unit: Type.String() })),
});

export const listContractItems = defineEndpoint({
  method: 'GET',
  path: `${BASE}/items`,
  summary: 'Items of a contract by name',
  access: access(read),
  query: closed({ ...page, contractId: Id }),
  response: pageOf(ContractItem),
});

export const setContractItems = defineEndpoint({
  method: 'PUT',
  path: `${BASE}/items`,
  summary: 'Sets all items of a draft with their slabs; one that is left out is in it no more',
  access: access(update),
  bodyLimit: 512 * 1024,
  body: closed({
    contractId: Id,
    version: Version,
    items: Type.Array(ContractItemInput, { maxItems: 1_000 }),
  }),
  response: closed({ contract: ContractView, items: Type.Array(ContractItem) }),
});

export const readContractItem = defineEndpoint({
  method: 'GET',
  path: `${BASE}/items/get`,
  summary: 'Rates of one item in a contract',
  access: access(read),
  query: closed({ contractId: Id, itemId: Id }),
  response: ContractItem,
});

export const compareContracts = defineEndpoint({
  method: 'GET',
  path: `${BASE}/items/get-comparison`,
  summary:
    'Rates of all vendors side by side: landed, with what a year needs; expired ones never count as lowest',
  access: access(read),
  query: closed({
    category: Type.Optional(Type.Enum([...ITEM_CATEGORIES])),
    vendorId: Type.Optional(Id),
    q: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  response: Comparison,
});

export const lowestPrice = defineEndpoint({
  method: 'GET',
  path: `${BASE}/items/lowest-price`,
  summary:
    'The lowest rate that holds today of an item for a quantity, landed; null where no contract has it',
  access: access(read),
  query: closed({ itemId: Id, quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  response: closed({ rate: nullable(ActiveRate) }),
});
