import { randomUUID } from 'node:crypto';
import { CUSTOMER_WORDS } from '@nidan/domain/customer-page/customer-words';
import type { Language } from '@nidan/domain/enumerations/bills';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { sendFormPage } from '../../../kernel/http/serving/public-page.ts';
import { asProgram } from '../../../kernel/jobs/as-member.ts';
import { noteLinkOpened, noteLinkTries } from './customer-link-rows.ts';
import { closedCustomerPage, customerPage } from './customer-page.ts';
import { type CustomerPageFacts, readCustomerPage } from './customer-page.query.ts';
import { CUSTOMER_STYLE } from './customer-style.ts';
import { type LinkRef, readCustomerToken } from './customer-token.ts';
import { LINK_PROGRAM } from './link-program.ts';
import { payWayOf } from './pay-way.query.ts';

export interface OpenLink extends LinkRef {
  readonly billId: string;
  readonly madeBy: string;
  readonly endsAt: Date;
  readonly locationId: string;
}

interface LinkRow {
  readonly bill_id: string;
  readonly made_by: string;
  readonly ends_at: Date;
  readonly ended_at: Date | null;
  readonly location_id: string;
}

type Found = { readonly kind: 'unknown' | 'ended' } | { readonly kind: 'open'; readonly link: OpenLink };

async function findLink({ services }: OpenCtx, token: string): Promise<Found> {
  const ref = readCustomerToken(services.config, token);
  if (ref === null) return { kind: 'unknown' };
  const { lId, linkId } = ref;
  const row = await inTransaction(services.db, lId, async (db) => {
    const { rows } = await sql<LinkRow>`
      select k.bill_id, k.made_by, k.ends_at, k.ended_at, b.location_id from customer_link k
      join bill b on b.l_id = k.l_id and b.bill_id = k.bill_id
      where k.l_id = ${lId} and k.link_id = ${linkId}`.execute(db);
    return rows[0];
  });
  if (row === undefined) return { kind: 'unknown' };
  if (row.ended_at !== null || row.ends_at <= services.clock()) return { kind: 'ended' };
  const link = {
    lId,
    linkId,
    billId: row.bill_id,
    madeBy: row.made_by,
    endsAt: row.ends_at,
    locationId: row.location_id,
  };
  return { kind: 'open', link };
}

/** Does something for whoever opened a page, by the rights of nobody: what is done there takes none, and says itself what it shows. */
export async function atPage<T>(
  { services }: Pick<OpenCtx, 'services'>,
  { lId, madeBy, locationId }: OpenLink,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const who = { lId, userId: madeBy, locationId, program: LINK_PROGRAM, requestId: randomUUID() };
  return asProgram(services, { ...who, person: 'any' }, work);
}

export interface Visit {
  readonly token: string;
  readonly lang?: Language | undefined;
}

/** Calls `show` with the link of an address; one that is none, or has ended, gets a page that says so and no more. */
export async function withOpenLink(
  open: OpenCtx,
  { token, lang }: Visit,
  show: (link: OpenLink) => Promise<string>,
): Promise<string> {
  const found = await findLink(open, token);
  if (found.kind === 'open') return show(found.link);
  sendFormPage(open.reply, 404, CUSTOMER_STYLE);
  return closedCustomerPage(lang ?? 'en', found.kind);
}

/** The page as it is now, with what became of what somebody tried there. */
export async function pageNow(
  open: OpenCtx,
  { link, visit, notice }: { readonly link: OpenLink; readonly visit: Visit; readonly notice: string | null },
): Promise<string> {
  const { facts, payWay } = await atPage(open, link, async (ctx) => {
    if (notice === null) await noteLinkOpened(ctx.db, link, ctx.now);
    const read = await readCustomerPage(ctx, link.billId);
    return { facts: read, payWay: await payWayOf(ctx, read) };
  });
  sendFormPage(open.reply, notice === null ? 200 : 403, CUSTOMER_STYLE);
  const language = visit.lang ?? facts.language;
  return customerPage({ facts, language, path: `/t/${visit.token}`, endsAt: link.endsAt, payWay, notice });
}

/** Serves the page of a patient to whoever has its address. */
export async function openCustomerPage(open: OpenCtx, visit: Visit): Promise<string> {
  return withOpenLink(open, visit, (link) => pageNow(open, { link, visit, notice: null }));
}

/** Wrong digits in a row before none are looked at for a while; a thousand guesses would take two days and a half. */
const MOST_TRIES = 5;
const LOCK_MINUTES = 15;

interface TriesRow {
  readonly wrong_tries: number;
  readonly locked_until: Date | null;
}

/**
 * Looks at the digits that somebody gave, under the lock of their link. Null: they are right; else what to say. After five wrong ones in a
 * row nobody may try for a quarter of an hour.
 */
export async function digitsFault(
  ctx: Ctx,
  link: OpenLink,
  {
    digits,
    facts,
    lang,
  }: { readonly digits: string; readonly facts: CustomerPageFacts; readonly lang?: Language | undefined },
): Promise<string | null> {
  const words = CUSTOMER_WORDS[lang ?? facts.language];
  const { rows } = await sql<TriesRow>`
    select wrong_tries, locked_until from customer_link
    where l_id = ${link.lId} and link_id = ${link.linkId} for no key update`.execute(ctx.db);
  const { wrong_tries: wrong = 0, locked_until: locked = null } = rows[0] ?? {};
  const lockedText = (until: Date): string =>
    words.digitsLocked.replace('{time}', formatDateTime(facts.zone, until).slice(11, 16));
  if (locked !== null && locked > ctx.now) return lockedText(locked);
  const known = locked === null ? wrong : 0;
  if (facts.phoneDigits.length === 4 && digits.trim() === facts.phoneDigits) {
    await noteLinkTries(ctx.db, link, { wrong: 0, lockedUntil: null });
    return null;
  }
  const tries = known + 1;
  const until = tries < MOST_TRIES ? null : new Date(ctx.now.getTime() + LOCK_MINUTES * 60_000);
  await noteLinkTries(ctx.db, link, { wrong: tries, lockedUntil: until });
  return until === null ? words.digitsWrong.replace('{left}', String(MOST_TRIES - tries)) : lockedText(until);
}
