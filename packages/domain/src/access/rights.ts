import type { UserType } from '../enumerations/users.ts';
import { grants, isPermissionBits, PERMISSION } from './permission-bits.ts';

/** Permission bits per module; a module that is missing has none. */
export type Rights = Readonly<Record<string, number>>;

export interface ModuleBits {
  readonly module: string;
  readonly bits: number;
}

/** What `wanted` holds and `held` lacks, in the order of `wanted`; bits that do not exist are lacked by everybody. */
export function rightsBeyond(wanted: Rights, held: Rights): ModuleBits[] {
  return Object.entries(wanted).flatMap(([module, bits]) => {
    const own = held[module] ?? 0;
    const beyond = isPermissionBits(bits) && isPermissionBits(own) ? bits & ~own : bits;
    return beyond === 0 ? [] : [{ module, bits: beyond }];
  });
}

/** All that a referring doctor may hold: to read the reports of their patients. Results are for the lab until they are released. */
const OF_A_DOCTOR: Rights = { reports: PERMISSION.read };

/** The rights of a person by what they are: a referring doctor sees no price, due or posting, whatever the role holds. */
export function rightsInForce(userType: UserType, held: Rights): Rights {
  return userType === 'DOCTOR' ? commonRights(held, OF_A_DOCTOR) : held;
}

/** What both hold: an API key never exceeds the role of its user. */
export function commonRights(one: Rights, other: Rights): Rights {
  const shared = Object.entries(one).map(([module, bits]) => [module, bits & (other[module] ?? 0)] as const);
  return Object.fromEntries(shared.filter(([, bits]) => bits > 0));
}

export interface BitsChange {
  readonly module: string;
  readonly before: number;
  readonly after: number;
}

/** Modules whose bits differ, by name; a module that is missing has none. */
export function rightChanges(before: Rights, after: Rights): BitsChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort((one, other) => (one < other ? -1 : 1))
    .map((module) => ({ module, before: before[module] ?? 0, after: after[module] ?? 0 }))
    .filter((change) => change.before !== change.after);
}

/** Whoever may look at what others did as a second person. */
export function overseesOthers(rights: Rights): boolean {
  return grants(rights['audit'] ?? 0, PERMISSION.read + PERMISSION.update);
}

/** Whoever can read and change both users and roles can let anybody in again: a lab is never left without one. */
export function isAdministrator(rights: Rights): boolean {
  const needed = PERMISSION.read + PERMISSION.update;
  return grants(rights['users'] ?? 0, needed) && grants(rights['roles'] ?? 0, needed);
}
