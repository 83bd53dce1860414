import type { UserInfo } from '../kernel/store/stored-items.ts';

/** Paths of the top level (spec §2). */
export const TOP_PATHS = {
  app: '/',
  login: '/auth/login',
  loading: '/loading',
  logout: '/logout',
  file: '/file/download',
} as const;
export type TopPage = keyof typeof TOP_PATHS;

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface StoredState {
  readonly user: UserInfo | null;
  readonly labId: number | null;
  /** The stored locations, null when they are absent or not valid JSON. */
  readonly locations: unknown;
}

/** The page of an address; `/#/auth/login/` is the login too, and an unknown path is the application. */
export function topPageOf({ pathname, hash }: Place): TopPage {
  if (/^#\/?auth\/login\/?$/.test(hash)) return 'login';
  const path = pathname.replace(/\/+$/, '') || '/';
  const pages: readonly TopPage[] = ['login', 'loading', 'logout', 'file'];
  return pages.find((page) => TOP_PATHS[page] === path) ?? 'app';
}

/**
 * Where the start-up rules lead, null to stay (spec §2): without a user to the login, or to /loading when the build flag
 * `loginDirect` is off; without a lab or readable locations to the login.
 */
export function startUp(place: Place, stored: StoredState, loginDirect: 'on' | 'off'): string | null {
  const page = topPageOf(place);
  const hasPlace = stored.labId !== null && stored.locations !== null;
  if (page === 'loading') return stored.user && hasPlace ? TOP_PATHS.app : redirectTarget(place.search);
  if (page !== 'app') return null;
  const after = place.hash.length > 2 ? place.hash : '';
  if (!stored.user) {
    return loginDirect === 'on'
      ? `${TOP_PATHS.login}${after}`
      : `${TOP_PATHS.loading}?to=${encodeURIComponent(TOP_PATHS.login)}${after}`;
  }
  return hasPlace ? null : `${TOP_PATHS.login}${after}`;
}

/** The path that /loading was given, when it is one of ours; the login otherwise. */
function redirectTarget(search: string): string {
  const to = new URLSearchParams(search).get('to');
  return (
    Object.values(TOP_PATHS).find((path) => path === to && path !== TOP_PATHS.loading) ?? TOP_PATHS.login
  );
}
