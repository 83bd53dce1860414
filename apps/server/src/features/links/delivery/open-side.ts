import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { allowedTargets } from '../integration/allowed-targets.ts';
import { openSecrets } from '../integration/integration-secrets.ts';
import { readSetting } from '../integration/settings.query.ts';
import { sendByEmail } from './channels/email-side.ts';
import type { ContentOf, Parcel, Posted, SideSetting } from './channels/parcel.ts';
import { sendBySms } from './channels/sms-side.ts';
import { sendByWhatsApp } from './channels/whatsapp-side.ts';
import type { DeliveryQueue } from './deliver-job.ts';

/** Sends a message over the service of a lab; throws `NotPosted`. */
export type Side = (parcel: Parcel) => Promise<Posted>;

/** What a channel of a lab is like now. */
export type SideState =
  | { readonly state: 'ready'; readonly side: Side | null }
  /** It waits until somebody lets it go on, or the service has rested. */
  | { readonly state: 'waits'; readonly until: Date | null }
  | { readonly state: 'off' };

function sideOf(setting: SideSetting): Side {
  return (parcel) => {
    const { content } = parcel;
    const of = <C extends typeof content.channel>(own: ContentOf<C>): Parcel<C> => ({
      ...parcel,
      content: own,
    });
    if (content.channel === 'whatsapp') return sendByWhatsApp(setting, of<'whatsapp'>(content));
    if (content.channel === 'sms') return sendBySms(setting, of<'sms'>(content));
    if (content.channel === 'email') return sendByEmail(setting, of<'email'>(content));
    throw new Error('Notices need no service');
  };
}

/** The service behind a channel of a lab; notices need none. */
export async function openSide(services: Services, { lId, channel }: DeliveryQueue): Promise<SideState> {
  if (channel === 'platform') return { state: 'ready', side: null };
  const setting = await inTransaction(services.db, lId, (db) => readSetting(db, lId, channel));
  if (setting?.isOn !== true) return { state: 'off' };
  if (setting.pausedAt !== null) return { state: 'waits', until: null };
  if (setting.restsUntil !== null && setting.restsUntil > services.clock()) {
    return { state: 'waits', until: setting.restsUntil };
  }
  const { config } = services;
  const side = sideOf({
    address: setting.address,
    options: setting.options,
    secrets: openSecrets(config, { lId, integration: channel }, setting.sealed),
    allowed: allowedTargets(services),
    patienceMs: config.messagePatienceMs,
  });
  return { state: 'ready', side };
}
