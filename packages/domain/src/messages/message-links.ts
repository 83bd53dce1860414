import { PHONE_LENGTH, plainPhone } from '../people/phone.ts';

const COUNTRY = '91';
const DIGITS = new RegExp(`^\\d{${PHONE_LENGTH}}$`, 'u');

/** Opens a WhatsApp conversation with the text typed in; null for a number that is masked or none. */
export function whatsAppLink(phone: string, text: string): string | null {
  const digits = plainPhone(phone);
  if (!DIGITS.test(digits)) return null;
  return `https://wa.me/${COUNTRY}${digits}?text=${encodeURIComponent(text)}`;
}

/** Opens the e-mail program of the person with everything filled in. */
export function mailtoLink(
  addresses: readonly string[],
  { subject, body }: { readonly subject: string; readonly body: string },
): string {
  const to = addresses.map((address) => encodeURIComponent(address).replaceAll('%40', '@')).join(',');
  // Lines end with CRLF there (RFC 6068).
  const lines = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${lines}`;
}

/** The addresses of a list separated by semicolons, without blanks around them. */
export function emailsOf(list: string): string[] {
  return list
    .split(';')
    .map((address) => address.trim())
    .filter((address) => address !== '');
}
