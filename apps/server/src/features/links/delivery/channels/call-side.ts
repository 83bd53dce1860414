import { problemOfStatus } from '@nidan/domain/delivery/answer-problem';
import { NoAnswer } from '../../../../kernel/outgoing/call-out.ts';
import { TargetRefused } from '../../../../kernel/outgoing/guarded-address.ts';
import { type GuardedCall, guardedCall } from '../../../../kernel/outgoing/guarded-call.ts';
import { type Exchange, NotPosted, type SideSetting } from './parcel.ts';

/** A call of a service of a lab. */
export interface SideCall extends Pick<GuardedCall, 'method' | 'headers' | 'body'> {
  readonly path: string;
  /** What is kept of the request. */
  readonly kept: string;
}

export interface SideAnswer {
  /** Null when it was no JSON. */
  readonly json: unknown;
  readonly exchange: Exchange;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Calls the service that a lab set up; throws `NotPosted` where nobody answers, the keys are wrong or it refuses by its status. `said` finds
 * what it says in its own words, and what that means where its status is not enough.
 */
export async function callSide(
  setting: SideSetting,
  { path, kept, ...call }: SideCall,
  said: (json: unknown) => Pick<NotPosted, 'problem' | 'detail'> | null,
): Promise<SideAnswer> {
  const { address, allowed, patienceMs } = setting;
  const request = `${call.method} ${path} ${kept}`;
  try {
    const { status, text } = await guardedCall({ ...call, url: `${address}${path}`, allowed, patienceMs });
    const exchange = { request, status, answer: text };
    const json = parsed(text);
    const byStatus = problemOfStatus(status);
    const own = said(json);
    if (own !== null) throw new NotPosted(own.problem, own.detail, exchange);
    if (byStatus !== null) throw new NotPosted(byStatus, null, exchange);
    return { json, exchange };
  } catch (error) {
    if (error instanceof NoAnswer)
      throw new NotPosted('unreachable', null, { request, status: null, answer: null });
    if (error instanceof TargetRefused) {
      throw new NotPosted('refused', error.fault, { request, status: null, answer: null });
    }
    throw error;
  }
}
