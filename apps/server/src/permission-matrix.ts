import type { Access, StepUp } from '@nidan/contract/kernel/endpoint';
import { usualRoles } from './features/base/roles/usual-roles.ts';
import { missingRight } from './kernel/access/judge-access.ts';
import { routes } from './routes.ts';

export interface RoutePermission {
  /** Everybody, any session, any member of the lab, the platform operator, or whoever has all bits on a module. */
  readonly needs: Access;
  /** What the standing of the lab must allow beside. */
  readonly account: string;
  /** Asks for a fresh password or code: always, under a condition, or never. */
  readonly stepUp: StepUp;
  /** Whether each usual role may call it. */
  readonly allowed: Readonly<Record<string, boolean>>;
}

export interface PermissionMatrix {
  /** Permission bits per module of each usual role: create 8, read 4, update 2, delete 1 (spec §6). */
  readonly roles: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By method and path. */
  readonly routes: Readonly<Record<string, RoutePermission>>;
}

/** Who may call what: every endpoint that is served by every role of the demo lab. */
export function permissionMatrix(): PermissionMatrix {
  const rows = routes.map(({ endpoint }): readonly [string, RoutePermission] => [
    `${endpoint.method} ${endpoint.path}`,
    {
      needs: endpoint.access,
      account: endpoint.accountNeed,
      stepUp: endpoint.stepUp,
      allowed: Object.fromEntries(
        usualRoles.map(({ name, rights }) => [
          name,
          endpoint.access !== 'operator' && missingRight(endpoint.access, rights) === null,
        ]),
      ),
    },
  ]);
  return {
    roles: Object.fromEntries(usualRoles.map(({ name, rights }) => [name, rights])),
    routes: Object.fromEntries(rows),
  };
}
