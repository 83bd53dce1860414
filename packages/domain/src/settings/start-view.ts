import type { LandingView } from '../enumerations/screens.ts';

interface StartViewSpec {
  /** As the specification names it (§2 "Selectable landing views"). */
  readonly label: LandingView;
  /** Of the screen. */
  readonly tab: string;
  /** Where people begin while there is no such screen; null where there is one. */
  readonly nearest: 'patients' | null;
}

/** The views that people may begin with. One is offered once its screen exists: then its `nearest` is null. */
export const START_VIEWS = {
  patients: { label: 'Patients list/home', tab: 'patients', nearest: null },
  hospital: { label: 'hospital information system view', tab: 'hospital', nearest: 'patients' },
  appointments: { label: 'appointments', tab: 'appointments', nearest: 'patients' },
  dashboard: { label: 'dashboard', tab: 'dashboard', nearest: null },
  customerCare: { label: 'customer care', tab: 'customer-care', nearest: 'patients' },
  samples: { label: 'sample management', tab: 'samples', nearest: null },
  inventory: { label: 'inventory', tab: 'inventory', nearest: null },
} as const satisfies Readonly<Record<string, StartViewSpec>>;

export type StartView = keyof typeof START_VIEWS;
// as: the keys of a constant are the names of its type
export const START_VIEW_NAMES = Object.keys(START_VIEWS) as readonly StartView[];

/** Views whose screen exists. */
export const OFFERED_START_VIEWS = START_VIEW_NAMES.filter((view) => START_VIEWS[view].nearest === null);

/** The view of a name, such as a stored one; null for none. */
export function startViewOf(name: unknown): StartView | null {
  return START_VIEW_NAMES.find((view) => view === name) ?? null;
}

/** The view with which people begin who chose this one: itself, or the nearest that exists. */
export function standingStartView(view: StartView): StartView {
  return START_VIEWS[view].nearest ?? view;
}
