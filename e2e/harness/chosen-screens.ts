import { touches } from '@nidan/server/kernel/testing/changed-lines';
import { isOfPart } from '@nidan/server/kernel/testing/rotation';
import { inject } from 'vitest';
import { findScreenSources } from './screen-sources.ts';
import { screens } from './screens.ts';

type SweptScreen = (typeof screens)[number];

/** The tab of a screen without what is chosen on it. */
export function tabOf(screen: string): string {
  return screen.split('?')[0] ?? screen;
}

/** The screens that this run opens, when one commit in so many opens each: those whose files or texts changed lately always. */
export function chosenScreens(parts: number): readonly SweptScreen[] {
  const rotation = inject('rotation');
  const sources = findScreenSources();
  const changed = (tab: string): boolean =>
    [...(sources.get(tabOf(tab)) ?? [])].some((file) => touches(rotation.changed, file));
  return screens.filter(({ tab }) => isOfPart(rotation, tab, parts) || changed(tab));
}

/** The people who open some of these screens, each with theirs. */
export function byPerson(chosen: readonly SweptScreen[]): [username: string, tabs: readonly string[]][] {
  const people = [...new Set(chosen.map(({ username }) => username))];
  return people.map((username) => [
    username,
    chosen.filter((screen) => screen.username === username).map(({ tab }) => tab),
  ]);
}
