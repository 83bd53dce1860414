import type { Access, Endpoint } from '@nidan/contract/kernel/endpoint';
import { grants, permissionNames } from '@nidan/domain/access/permission-bits';
import type { Rights } from '@nidan/domain/access/rights';

/** The right that an access asks for and `rights` lack; null when the call is allowed. Enforced, previewed and explained by this one rule. */
export function missingRight(access: Access, rights: Rights): Exclude<Access, string> | null {
  if (typeof access === 'string') return null;
  return grants(rights[access.module] ?? 0, access.bits) ? null : access;
}

/** A right as refusals name it: 'bills, create and update'. */
export function rightText({ module, bits }: { readonly module: string; readonly bits: number }): string {
  return `${module}, ${permissionNames(bits).join(' and ')}`;
}

/** True for an endpoint that roles of a lab decide on. */
export function isOfLab({ access }: Endpoint): boolean {
  return access !== 'public' && access !== 'session' && access !== 'operator';
}
