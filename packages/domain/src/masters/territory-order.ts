import type { Fault } from '../text/fault.ts';
import { catalogueFault } from '../faults/catalogue-faults.ts';
import { TERRITORY_TYPES } from '../enumerations/agencies.ts';

const RANKED: readonly string[] = TERRITORY_TYPES.filter((type) => type !== 'Others');

/** Why a territory of one type cannot lie in one of another; null when it can. Others lie and hold anywhere (spec §3). */
export function territoryFault(type: string, within: string): Fault | null {
  const [own, outer] = [RANKED.indexOf(type), RANKED.indexOf(within)];
  if (own === -1 || outer === -1 || outer < own) return null;
  return catalogueFault('territory-within', { type, within });
}
