import type { SusceptibilityMethod } from './breakpoint.ts';
import { type Mic, type MicFault, readMic } from './mic.ts';
import { readZone } from './zone.ts';

/** A MIC in mg/L or a zone in mm, read from what was typed. */
export type MeasuredValue =
  | { readonly method: 'mic'; readonly mic: Mic }
  | { readonly method: 'disk'; readonly mm: number };

export type MeasuredFault = MicFault | 'no-zone';
export type MeasuredRead =
  | { readonly ok: true; readonly value: MeasuredValue }
  | { readonly ok: false; readonly fault: MeasuredFault };

/** Reads a value as its method writes it; a fault where it is off the grid, or no zone that a plate can have. */
export function readMeasured(method: SusceptibilityMethod, text: string): MeasuredRead {
  if (method === 'disk') {
    const mm = readZone(text);
    return mm === null ? { ok: false, fault: 'no-zone' } : { ok: true, value: { method, mm } };
  }
  const read = readMic(text);
  if (!read.ok) return { ok: false, fault: read.fault };
  const { bound, value, exponent } = read;
  return { ok: true, value: { method, mic: { bound, value, exponent } } };
}
