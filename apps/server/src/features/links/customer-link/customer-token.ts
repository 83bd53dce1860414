import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../kernel/config.ts';
import { keyFor } from '../../../kernel/secrets/secret-key.ts';

/** Lab in base 36, the 16 bytes of the link's id, the 18 bytes that nobody can guess. */
const SHAPE = /^([1-9a-z][0-9a-z]{0,5})-([A-Za-z0-9_-]{22})([A-Za-z0-9_-]{24})$/u;
const PROOF_BYTES = 18;

/** A link of a lab, by both of its ids. */
export interface LinkRef {
  readonly lId: number;
  readonly linkId: string;
}

/** What makes a link hard to guess: computed from the key of the installation, so that no table and no copy of one holds it. */
function proofOf(config: Config, { lId, linkId }: LinkRef): Buffer {
  const mac = createHmac('sha256', keyFor(config, 'customer link')).update(`${lId} ${linkId}`);
  return mac.digest().subarray(0, PROOF_BYTES);
}

/** Address of a patient's page. */
export function customerUrl(config: Config, link: LinkRef): string {
  const { publicUrl, host, port } = config;
  const base = (publicUrl ?? `http://${host}:${port}`).replace(/\/+$/u, '');
  const id = Buffer.from(link.linkId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${base}/t/${link.lId.toString(36)}-${id}${proofOf(config, link).toString('base64url')}`;
}

/** The link that a token of an address opens; null when it is none of ours. */
export function readCustomerToken(config: Config, token: string): LinkRef | null {
  const [, lab, id, proof] = SHAPE.exec(token) ?? [];
  if (lab === undefined || id === undefined || proof === undefined) return null;
  const lId = Number.parseInt(lab, 36);
  const hex = Buffer.from(id, 'base64url').toString('hex');
  if (lId < 1 || lId > 2_147_483_647 || hex.length !== 32) return null;
  const linkId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
  const given = Buffer.from(proof, 'base64url');
  const own = proofOf(config, { lId, linkId });
  return given.length === own.length && timingSafeEqual(given, own) ? { lId, linkId } : null;
}
