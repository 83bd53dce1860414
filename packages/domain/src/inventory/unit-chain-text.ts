import { INVENTORY_UNITS, type InventoryUnit } from '../enumerations/inventory.ts';
import { type UnitChain, type UnitFault, unitChainFaults, type UnitStep } from './unit-chain.ts';

/** What a step of a chain looks like in a field or a file: `box = 4 kit`. */
const STEP = /^(?<unit>\S+)\s*=\s*(?<holds>\d{1,9})\s+(?<of>\S+)$/u;

function isUnit(text: string | undefined): text is InventoryUnit {
  return INVENTORY_UNITS.some((unit) => unit === text);
}

function stepOf(text: string): UnitStep | string {
  const { unit, holds, of } = STEP.exec(text.trim())?.groups ?? {};
  if (unit === undefined || holds === undefined) return `"${text.trim()}" must read like "box = 4 kit"`;
  if (!isUnit(unit)) return `"${unit}" is no unit. Units are ${INVENTORY_UNITS.join(', ')}`;
  if (!isUnit(of)) return `"${of}" is no unit. Units are ${INVENTORY_UNITS.join(', ')}`;
  return { unit, holds: Number(holds), of };
}

const SENTENCES: Readonly<Record<UnitFault['code'], string>> = {
  'not-whole': 'holds a whole number, at least 1',
  twice: 'is explained twice',
  'of-itself': 'cannot hold itself',
  'base-is-no-step': 'is the base unit and needs no step',
  'leads-nowhere': 'must lead to the base unit',
};

/**
 * The chain that a base unit and a text such as `box = 4 kit, kit = 96 rxn` say; a sentence that says what to mend where they say none.
 * Case counts: `mL` and `ML` are two units (spec §3).
 */
export function unitChainOf(base: string, text: string): UnitChain | string {
  if (!isUnit(base)) return `"${base}" is no unit. Units are ${INVENTORY_UNITS.join(', ')}`;
  const steps: UnitStep[] = [];
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const step = stepOf(part);
    if (typeof step === 'string') return step;
    steps.push(step);
  }
  const chain = { base, steps };
  const [fault] = unitChainFaults(chain);
  return fault === undefined ? chain : `${fault.unit} ${SENTENCES[fault.code]}`;
}

/** The units in which an item can be counted, from the base on. */
export function unitsOfChain({ base, steps }: UnitChain): InventoryUnit[] {
  return [base, ...steps.map(({ unit }) => unit)];
}
