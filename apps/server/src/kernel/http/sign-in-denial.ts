import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { FastifyRequest } from 'fastify';
import { recordDenial } from '../access-log/record-denial.ts';
import type { Db } from '../database/connections/open-database.ts';
import { Refusal } from './refuse.ts';
import type { Services } from './services.ts';

/** Of a name that nobody has only the address is kept: people type their password there by mistake. */
async function userOf(db: Db, body: unknown): Promise<string | null> {
  const typed: unknown = Reflect.get(Object(body), 'username');
  if (typeof typed !== 'string') return null;
  const user = await db
    .selectFrom('login_user')
    .select('user_id')
    .where('username', '=', typed.trim().toLowerCase())
    .executeTakeFirst();
  return user?.user_id ?? null;
}

/** Runs an endpoint that belongs to no lab; keeps whoever is refused a sign-in or must wait with it. */
export async function orKeepSignInDenial<T>(
  { request, services }: { readonly request: FastifyRequest; readonly services: Services },
  { method, path }: Endpoint,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isDenial =
      error instanceof Refusal && error.code !== 'not-signed-in' && [401, 403, 429].includes(error.status);
    if (!isDenial) throw error;
    const { db, clock } = services;
    await recordDenial(
      { db, now: clock(), log: request.log },
      {
        refusal: error,
        lId: null,
        userId: await userOf(db, request.body),
        address: request.ip,
        route: `${method} ${path}`,
        requestId: request.id,
      },
    );
    throw error;
  }
}
