import { problemOfWhatsApp } from '@nidan/domain/delivery/answer-problem';
import { listAt, numberAt, textAt } from '../../../../kernel/outgoing/call-out.ts';
import { callSide } from './call-side.ts';
import { NotPosted, type Parcel, type ParcelFile, type Posted, type SideSetting } from './parcel.ts';

const COUNTRY = '91';

function saidBy(json: unknown) {
  const error: unknown = Reflect.get(Object(json), 'error');
  if (error === undefined || error === null) return null;
  const code = numberAt(json, 'error', 'code');
  return { problem: problemOfWhatsApp(code), detail: textAt(json, 'error', 'message') };
}

/** One part of a form as RFC 7578 has it. */
function part(
  boundary: string,
  name: string,
  { type, value }: { type: string | null; value: Buffer },
): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name=${name}\r\n`;
  const typed = type === null ? '' : `Content-Type: ${type}\r\n`;
  return Buffer.concat([Buffer.from(`${head}${typed}\r\n`), value, Buffer.from('\r\n')]);
}

async function upload(setting: SideSetting, file: ParcelFile, key: string): Promise<string> {
  const boundary = `nidan-${key.replaceAll(/[^A-Za-z0-9-]/gu, '-').slice(-60)}`;
  const body = Buffer.concat([
    part(boundary, '"messaging_product"', { type: null, value: Buffer.from('whatsapp') }),
    part(boundary, `"file"; filename="${file.fileName}"`, { type: 'application/pdf', value: file.bytes }),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const { json, exchange } = await callSide(
    setting,
    {
      method: 'POST',
      path: `/${setting.options['phoneNumberId'] ?? ''}/media`,
      headers: {
        authorization: `Bearer ${setting.secrets['accessToken'] ?? ''}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body,
      kept: `${file.bytes.length} bytes of PDF`,
    },
    saidBy,
  );
  const id = textAt(json, 'id');
  if (id === null) throw new NotPosted('unreachable', 'no media id', exchange);
  return id;
}

function bodyOf({ phone, content, key, file }: Parcel<'whatsapp'>, mediaId: string | null) {
  const document = { id: mediaId, filename: file?.fileName };
  const header = mediaId === null ? [] : [{ type: 'header', parameters: [{ type: 'document', document }] }];
  const parameters = content.values.map((text) => ({ type: 'text', text }));
  return {
    messaging_product: 'whatsapp',
    to: `${COUNTRY}${phone ?? ''}`,
    type: 'template',
    template: {
      name: content.template,
      language: { code: content.language },
      components: [...header, ...(parameters.length === 0 ? [] : [{ type: 'body', parameters }])],
    },
    // Comes back with every telling, also with those that come before our own note of the message.
    biz_opaque_callback_data: key,
  };
}

/** Sends an approved template over the WhatsApp cloud API, a PDF uploaded before it; an answer of 200 without an id is none. */
export async function sendByWhatsApp(setting: SideSetting, parcel: Parcel<'whatsapp'>): Promise<Posted> {
  const mediaId = parcel.file === null ? null : await upload(setting, parcel.file, parcel.key);
  const body = JSON.stringify(bodyOf(parcel, mediaId));
  const { json, exchange } = await callSide(
    setting,
    {
      method: 'POST',
      path: `/${setting.options['phoneNumberId'] ?? ''}/messages`,
      headers: {
        authorization: `Bearer ${setting.secrets['accessToken'] ?? ''}`,
        'content-type': 'application/json',
        'idempotency-key': parcel.key,
      },
      body: Buffer.from(body),
      kept: body,
    },
    saidBy,
  );
  const reference = textAt(listAt(json, 'messages')[0], 'id');
  if (reference === null) throw new NotPosted('unreachable', 'no message id', exchange);
  return { reference, ...exchange };
}
