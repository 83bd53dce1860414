import { createECDH } from 'node:crypto';
import type { Config } from '../../../kernel/config.ts';
import { keyFor } from '../../../kernel/secrets/secret-key.ts';

/** By which push services know this installation (RFC 8292), in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

function pairOf(scalar: Buffer): VapidKeys | null {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(scalar);
    // The scalar as it is: `getPrivateKey` leaves zeros at its front out.
    return { publicKey: curve.getPublicKey('base64url'), privateKey: scalar.toString('base64url') };
  } catch {
    // One of four thousand million keys is no scalar of the curve.
    return null;
  }
}

/** The keys of this installation, made of its own key: they are in no table and no backup, and the same in every process. */
export function vapidKeysOf(config: Config): VapidKeys {
  for (let attempt = 0; ; attempt += 1) {
    const pair = pairOf(keyFor(config, `push ${attempt}`));
    if (pair !== null) return pair;
  }
}
