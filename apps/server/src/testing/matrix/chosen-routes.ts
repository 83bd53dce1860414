import { inject } from 'vitest';
import { touches } from '../../kernel/testing/changed-lines.ts';
import { isOfPart, takenOfChanged } from '../../kernel/testing/rotation.ts';
import { routes } from '../../routes.ts';
import { routeName } from './route-case.ts';
import { findRouteSources } from './route-sources.ts';

/** Routes that changed lately and are sent in one run, whatever its part. */
const MOST_CHANGED = 8;

/** Whether this run sends the requests of a route, when one commit in so many parts does: always where few routes changed lately and it is one of them. */
export function chosenRoutes(parts: number): (routeName: string) => boolean {
  const rotation = inject('rotation');
  const placesOf = findRouteSources();
  const changed = [...new Set(routes.map(({ endpoint }) => routeName(endpoint)))].filter((name) =>
    placesOf(name).some(({ path, lines }) => touches(rotation.changed, path, lines)),
  );
  const taken = takenOfChanged(rotation, changed, MOST_CHANGED);
  return (name) => isOfPart(rotation, name, parts) || taken.has(name);
}
