import { BREAST } from './breast.ts';
import { CERVIX } from './cervix.ts';
import { COLON } from './colon.ts';
import { PROSTATE } from './prostate.ts';
import type { SynopticProtocol } from './synoptic-protocol.ts';

/** Every synoptic form that is delivered. */
export const SYNOPTIC_PROTOCOLS: readonly SynopticProtocol[] = [BREAST, COLON, PROSTATE, CERVIX];

export const SYNOPTIC_CODES: readonly string[] = SYNOPTIC_PROTOCOLS.map(({ code }) => code);

/** The form of a code; null when there is none. */
export function synopticProtocol(code: string): SynopticProtocol | null {
  return SYNOPTIC_PROTOCOLS.find((protocol) => protocol.code === code) ?? null;
}
