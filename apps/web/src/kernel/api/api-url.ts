import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { requestLab, requestSource } from './request-context.ts';

export interface AddressInput {
  readonly params?: unknown;
  readonly query?: unknown;
  /** That of the session unless told. */
  readonly lab?: number | undefined;
}

/**
 * Address of an endpoint: path parameters filled, absent query values left out, `l_id` and `source` appended
 * unless the endpoint is public (spec §7). Also for links, frames and pictures.
 */
export function apiUrl(endpoint: Endpoint, input: AddressInput = {}): string {
  const path = fillPath(endpoint.path, entriesOf(input.params));
  const query = new URLSearchParams();
  for (const [name, value] of entriesOf(input.query)) appendValue(query, name, value);
  if (endpoint.access !== 'public') {
    const lab = input.lab ?? requestLab();
    if (lab !== null) query.append('l_id', String(lab));
    query.append('source', requestSource());
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

function fillPath(path: string, params: readonly (readonly [string, unknown])[]): string {
  const values = new Map(params);
  return path.replace(/:(\w+)/g, (slot, name: string) => {
    const value = values.get(name);
    if (textOf(value) === '') throw new Error(`${path} lacks ${slot}`);
    return encodeURIComponent(textOf(value));
  });
}

function appendValue(query: URLSearchParams, name: string, value: unknown): void {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const one of values.filter((part) => part !== undefined && part !== null))
    query.append(name, textOf(one));
}

function entriesOf(part: unknown): [string, unknown][] {
  return typeof part === 'object' && part !== null ? Object.entries(part) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
