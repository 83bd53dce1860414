import type { UserType } from '@nidan/domain/enumerations/users';
import type { Module } from '@nidan/domain/access/modules';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { standingStartView, START_VIEWS, startViewOf } from '@nidan/domain/settings/start-view';
import { accountBlocks, labAccount } from '@nidan/domain/status-sets/money/lab-account';
import type { ComponentType } from 'react';
import type { IconName } from '../kernel/ui/values/icon-drawings.tsx';
import { matchPath } from '../kernel/route/hash-route.ts';
import { hasRight, type Session } from '../kernel/session/session.ts';
import type { Title } from './screen-titles.ts';

/** Groups of the rail in their order. */
export const RAIL_GROUPS = [
  { key: 'frontDesk', icon: 'desk' },
  { key: 'samples', icon: 'samples' },
  { key: 'bench', icon: 'bench' },
  { key: 'reports', icon: 'reports' },
  { key: 'quality', icon: 'quality' },
  { key: 'inventory', icon: 'inventory' },
  { key: 'logistics', icon: 'logistics' },
  { key: 'finance', icon: 'finance' },
  { key: 'numbers', icon: 'columns' },
  { key: 'approvals', icon: 'approvals' },
  { key: 'admin', icon: 'admin' },
] as const satisfies readonly { readonly key: Title; readonly icon: IconName }[];
export type RailGroup = (typeof RAIL_GROUPS)[number]['key'];

/** What a screen is given: the parameters of its tab. List state comes from `useSearchState`. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

/** One screen of the signed-in application, as data. */
export interface Screen {
  /** Pattern of its tab, `results/:labNo`: the screen is at `/#/<tab>`. */
  readonly tab: string;
  readonly title: Title;
  /** Right that its data needs; null for screens of every signed-in person. */
  readonly needs: { readonly module: Module; readonly bits: number } | null;
  /** For people of one kind alone, such as referring doctors. */
  readonly only?: UserType;
  /** People of these kinds have a screen of their own in its place, or nothing to do there. */
  readonly notFor?: readonly UserType[];
  /** For the platform operator alone. */
  readonly operator?: true;
  /** Where it stands in the rail; null when it is reached from another screen. */
  readonly group: RailGroup | null;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  /** Sequence that opens it from anywhere, such as `G P`. */
  readonly key?: string;
  /** Dense work screens start with the rail folded. */
  readonly dense?: true;
  /** Stays open while the lab's account is blocked (spec §4 "Lab account status"). */
  readonly openWhenBlocked?: true;
  /** Group that is marked in the rail while a screen without a place of its own is open. */
  readonly under?: RailGroup;
}

/** A screen that a role starts with, and the right that says it is the role's own work. */
export interface StartScreen {
  readonly tab: string;
  readonly madeFor: { readonly module: Module; readonly bits: number };
  /** Of people of one kind alone. */
  readonly only?: UserType;
}

/** The screen of a path with its parameters; null when no screen has it. */
export function screenAt(
  screens: readonly Screen[],
  path: string,
): { screen: Screen; params: ScreenProps['params'] } | null {
  for (const screen of screens) {
    const params = matchPath(screen.tab, path);
    if (params) return { screen, params };
  }
  return null;
}

/** Whether the lab's account lets nobody work in it, so that all there is to do is to settle it. */
export function isBlocked({ lab }: Session): boolean {
  return accountBlocks(labAccount.stateOf(lab.accountStatus), 'signIn');
}

/** Whether the role may open a screen, as the lab's account stands. */
export function mayOpen(
  session: Session,
  { needs, operator, only, notFor, openWhenBlocked }: Screen,
): boolean {
  if (isBlocked(session) && openWhenBlocked !== true) return false;
  if (operator === true && !session.isOperator) return false;
  if ((only ?? session.userType) !== session.userType) return false;
  if (notFor?.includes(session.userType) === true) return false;
  return needs === null || hasRight(session, needs.module, needs.bits);
}

/**
 * Where somebody starts: the view that they or else the lab have chosen (spec §2) where the role may open it, else the first screen that is
 * made for its work, else the first of the rail that it may open. In a blocked lab all start with its account.
 */
export function homeOf(session: Session, screens: readonly Screen[], starts: readonly StartScreen[]): string {
  if (isBlocked(session)) return 'account';
  const open = screens.filter(
    (screen) => screen.group !== null && !screen.tab.includes(':') && mayOpen(session, screen),
  );
  const view = startViewOf(session.startView) ?? startViewOf(labSettingOf(session.lab.switches, 'startView'));
  const start = view === null ? null : START_VIEWS[standingStartView(view)].tab;
  const own = starts.find(
    ({ tab, madeFor, only }) =>
      (only === undefined || only === session.userType) &&
      hasRight(session, madeFor.module, madeFor.bits) &&
      open.some((screen) => screen.tab === tab),
  );
  return (open.find(({ tab }) => tab === start) ?? own ?? open[0])?.tab ?? 'lab';
}

/** Screens of the rail that the role may open, by group; groups without any are left out. */
export function railOf(session: Session, screens: readonly Screen[]) {
  return RAIL_GROUPS.map((group) => ({
    ...group,
    screens: screens.filter((screen) => screen.group === group.key && mayOpen(session, screen)),
  })).filter((group) => group.screens.length > 0);
}
