import { touches } from '@nidan/server/kernel/testing/changed-lines';
import { isOfPart, takenOfChanged } from '@nidan/server/kernel/testing/rotation';
import { inject } from 'vitest';
import { findScreenSources } from './screen-sources.ts';
import { screens } from './screens.ts';

type SweptScreen = (typeof screens)[number];

/** The tab of a screen without what is chosen on it. */
export function tabOf(screen: string): string {
  return screen.split('?')[0] ?? screen;
}

/** Screens that changed lately and are opened in one run, whatever its part. */
const MOST_CHANGED = 3;

/** The screens that this run opens, when one commit in so many opens each: always those whose files or texts changed lately, where they are few. */
export function chosenScreens(parts: number): readonly SweptScreen[] {
  const rotation = inject('rotation');
  const sources = findScreenSources();
  const changed = screens
    .map(({ tab }) => tab)
    .filter((tab) => [...(sources.get(tabOf(tab)) ?? [])].some((file) => touches(rotation.changed, file)));
  const taken = takenOfChanged(rotation, changed, MOST_CHANGED);
  return screens.filter(({ tab }) => isOfPart(rotation, tab, parts) || taken.has(tab));
}

/** The people who open some of these screens, each with theirs. */
export function byPerson(chosen: readonly SweptScreen[]): [username: string, tabs: readonly string[]][] {
  const people = [...new Set(chosen.map(({ username }) => username))];
  return people.map((username) => [
    username,
    chosen.filter((screen) => screen.username === username).map(({ tab }) => tab),
  ]);
}
