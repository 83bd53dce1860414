import type { AllowedTarget } from '@nidan/domain/delivery/allowed-target';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { NoAnswer } from './call-out.ts';
import { type GuardedAddress, guardedAddress, TargetRefused } from './guarded-address.ts';

/** A call of an address that a person gave. */
export interface GuardedCall {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly allowed: readonly AllowedTarget[];
  /** Milliseconds that the other side has in all. */
  readonly patienceMs: number;
}

export interface GuardedAnswer {
  readonly status: number;
  readonly text: string;
}

const LARGEST_ANSWER = 256 * 1024;

async function bounded(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > LARGEST_ANSWER) throw new Error(`The answer is larger than ${LARGEST_ANSWER} bytes`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}

function send(
  { url, method, headers, body }: GuardedCall,
  { address, family }: GuardedAddress,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(body.length) }) },
      signal,
      // The address that was looked at is the one that is called.
      lookup: (_, options, done) =>
        options.all === true ? done(null, [{ address, family }]) : done(null, address, family),
    });
    sending.on('response', resolve);
    sending.on('error', reject);
    sending.end(body);
  });
}

/**
 * Calls an address that a person gave: it must be listed, what it leads to must not be inside, no redirect is followed, the answer has at
 * most 256 KiB. Throws `TargetRefused`, or `NoAnswer` when there is none in time: then nobody knows whether it did what was asked. Never
 * inside a transaction.
 */
export async function guardedCall(call: GuardedCall): Promise<GuardedAnswer> {
  const signal = AbortSignal.timeout(call.patienceMs);
  try {
    const answer = await send(call, await guardedAddress(call.url, call.allowed), signal);
    return { status: answer.statusCode ?? 0, text: await bounded(answer) };
  } catch (error) {
    if (error instanceof TargetRefused) throw error;
    throw new NoAnswer(error);
  }
}
