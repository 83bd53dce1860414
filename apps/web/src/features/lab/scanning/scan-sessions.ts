import { useSyncExternalStore } from 'react';
import { localKey, readLocal, removeLocal, writeLocal } from '../../../kernel/store/local-database.ts';
import { type KeptScan, logScan, type ScanLog, type ScanStep, waitingScans } from './scan-log.ts';

const EMPTY: ScanLog = [];
const sessions = new Map<string, ScanLog>();
const listeners = new Set<() => void>();

/** The log of a session as it is now. */
export function scanLogOf(key: string): ScanLog {
  return sessions.get(key) ?? EMPTY;
}

/**
 * Takes a step in the log of a session. Logs live in memory and outlast the screen; what still waits for an answer is kept in
 * the local database and outlasts the page.
 */
export function takeScanStep(key: string, step: ScanStep): void {
  sessions.set(key, logScan(scanLogOf(key), step));
  for (const listener of listeners) listener();
  const waiting = waitingScans(scanLogOf(key));
  const kept = localKey('scans', key);
  void (waiting.length === 0 ? removeLocal(kept) : writeLocal(kept, waiting));
}

/** Brings back the scans of a session that an earlier page left without an answer; true when there are any. */
export async function restoreScans(key: string): Promise<boolean> {
  if (sessions.has(key)) return false;
  sessions.set(key, EMPTY);
  const scans = keptScans(await readLocal(localKey('scans', key)));
  if (scans.length > 0) takeScanStep(key, { is: 'restored', scans });
  return scans.length > 0;
}

function keptScans(kept: unknown): readonly KeptScan[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((scan: Partial<Record<keyof KeptScan, unknown>> | null) => {
    const { id, code, at } = scan ?? {};
    const isScan = typeof id === 'string' && typeof code === 'string' && typeof at === 'string';
    return isScan && !Number.isNaN(Date.parse(at)) ? [{ id, code, at }] : [];
  });
}

/** The log of a session; the component renders again with each step. */
export function useScanLog(key: string): ScanLog {
  return useSyncExternalStore(subscribe, () => scanLogOf(key));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
