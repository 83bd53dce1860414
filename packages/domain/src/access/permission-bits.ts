/** Permission bits of a module (spec §6). */
export const PERMISSION = { create: 8, read: 4, update: 2, delete: 1 } as const;

export type Permission = keyof typeof PERMISSION;

/** Every bit set: what an administrator holds in a module. */
export const ALL_PERMISSIONS = 15;

/** True when `bits` is a sum of permission bits: an integer from 0 to 15. */
export function isPermissionBits(bits: number): boolean {
  return Number.isInteger(bits) && bits >= 0 && bits <= ALL_PERMISSIONS;
}

/** True when every requested bit is granted; a request for no bits, or for bits that do not exist, is refused (spec §6). */
export function grants(granted: number, requested: number): boolean {
  if (!isPermissionBits(granted) || !isPermissionBits(requested) || requested === 0) return false;
  return (granted & requested) === requested;
}

/** Names of the permissions in `bits`, in the order create, read, update, delete. */
export function permissionNames(bits: number): Permission[] {
  const names: readonly Permission[] = ['create', 'read', 'update', 'delete'];
  return names.filter((name) => grants(bits, PERMISSION[name]));
}
