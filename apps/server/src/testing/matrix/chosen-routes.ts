import { inject } from 'vitest';
import { touches } from '../../kernel/testing/changed-lines.ts';
import { isOfPart } from '../../kernel/testing/rotation.ts';
import { findRouteSources } from './route-sources.ts';

/** Whether this run sends the requests of a route, when one commit in so many parts does: always where the route changed lately. */
export function chosenRoutes(parts: number): (routeName: string) => boolean {
  const rotation = inject('rotation');
  const placesOf = findRouteSources();
  return (routeName) =>
    isOfPart(rotation, routeName, parts) ||
    placesOf(routeName).some(({ path, lines }) => touches(rotation.changed, path, lines));
}
