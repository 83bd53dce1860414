import { useSyncExternalStore } from 'react';
import { logScan, type ScanLog, type ScanStep } from './scan-log.ts';

const EMPTY: ScanLog = [];
const sessions = new Map<string, ScanLog>();
const listeners = new Set<() => void>();

/** The log of a session as it is now. */
export function scanLogOf(key: string): ScanLog {
  return sessions.get(key) ?? EMPTY;
}

/** Takes a step in the log of a session; logs live in memory, so that they outlast the screen but not the page. */
export function takeScanStep(key: string, step: ScanStep): void {
  sessions.set(key, logScan(scanLogOf(key), step));
  for (const listener of listeners) listener();
}

/** The log of a session; the component renders again with each step. */
export function useScanLog(key: string): ScanLog {
  return useSyncExternalStore(subscribe, () => scanLogOf(key));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
