import type { ResistanceFinding } from '../susceptibility/expert-rules.ts';

/** Whom an organism concerns at once, beside who asked for the culture. */
export const ALERT_DESKS = ['infection control', 'public health'] as const;
export type AlertDesk = (typeof ALERT_DESKS)[number];

interface AlertRule {
  readonly code: string;
  readonly desk: AlertDesk;
  /** Beginnings of names of organisms; empty: any. */
  readonly organisms: readonly string[];
  /** Any of them; empty: whatever was found. */
  readonly findings: readonly ResistanceFinding[];
  readonly reason: string;
}

const RULES: readonly AlertRule[] = [
  {
    code: 'enteric-fever',
    desk: 'public health',
    organisms: ['Salmonella Typhi', 'Salmonella Paratyphi'],
    findings: [],
    reason: 'Enteric fever: notifiable under IDSP',
  },
  {
    code: 'cholera',
    desk: 'public health',
    organisms: ['Vibrio cholerae O'],
    findings: [],
    reason: 'Cholera: notifiable under IDSP',
  },
  {
    code: 'diphtheria',
    desk: 'public health',
    organisms: ['Corynebacterium diphtheriae'],
    findings: [],
    reason: 'Diphtheria: notifiable under IDSP',
  },
  {
    code: 'meningococcus',
    desk: 'public health',
    organisms: ['Neisseria meningitidis'],
    findings: [],
    reason: 'Meningococcal disease: notifiable under IDSP, contacts need prophylaxis',
  },
  {
    code: 'candida-auris',
    desk: 'infection control',
    organisms: ['Candida auris'],
    findings: [],
    reason: 'Candida auris spreads between patients: isolate the patient',
  },
  {
    code: 'mrsa',
    desk: 'infection control',
    organisms: ['Staphylococcus aureus'],
    findings: ['MRSA'],
    reason: 'MRSA: contact precautions',
  },
  {
    code: 'vre',
    desk: 'infection control',
    organisms: ['Enterococcus'],
    findings: ['VRE'],
    reason: 'VRE: contact precautions',
  },
  {
    code: 'carbapenemase',
    desk: 'infection control',
    organisms: [],
    findings: ['carbapenemase'],
    reason: 'Carbapenemase: contact precautions, screen the neighbours',
  },
];

export interface OrganismAlert {
  readonly code: string;
  readonly desk: AlertDesk;
  readonly reason: string;
}

/** The alerts that an isolate raises, by its name and what was found of it. */
export function alertsOf(organism: string, findings: readonly ResistanceFinding[]): OrganismAlert[] {
  return RULES.filter(
    ({ organisms, findings: needed }) =>
      (organisms.length === 0 || organisms.some((name) => organism.startsWith(name))) &&
      (needed.length === 0 || needed.some((finding) => findings.includes(finding))),
  ).map(({ code, desk, reason }) => ({ code, desk, reason }));
}

/** Why an alert of this code was raised; the code itself where no rule has it any more. */
export function alertReason(code: string): string {
  return RULES.find((rule) => rule.code === code)?.reason ?? code;
}
