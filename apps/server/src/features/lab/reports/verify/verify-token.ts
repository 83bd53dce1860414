import { randomBytes } from 'node:crypto';
import type { Config } from '../../../../kernel/config.ts';

const SHAPE = /^([0-9a-z]{1,6})-[A-Za-z0-9_-]{22,64}$/;

/** What the code on a report carries: the lab in base 36, so that its rows can be found, and 18 random bytes. */
export function newVerifyToken(lId: number): string {
  return `${lId.toString(36)}-${randomBytes(18).toString('base64url')}`;
}

/** The lab of a token, or null when the text has not the shape of one. */
export function labOfToken(token: string): number | null {
  const lab = SHAPE.exec(token)?.[1];
  if (lab === undefined) return null;
  const lId = Number.parseInt(lab, 36);
  return lId >= 1 && lId <= 2_147_483_647 ? lId : null;
}

/** The address of a page that anybody may open, by its path. */
export function publicAddress({ publicUrl, host, port }: Config, path: string): string {
  const base = publicUrl ?? `http://${host}:${port}`;
  return `${base.replace(/\/+$/, '')}/${path}`;
}

/** Address that the code on a report opens. */
export function verifyUrl(config: Config, token: string): string {
  return publicAddress(config, `verify/${token}`);
}
