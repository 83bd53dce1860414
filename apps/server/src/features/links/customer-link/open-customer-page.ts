import { PROGRAMS } from '@nidan/domain/access/programs';
import { randomUUID } from 'node:crypto';
import { CUSTOMER_WORDS } from '@nidan/domain/customer-page/customer-words';
import { judgeDigits } from '@nidan/domain/customer-page/digit-tries';
import type { Language } from '@nidan/domain/enumerations/bills';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { noticePage, sendFormPage, sendPublicPage } from '../../../kernel/http/serving/public-page.ts';
import { asProgram } from '../../../kernel/jobs/as-member.ts';
import { noteLinkOpened, noteLinkTries } from './customer-link-rows.ts';
import { customerPage } from './customer-page.ts';
import { type CustomerPageFacts, readCustomerPage } from './customer-page.query.ts';
import { CUSTOMER_STYLE } from './customer-style.ts';
import { type LinkRef, readCustomerToken } from './customer-token.ts';
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

type Found =
  | { readonly kind: 'unknownLink' | 'linkEnded' }
  | { readonly kind: 'open'; readonly link: OpenLink };

async function findLink({ services }: OpenCtx, token: string): Promise<Found> {
  const ref = readCustomerToken(services.config, token);
  if (ref === null) return { kind: 'unknownLink' };
  const { lId, linkId } = ref;
  const row = await inTransaction(services.db, lId, async (db) => {
    const { rows } = await sql<LinkRow>`
      select k.bill_id, k.made_by, k.ends_at, k.ended_at, b.location_id from customer_link k
      join bill b on b.l_id = k.l_id and b.bill_id = k.bill_id
      where k.l_id = ${lId} and k.link_id = ${linkId}`.execute(db);
    return rows[0];
  });
  if (row === undefined) return { kind: 'unknownLink' };
  if (row.ended_at !== null || row.ends_at <= services.clock()) return { kind: 'linkEnded' };
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
  const who = { lId, userId: madeBy, locationId, program: PROGRAMS.patientPage, requestId: randomUUID() };
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
  sendPublicPage(open.reply, 404);
  return noticePage(found.kind, lang ?? null);
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

interface TriesRow {
  readonly wrong_tries: number;
  readonly locked_until: Date | null;
}

/** When a lock ends, as the page says it: the hour, and the day too where that is not today. */
function lockEnd(zone: string, until: Date, now: Date): string {
  const [day = '', hour = ''] = formatDateTime(zone, until).split(' ');
  const minute = hour.slice(0, 5);
  return formatDateTime(zone, now).startsWith(day) ? minute : `${day} ${minute}`;
}

/** Looks at the digits that somebody gave, under the lock of their link. Null: they are right; else what to say. */
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
  const { wrong_tries: wrong = 0, locked_until: lockedUntil = null } = rows[0] ?? {};
  const { tries, verdict, left } = judgeDigits(
    { wrong, lockedUntil },
    { given: digits, right: facts.phoneDigits, at: ctx.now },
  );
  await noteLinkTries(ctx.db, link, tries);
  if (verdict === 'right') return null;
  return verdict === 'wrong' || tries.lockedUntil === null
    ? words.digitsWrong.replace('{left}', String(left))
    : words.digitsLocked.replace('{time}', lockEnd(facts.zone, tries.lockedUntil, ctx.now));
}
