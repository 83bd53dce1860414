import { signIn } from '@nidan/contract/base/identity/identity-endpoints';
import { sql } from 'kysely';
import { asOwner } from './as-owner.ts';
import { type TestApp, TestClient } from './app-on-database.ts';
import { testPassword } from './test-password.ts';

/** The token that an answer sets as a cookie; throws when it sets none. */
export function tokenIn(headers: Readonly<Record<string, unknown>>): string {
  const [token] = /(?<=nidan=)[^;]+/.exec(String(headers['set-cookie'])) ?? [];
  if (token === undefined) throw new Error('The answer set no cookie');
  return token;
}

/** A person of lab 1 with a new session by user name and password. */
export async function signInAs(app: TestApp, username: string, password = testPassword) {
  const answer = await app.asNobody().call(signIn, { body: { username, password } });
  const token = tokenIn(answer.headers);
  return { client: new TestClient(app.app, 1, token), token, view: answer.body };
}

interface Ageing {
  readonly column: 'last_seen_at' | 'created_at' | 'proved_at';
  readonly minutes: number;
}

/** Lets the sessions of a person grow older in one respect. */
export async function ageSessions(
  app: TestApp,
  username: string,
  { column, minutes }: Ageing,
): Promise<void> {
  await asOwner(app, async (owner) => {
    await sql`update session s set ${sql.ref(column)} = now() - make_interval(mins => ${minutes}),
        expires_at = case when ${column} = 'created_at'
          then now() - make_interval(mins => ${minutes}) + interval '8 hours' else expires_at end
      from login_user u where u.user_id = s.user_id and u.username = ${username}`.execute(owner);
  });
}
