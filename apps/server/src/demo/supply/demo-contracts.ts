import {
  createContract,
  moveContract,
  setContractItems,
} from '@nidan/contract/supply/contracts/contract-endpoints';
import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import { addDays } from '@nidan/domain/time/calendar-date';
import { newId } from '../../kernel/database/new-id.ts';
import { once } from '../once.ts';
import { approveDemo, type DemoBuyers } from './demo-vendors.ts';

interface Rate {
  readonly item: string;
  readonly unit: InventoryUnit;
  readonly gstPercent: 5 | 18;
  readonly rupees: number;
  /** From ten units on. */
  readonly tenRupees?: number;
}

const CONTRACTS: readonly {
  readonly vendor: string;
  readonly isApproved: boolean;
  readonly rates: readonly Rate[];
}[] = [
  {
    vendor: 'MERIL',
    isApproved: true,
    rates: [
      { item: 'CBC-DIL', unit: 'box', gstPercent: 5, rupees: 2_400, tenRupees: 2_340 },
      { item: 'HBA1C-CART', unit: 'kit', gstPercent: 5, rupees: 3_150 },
      { item: 'TSH-KIT', unit: 'kit', gstPercent: 5, rupees: 8_900 },
      { item: 'SST-35', unit: 'packet', gstPercent: 5, rupees: 640 },
      { item: 'CREAT-R', unit: 'kit', gstPercent: 5, rupees: 4_250 },
      { item: 'TROP-HS', unit: 'kit', gstPercent: 5, rupees: 14_900 },
      { item: 'PT-REAG', unit: 'box', gstPercent: 5, rupees: 8_950 },
    ],
  },
  {
    vendor: 'BLUEPEAK',
    isApproved: false,
    rates: [
      { item: 'CBC-DIL', unit: 'box', gstPercent: 5, rupees: 2_360 },
      { item: 'TSH-KIT', unit: 'kit', gstPercent: 5, rupees: 8_640 },
      { item: 'SST-35', unit: 'packet', gstPercent: 5, rupees: 662 },
      { item: 'PT-REAG', unit: 'box', gstPercent: 5, rupees: 8_700 },
    ],
  },
];

interface Placed {
  readonly vendors: ReadonlyMap<string, string>;
  readonly itemId: (code: string) => string;
  readonly today: string;
}

/** A contract that holds, and one that waits for approval. */
export async function keepDemoContracts(
  people: DemoBuyers,
  { vendors, itemId, today }: Placed,
): Promise<void> {
  const { buyer } = people;
  for (const { vendor, isApproved, rates } of CONTRACTS) {
    const as = `contract ${vendor}`;
    const { contractId, version } = await once(buyer, as, {
      endpoint: createContract,
      body: async () => ({
        contractId: newId(),
        vendorId: vendors.get(vendor) ?? '',
        validFrom: addDays(today, -30),
        validTo: addDays(today, 334),
        freightBasisPoints: 50,
        note: 'Rates of the year',
      }),
    });
    const { contract } = await once(buyer, `${as} rates`, {
      endpoint: setContractItems,
      body: async () => ({
        contractId,
        version,
        items: rates.map(({ item, unit, gstPercent, rupees, tenRupees }) => ({
          itemId: itemId(item),
          unit,
          gstPercent,
          slabs: [
            { fromQuantity: 1, ratePaise: rupees * 100 },
            ...(tenRupees === undefined ? [] : [{ fromQuantity: 10, ratePaise: tenRupees * 100 }]),
          ],
        })),
      }),
    });
    await once(buyer, `${as} asked`, {
      endpoint: moveContract,
      body: async () => ({
        contractId,
        version: contract.version,
        action: 'submit' as const,
        approvalId: newId(),
        reason: 'Rates of the year',
      }),
    });
    if (isApproved) await approveDemo(people, as, { type: 'vendor rate contract', what: contract.number });
  }
}
