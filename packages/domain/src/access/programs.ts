/** An actor of the product that is no person: a user without a password, of the type SYSTEM, that is a member of no lab. */
export interface Program {
  readonly userId: string;
  readonly name: string;
}

/**
 * Every program of the product, by what it does. Rows and events name a program where they name a person otherwise, so whoever resolves
 * "made by" resolves these as well. Each has its row in `login_user`, which a migration inserts.
 */
export const PROGRAMS = {
  /** Checks and releases by approved rules. */
  rules: { userId: '01900000-0000-7000-8000-000000000001', name: 'Autoverification' },
  /** Enters what machines send. */
  gateway: { userId: '01900000-0000-7000-8000-000000000002', name: 'Analyser gateway' },
  /** Acts for a patient at their page. */
  patientPage: { userId: '01900000-0000-7000-8000-000000000003', name: 'Page of the patient' },
  /** Sends reports by rule. */
  publishing: { userId: '01900000-0000-7000-8000-000000000004', name: 'Publishing by rule' },
  /** Takes the stock that work has used. */
  consumption: { userId: '01900000-0000-7000-8000-000000000005', name: 'Stock consumption' },
  /** Cuts the invoices of agencies at night. */
  invoices: { userId: '01900000-0000-7000-8000-000000000006', name: 'Invoices at night' },
} as const satisfies Readonly<Record<string, Program>>;

export type ProgramName = keyof typeof PROGRAMS;

/** The user ids of all programs. */
export const PROGRAM_IDS: readonly string[] = Object.values(PROGRAMS).map(({ userId }) => userId);

/** True when a user id is that of a program of the product and not of a person. */
export function isProgram(userId: string): boolean {
  return PROGRAM_IDS.includes(userId);
}
