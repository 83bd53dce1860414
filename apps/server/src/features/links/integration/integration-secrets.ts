import type { Integration } from '@nidan/domain/delivery/message-channels';
import type { Config } from '../../../kernel/config.ts';
import { openBytes, sealBytes } from '../../../kernel/secrets/sealed-bytes.ts';
import { keyFor } from '../../../kernel/secrets/secret-key.ts';

/** Secrets of a service by their names. */
export type IntegrationSecrets = Readonly<Record<string, string>>;

interface WhoseSecrets {
  readonly lId: number;
  readonly integration: Integration;
}

const keyOf = (config: Config): Buffer => keyFor(config, 'integrations');
const aboutOf = ({ lId, integration }: WhoseSecrets): string => `${integration} of lab ${lId}`;

/** Seals the secrets of a service: those of one lab and service open for no other. */
export function sealSecrets(config: Config, whose: WhoseSecrets, secrets: IntegrationSecrets): Buffer {
  return sealBytes(keyOf(config), Buffer.from(JSON.stringify(secrets)), aboutOf(whose));
}

/** The secrets of a service; throws when they were sealed for another one or by another installation. */
export function openSecrets(config: Config, whose: WhoseSecrets, sealed: Buffer | null): IntegrationSecrets {
  if (sealed === null) return {};
  const opened: unknown = JSON.parse(openBytes(keyOf(config), sealed, aboutOf(whose)).toString());
  return Object.fromEntries(Object.entries(Object(opened)).map(([name, value]) => [name, String(value)]));
}
