import { DRIVER_FAULTS } from '@nidan/domain/interfacing/driver-fault';
import { checkDriver, isDriver } from '@nidan/domain/interfacing/check-driver';
import type { Driver } from '@nidan/domain/interfacing/driver';

/** A driver that was written as JSON, or what is wrong with it, at its place. */
export interface ReadDriver {
  readonly driver: Driver | null;
  readonly faults: readonly { readonly path: string; readonly code: string; readonly msg: string }[];
}

function jsonOf(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Reads a driver from JSON. */
export function driverOfJson(text: string): ReadDriver {
  const json = jsonOf(text);
  if (json === null)
    return { driver: null, faults: [{ path: '', code: 'noJson', msg: DRIVER_FAULTS.noJson }] };
  if (isDriver(json.value)) return { driver: json.value, faults: [] };
  const faults = checkDriver(json.value).map(({ path, code, reason }) => ({ path, code, msg: reason }));
  return { driver: null, faults };
}
