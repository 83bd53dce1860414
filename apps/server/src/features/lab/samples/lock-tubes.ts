import type { Ctx } from '../../../kernel/http/context.ts';
import { type LockedSample, lockSamplesById } from './sample-rows.ts';

/** A tube that is locked with its bill. */
export type LockedTube = LockedSample;

/** Locks tubes that the caller sees, their bills first; one that is not seen is left out. */
export async function lockTubes(ctx: Ctx, sampleIds: readonly string[]): Promise<readonly LockedTube[]> {
  return lockSamplesById(ctx, sampleIds);
}
