/** A call of somebody else's service. Its address comes from the configuration, never from what a person typed (ASVS 1.3.6). */
export interface OutgoingCall {
  readonly baseUrl: string;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface OutgoingAnswer {
  readonly status: number;
  /** Parsed; null when it was no JSON. */
  readonly json: unknown;
}

/** The other side did not answer, or not within the limits: nobody knows whether it did what was asked. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super('The service does not answer', { cause });
    this.name = 'NoAnswer';
  }
}

const PATIENCE_MS = 8_000;
const LARGEST_ANSWER = 256 * 1024;

async function bounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_ANSWER) throw new Error(`The answer is larger than ${LARGEST_ANSWER} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Calls a service with JSON: no redirect is followed, it may take 8 s and answer 256 KiB. Throws `NoAnswer` when there is none.
 * Never inside a transaction.
 */
export async function callOut({
  baseUrl,
  path,
  method,
  headers,
  body,
}: OutgoingCall): Promise<OutgoingAnswer> {
  try {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: parsed(await bounded(answer)) };
  } catch (error) {
    throw new NoAnswer(error);
  }
}

/** A text of an answer that may be anything; null when it is none. */
export function textAt(json: unknown, ...path: readonly string[]): string | null {
  const found = valueAt(json, path);
  return typeof found === 'string' ? found : null;
}

/** A whole number of an answer that may be anything; null when it is none. */
export function numberAt(json: unknown, ...path: readonly string[]): number | null {
  const found = valueAt(json, path);
  return typeof found === 'number' && Number.isSafeInteger(found) ? found : null;
}

/** A list of an answer that may be anything; empty when it is none. */
export function listAt(json: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = valueAt(json, path);
  return Array.isArray(found) ? found : [];
}

function valueAt(json: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (Object.hasOwn(Object(part), name) ? Reflect.get(Object(part), name) : undefined),
    json,
  );
}
