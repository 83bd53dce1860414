import type { Integration } from '@nidan/domain/delivery/message-channels';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** How a lab reaches a service, its secrets sealed. */
export interface StoredSetting {
  readonly integration: Integration;
  readonly address: string;
  readonly options: Readonly<Record<string, string>>;
  readonly sealed: Buffer | null;
  readonly secretsSetAt: Date | null;
  readonly secretsSetBy: string | null;
  readonly isOn: boolean;
  readonly pausedAt: Date | null;
  readonly pauseReason: string | null;
  readonly restsUntil: Date | null;
  readonly version: number;
}

/** Every service that a lab has set up, in a fixed order. */
export async function readSettings(db: Db, lId: number): Promise<StoredSetting[]> {
  const { rows } = await sql<StoredSetting>`
    select s.integration, s.address, s.options, s.sealed_secrets as sealed, s.secrets_set_at as "secretsSetAt",
      u.name as "secretsSetBy", s.is_on as "isOn", s.paused_at as "pausedAt", s.pause_reason as "pauseReason",
      s.rests_until as "restsUntil", s.version
    from integration_setting s left join login_user u on u.user_id = s.secrets_set_by
    where s.l_id = ${lId} order by s.integration`.execute(db);
  return rows;
}

/** How a lab reaches one service; null when it has not set it up. */
export async function readSetting(
  db: Db,
  lId: number,
  integration: Integration,
): Promise<StoredSetting | null> {
  return (await readSettings(db, lId)).find((one) => one.integration === integration) ?? null;
}
