import { randomUUID } from 'node:crypto';
import type { LiveKind } from '@nidan/contract/base/live/live-endpoints';

type Kinds = Iterable<LiveKind>;

/** What a follower hears: kinds of things that changed since it last heard, or that it may have missed some. */
export type Heard = ReadonlySet<LiveKind> | 'missed';

/** Somebody who wants to know what changes in a lab. */
export interface Follower {
  /** Where in the changes of the lab the follower is, for whoever comes back later. */
  readonly place: string;
  /** What changed since the last call, at once or as soon as something does; null when `signal` comes first. */
  next(signal: AbortSignal): Promise<Heard | null>;
  close(): void;
}

class HubFollower implements Follower {
  readonly #waiting = new Set<LiveKind>();
  readonly #placeOf: () => string;
  readonly #leave: (follower: HubFollower) => void;
  #missed: boolean;
  #wake: (() => void) | null = null;

  constructor(parts: { placeOf: () => string; missed: boolean; leave: (follower: HubFollower) => void }) {
    this.#placeOf = parts.placeOf;
    this.#missed = parts.missed;
    this.#leave = parts.leave;
  }

  get place(): string {
    return this.#placeOf();
  }

  hear(heard: Kinds | 'missed'): void {
    if (heard === 'missed') this.#missed = true;
    else for (const kind of heard) this.#waiting.add(kind);
    this.#wake?.();
  }

  async next(signal: AbortSignal): Promise<Heard | null> {
    if (!signal.aborted && !this.#missed && this.#waiting.size === 0) await this.#untilWoken(signal);
    if (signal.aborted) return null;
    const heard = this.#missed ? 'missed' : new Set(this.#waiting);
    this.#missed = false;
    this.#waiting.clear();
    return heard;
  }

  async #untilWoken(signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    signal.addEventListener('abort', () => resolve(), { once: true });
    await promise;
    this.#wake = null;
  }

  close(): void {
    this.#leave(this);
  }
}

/** Passes what a process hears about changes on to those of its clients who follow that lab. */
export class LiveHub {
  /** Places of another process, or of this one before its last start, mean nothing here. */
  readonly #name = randomUUID();
  readonly #counts = new Map<number, number>();
  readonly #followers = new Map<number, Set<HubFollower>>();

  #placeOf(lId: number): string {
    return `${this.#name}/${this.#counts.get(lId) ?? 0}`;
  }

  /** Things of these kinds changed in a lab. */
  changed(lId: number, kinds: Kinds): void {
    this.#counts.set(lId, (this.#counts.get(lId) ?? 0) + 1);
    for (const follower of this.#followers.get(lId) ?? []) follower.hear(kinds);
  }

  /** This process heard nothing for a while: whatever any follower shows may be old. */
  wasDeaf(): void {
    for (const [lId, followers] of this.#followers) {
      this.#counts.set(lId, (this.#counts.get(lId) ?? 0) + 1);
      for (const follower of followers) follower.hear('missed');
    }
  }

  /** Follows a lab, from a place where somebody stopped; null from now on. */
  follow(lId: number, since: string | null): Follower {
    const follower = new HubFollower({
      placeOf: () => this.#placeOf(lId),
      missed: since !== null && since !== this.#placeOf(lId),
      leave: (one) => this.#leave(lId, one),
    });
    const others = this.#followers.get(lId) ?? new Set();
    this.#followers.set(lId, others.add(follower));
    return follower;
  }

  #leave(lId: number, follower: HubFollower): void {
    const others = this.#followers.get(lId);
    others?.delete(follower);
    if (others?.size === 0) this.#followers.delete(lId);
  }
}
