import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';

/** A browser that lets itself be told something: its keys, as RFC 8291 has them. */
export interface SimBrowser {
  readonly curve: ECDH;
  readonly auth: Buffer;
}

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
/** Salt, size of a record, and the length of the name of the key. */
const HEAD = { salt: 16, size: 4, named: 1 };
const TAG_BYTES = 16;
const DELIMITER = 2;

/** A browser with keys of its own. */
export function newBrowser(): SimBrowser {
  const curve = createECDH(CURVE);
  curve.generateKeys();
  return { curve, auth: randomBytes(16) };
}

interface Derived {
  readonly from: Buffer;
  readonly salt: Buffer;
  readonly info: Buffer | string;
  readonly bytes: number;
}

function derived({ from, salt, info, bytes }: Derived): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, info, bytes));
}

/** What a message of one record says to its browser (RFC 8188 within RFC 8291); throws for what was encrypted for another one. */
export function readPush({ curve, auth }: SimBrowser, body: Buffer): string {
  const salt = body.subarray(0, HEAD.salt);
  const keyAt = HEAD.salt + HEAD.size + HEAD.named;
  const sender = body.subarray(keyAt, keyAt + POINT_BYTES);
  const sealed = body.subarray(keyAt + POINT_BYTES);
  const secret = curve.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const from = derived({ from: secret, salt: auth, info, bytes: 32 });
  const key = derived({ from, salt, info: 'Content-Encoding: aes128gcm\0', bytes: 16 });
  const nonce = derived({ from, salt, info: 'Content-Encoding: nonce\0', bytes: 12 });
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(DELIMITER)).toString();
}

const part = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString());

/** Whether a sender has shown who it is (RFC 8292): signed for this very service, good for a day at most, with somebody to write to. */
export function isVapid(header: string, origin: string, nowMs: number): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/u.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (signature === '' || point.length !== POINT_BYTES) return false;
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const [aud, exp, sub] = ['aud', 'exp', 'sub'].map((name): unknown =>
    Reflect.get(Object(part(claims)), name),
  );
  const left = Number(exp) * 1_000 - nowMs;
  return (
    isSigned && aud === origin && left > 0 && left <= 86_400_000 && /^(?:mailto:|https:)/u.test(String(sub))
  );
}
