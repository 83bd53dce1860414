import type { Module } from '@nidan/domain/access/modules';
import type { Ctx } from '../http/context.ts';

export interface HandOver {
  readonly from: string;
  readonly to: string;
}

/** Work that waits for one person: the feature that keeps it says how to count it and how to hand it over. */
export interface OpenWorkKind {
  readonly kind: string;
  /** In the plural, as a sentence names it: 'tests on hold'. */
  readonly label: string;
  /** Whoever takes it over must be able to update here. */
  readonly module: Module;
  count(ctx: Ctx, userId: string): Promise<number>;
  /** Answers how many were handed over. */
  move(ctx: Ctx, people: HandOver): Promise<number>;
}
