import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { LabWorld } from './lab-world.ts';

/** The parts of a request that an endpoint names. */
export interface CaseCall<P = unknown, Q = unknown, B = unknown> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
}

/** A right request of one route, which the matrices send as it is and changed in every way that must be refused. */
export interface RouteCase {
  readonly endpoint: Endpoint;
  /** A request that a manager of the lab may send now; made anew, with things of its own, at each call when it changes something. */
  readonly make: (world: LabWorld) => Promise<CaseCall>;
}

/** `GET /api/bills` */
export function routeName({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

/**
 * A case of a route: `forRoute(readBill).send(async (world) => ({ query: … }))`. Several may share a route, so that every id
 * that it takes is given in one of them.
 */
export function forRoute<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>) {
  return {
    send: (make: (world: LabWorld) => Promise<CaseCall<P, Q, B>>): RouteCase => ({ endpoint, make }),
  };
}
