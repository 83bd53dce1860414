import { followLab, type LiveChange, type LiveKind } from '@nidan/contract/base/live/live-endpoints';
import type { Static } from 'typebox';
import { apiUrl } from '../api/api-url.ts';

/** What was heard of a lab: kinds of things that changed, or that anything may have. */
export type Heard = readonly LiveKind[] | 'anything';

/** A browser keeps six connections to a server: a page that nobody sees gives its own back. */
function isSeen(): boolean {
  return document.visibilityState === 'visible';
}

/** Follows what changes in the lab of the session while the page is seen; tells that anything may have when it is seen again. */
export function followChanges(hear: (heard: Heard) => void): () => void {
  let source: EventSource | null = null;

  const open = (): void => {
    source = new EventSource(apiUrl(followLab));
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      // as: the server writes this event in the shape of LiveChange
      hear((JSON.parse(data) as Static<typeof LiveChange>).kinds);
    });
    source.addEventListener('missed', () => hear('anything'));
  };
  const close = (): void => {
    source?.close();
    source = null;
  };
  const look = (): void => {
    if (!isSeen()) close();
    else if (source === null) open();
  };

  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    close();
  };
}
