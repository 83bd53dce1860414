import { emailsOf } from '@nidan/domain/messages/message-links';
import { targetOfAddress } from '@nidan/domain/delivery/integration-settings';
import type { DeliveryProblem } from '@nidan/domain/delivery/message-channels';
import { createTransport } from 'nodemailer';
import { guardedAddress, TargetRefused } from '../../../../kernel/outgoing/guarded-address.ts';
import { type Exchange, NotPosted, type Parcel, type Posted, type SideSetting } from './parcel.ts';

const SUBMISSION = 587;
const IMPLICIT_TLS = 465;

/** One line whatever somebody put into a name: a break would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029\0]+/gu, ' ').trim();
}

async function transportOf({ address, options, secrets, allowed, patienceMs }: SideSetting) {
  const target = targetOfAddress('email', address) ?? address;
  const url = new URL(address);
  const isExact = url.port !== '' && allowed.includes(url.host);
  const { address: host } = await guardedAddress(target, allowed);
  const implicit = url.protocol === 'smtps:';
  return createTransport({
    host,
    port: Number(url.port) || (implicit ? IMPLICIT_TLS : SUBMISSION),
    secure: implicit,
    // In clear text only to what the house listed with its port.
    requireTLS: !implicit && !isExact,
    ignoreTLS: !implicit && isExact,
    tls: { servername: url.hostname },
    ...(secrets['password'] === undefined
      ? {}
      : { auth: { user: options['username'] ?? '', pass: secrets['password'] } }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function problemOf(error: unknown): DeliveryProblem {
  const code: unknown = Reflect.get(Object(error), 'responseCode');
  if (Reflect.get(Object(error), 'code') === 'EAUTH' || code === 535 || code === 530) return 'signed-out';
  if (typeof code !== 'number' || code < 500) return 'unreachable';
  return [550, 551, 553].includes(code) ? 'undeliverable' : 'refused';
}

/** Text of a server in its own words; null where there was none. */
function responseOf(error: unknown): string | null {
  const response: unknown = Reflect.get(Object(error), 'response');
  return typeof response === 'string' ? response : null;
}

/** Sends a letter with its file over the mail server of a lab; its name there is made of the key, so that twice sent it is one letter. */
export async function sendByEmail(setting: SideSetting, parcel: Parcel<'email'>): Promise<Posted> {
  const to = emailsOf(parcel.email ?? '').map(oneLine);
  const domain = (setting.options['from'] ?? '').split('@')[1] ?? 'nidan.invalid';
  const messageId = `<${parcel.key.replaceAll(/[^A-Za-z0-9.-]/gu, '.')}@${domain}>`;
  const size = parcel.file === null ? 'no file' : `${parcel.file.bytes.length} bytes of PDF`;
  const request = `SMTP ${messageId} to ${to.length} addresses, ${size}`;
  const exchange = (status: number | null, answer: string | null): Exchange => ({ request, status, answer });
  try {
    const transport = await transportOf(setting);
    const { response, accepted } = await transport.sendMail({
      from: setting.options['from'],
      to: to.map((address) => ({ name: '', address })),
      subject: oneLine(parcel.content.subject),
      text: parcel.content.text,
      messageId,
      headers: { 'X-Nidan-Key': parcel.key },
      attachments:
        parcel.file === null
          ? []
          : [
              {
                filename: parcel.file.fileName,
                content: parcel.file.bytes,
                contentType: 'application/pdf',
              },
            ],
    });
    if (accepted.length === 0) throw new NotPosted('undeliverable', null, exchange(250, response));
    return { reference: messageId, ...exchange(250, response) };
  } catch (error) {
    if (error instanceof NotPosted) throw error;
    if (error instanceof TargetRefused) throw new NotPosted('refused', error.fault, exchange(null, null));
    const answer = responseOf(error);
    const code: unknown = Reflect.get(Object(error), 'responseCode');
    throw new NotPosted(problemOf(error), answer, exchange(typeof code === 'number' ? code : null, answer));
  }
}
