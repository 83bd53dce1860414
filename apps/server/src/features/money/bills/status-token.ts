import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../kernel/config.ts';

/** Lab in base 36, the 16 bytes of the bill's id, 12 random bytes. */
const SHAPE = /^([0-9a-z]{1,6})-([A-Za-z0-9_-]{22})([A-Za-z0-9_-]{16})$/u;

/** Who may open a bill's status page without a session. */
export interface StatusToken {
  readonly lId: number;
  readonly billId: string;
  readonly secret: string;
}

/** What makes a bill's status link hard to guess: 12 random bytes as 16 letters. */
export function newStatusSecret(): string {
  return randomBytes(12).toString('base64url');
}

/** The text that the code on a bill carries. The id leads to the row, so that no index of secrets is needed. */
export function statusTokenOf({ lId, billId, secret }: StatusToken): string {
  const id = Buffer.from(billId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${lId.toString(36)}-${id}${secret}`;
}

/** Reads a token; null when the text has not the shape of one. */
export function readStatusToken(token: string): StatusToken | null {
  const [, lab, id, secret] = SHAPE.exec(token) ?? [];
  if (lab === undefined || id === undefined || secret === undefined) return null;
  const lId = Number.parseInt(lab, 36);
  const bytes = Buffer.from(id, 'base64url').toString('hex');
  if (lId < 1 || lId > 2_147_483_647 || bytes.length !== 32) return null;
  return { lId, billId: bytes.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-'), secret };
}

/** True when both are the same secret, in a time that tells nothing of where they differ. */
export function isSameSecret(given: string, stored: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(stored)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Address of a bill's status page. */
export function statusUrl({ publicUrl, host, port }: Config, token: StatusToken): string {
  const base = publicUrl ?? `http://${host}:${port}`;
  return `${base.replace(/\/+$/u, '')}/status/${statusTokenOf(token)}`;
}
