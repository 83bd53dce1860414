import type { BreakpointView, SusceptibilityLine } from '@nidan/contract/lab/culture/culture-views';
import { readMic } from '@nidan/domain/susceptibility/mic';
import { readZone } from '@nidan/domain/susceptibility/zone';

/** Parts of the ruler from 0 to 1, and where the value stands. */
export interface Ruler {
  /** Ends of the part that is susceptible, and of what lies between; what follows is resistant. */
  readonly susceptibleTo: number;
  readonly betweenTo: number;
  readonly at: number | null;
  /** An arrow where the true value lies beyond what was tried. */
  readonly beyond: 'below' | 'above' | null;
}

/** Exponents of two at the ends: 0.12 and 256 mg/L. */
const [LEAST, MOST] = [-3, 8];
const [NARROWEST, WIDEST] = [6, 40];

const within = (part: number): number => Math.min(1, Math.max(0, part));
const ofZone = (mm: number): number => within((WIDEST - mm) / (WIDEST - NARROWEST));
const ofExponent = (exponent: number): number => within((exponent - LEAST + 0.5) / (MOST - LEAST + 1));

function micRuler({ susceptible, resistant, convention }: BreakpointView, raw: string | null): Ruler {
  const s = Math.log2(susceptible) + 0.5;
  const r = resistant === null ? s : Math.log2(resistant) + (convention === 'eucast' ? 0.5 : -0.5);
  const read = raw === null ? null : readMic(raw);
  const bound = read?.ok === true ? read.bound : 'exact';
  return {
    susceptibleTo: ofExponent(s),
    betweenTo: ofExponent(Math.max(s, r)),
    at: read?.ok === true ? ofExponent(read.exponent) : null,
    beyond: bound === 'exact' ? null : bound === 'above' || bound === 'atLeast' ? 'above' : 'below',
  };
}

/** Zones run from wide to narrow, so that what is susceptible stands at the left too. */
function zoneRuler({ susceptible, resistant, convention }: BreakpointView, raw: string | null): Ruler {
  const mm = raw === null ? null : readZone(raw);
  const r = resistant === null ? susceptible : resistant + (convention === 'eucast' ? 0 : 1);
  return {
    susceptibleTo: ofZone(susceptible),
    betweenTo: Math.max(ofZone(susceptible), ofZone(r)),
    at: mm === null ? null : ofZone(mm),
    beyond: null,
  };
}

/** How a value stands among its breakpoints; null without any. */
export function rulerOf({ breakpoint, method, raw }: SusceptibilityLine): Ruler | null {
  if (breakpoint === null) return null;
  return method === 'mic' ? micRuler(breakpoint, raw) : zoneRuler(breakpoint, raw);
}
