import type { Fault } from '../text/fault.ts';
import { supplyFault } from '../faults/supply-faults.ts';
import { INVENTORY_UNITS, type InventoryUnit } from '../enumerations/inventory.ts';
import { type UnitChain, unitChainFaults, type UnitStep } from './unit-chain.ts';

/** What a step of a chain looks like in a field or a file: `box = 4 kit`. */
const STEP = /^(?<unit>\S+)\s*=\s*(?<holds>\d{1,9})\s+(?<of>\S+)$/u;

function isUnit(text: string | undefined): text is InventoryUnit {
  return INVENTORY_UNITS.some((unit) => unit === text);
}

function stepOf(text: string): UnitStep | Fault {
  const { unit, holds, of } = STEP.exec(text.trim())?.groups ?? {};
  if (unit === undefined || holds === undefined) return supplyFault('unit-step-form', { text: text.trim() });
  if (!isUnit(unit)) return supplyFault('unit-unknown', { unit, units: INVENTORY_UNITS.join(', ') });
  if (!isUnit(of)) return supplyFault('unit-unknown', { unit: of ?? '', units: INVENTORY_UNITS.join(', ') });
  return { unit, holds: Number(holds), of };
}

/**
 * The chain that a base unit and a text such as `box = 4 kit, kit = 96 rxn` say; what is wrong where they say none.
 * Case counts: `mL` and `ML` are two units (spec §3).
 */
export function unitChainOf(base: string, text: string): UnitChain | Fault {
  if (!isUnit(base)) return supplyFault('unit-unknown', { unit: base, units: INVENTORY_UNITS.join(', ') });
  const steps: UnitStep[] = [];
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const step = stepOf(part);
    if ('msg' in step) return step;
    steps.push(step);
  }
  const chain = { base, steps };
  const [fault] = unitChainFaults(chain);
  return fault === undefined ? chain : supplyFault(`unit-${fault.code}`, { unit: fault.unit });
}

/** The units in which an item can be counted, from the base on. */
export function unitsOfChain({ base, steps }: UnitChain): InventoryUnit[] {
  return [base, ...steps.map(({ unit }) => unit)];
}
