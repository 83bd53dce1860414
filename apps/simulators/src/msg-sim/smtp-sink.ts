import { SMTPServer } from 'smtp-server';
import { type MsgState, simName, takeMessage } from './msg-state.ts';

/** A header of a letter, unfolded; empty when it has none. */
function headerOf(letter: string, name: string): string {
  const head = letter.slice(0, Math.max(0, letter.indexOf('\r\n\r\n')));
  const found = new RegExp(`^${name}:((?:[^\\r\\n]|\\r\\n[ \\t])*)`, 'imu').exec(head)?.[1] ?? '';
  return found.replaceAll(/\r\n[ \t]+/gu, ' ').trim();
}

/** Words of a header that are coded for signs beyond ASCII (RFC 2047), as a reader sees them. */
function readable(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/gu, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/giu, (_, code: string, coded: string) =>
      code.toLowerCase() === 'b'
        ? Buffer.from(coded, 'base64').toString()
        : unquoted(coded.replaceAll('_', ' ')),
    );
}

function unquoted(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/gu, '')
    .replaceAll(/=([0-9A-F]{2})/giu, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The plain text of a letter. */
function textOf(letter: string): string {
  const [boundary] = /boundary="?([^"\r\n;]+)/iu.exec(letter)?.slice(1) ?? [];
  const parts = boundary === undefined ? [letter] : letter.split(`--${boundary}`);
  const plain = parts.find((part) => /content-type: text\/plain/iu.test(part)) ?? letter;
  const body = plain.slice(plain.indexOf('\r\n\r\n') + 4).trim();
  if (/content-transfer-encoding: base64/iu.test(plain)) return Buffer.from(body, 'base64').toString();
  return /content-transfer-encoding: quoted-printable/iu.test(plain) ? unquoted(body) : body;
}

function filesOf(letter: string) {
  return [...letter.matchAll(/filename="?([^"\r\n;]+)"?/giu)].map(([, name = '']) => ({
    name,
    bytes: letter.length,
  }));
}

async function wholeOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

function take(state: MsgState, letter: string, to: readonly string[]): void {
  takeMessage(state, {
    key: headerOf(letter, 'x-nidan-key') || simName('key'),
    channel: 'email',
    to,
    subject: readable(headerOf(letter, 'subject')),
    text: textOf(letter),
    files: filesOf(letter),
  });
}

/** Starts a mail server that keeps what it gets and hands nothing on; addresses that begin with `nobody` are unknown to it. */
export async function startSmtpSink(
  state: MsgState,
  port: number,
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onConnect: (_, done) => done(state.faults.isDown ? refusal(421, 'Not now') : null),
    onAuth: ({ username, password }, _, done) => {
      const { mailUser, mailPassword } = state.keys;
      if (username === mailUser && password === mailPassword) done(null, { user: username });
      else done(refusal(535, 'Authentication failed'));
    },
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('nobody') ? refusal(550, `No such user ${address}`) : null),
    onData: (stream, session, done) => {
      wholeOf(stream)
        .then((letter) => {
          take(
            state,
            letter,
            session.envelope.rcptTo.map(({ address }) => address),
          );
          setTimeout(() => done(null), state.faults.slowMs).unref();
        })
        .catch(done);
    },
  });
  // Whoever breaks off a letter is told to nobody.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address: unknown = server.server.address();
  const bound: unknown = Reflect.get(Object(address), 'port');
  return {
    port: typeof bound === 'number' ? bound : port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
