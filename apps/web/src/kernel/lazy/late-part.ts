import { type ComponentType, lazy as reactLazy, type LazyExoticComponent } from 'react';
import { lazy } from './load-chunk.ts';

/** A part of a screen that is fetched when it is first shown, tried three times as a screen is; to stand in a `Suspense`. */
export function latePart<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [N in Name]: ComponentType<Props> }>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  const fetch = lazy(load, name);
  return reactLazy(async () => ({ default: await fetch() }));
}
