import type { Endpoint } from '@nidan/contract/kernel/endpoint';

interface Payload {
  readonly payload?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The body of a call as the endpoint takes it: JSON, or the form of a page without script. */
export function payloadOf({ takesForm }: Endpoint, body: unknown): Payload {
  if (body === undefined) return {};
  if (!takesForm) return { payload: Object(body) };
  const fields = Object.entries(Object(body)).map(([name, value]): [string, string] => [name, String(value)]);
  return {
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
}
