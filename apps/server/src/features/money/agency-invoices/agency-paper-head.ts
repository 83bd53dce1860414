import type { AgencyPaperHead, AgencyPay } from '@nidan/domain/documents/agency-statement-paper';
import { upiRequest } from '@nidan/domain/money/upi-request';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { shownAgency } from '../../people/referrers/agency-record.ts';
import { readAgency } from '../../people/referrers/agencies.query.ts';
import { readLetterhead } from '../bills/lab-letterhead.query.ts';

const TERMS =
  'Who owes for long registers no bill, and after 15 days gets no report, until it pays; critical values are always told.';

interface PaperOf {
  readonly agencyId: string;
  readonly title: string;
  readonly facts: AgencyPaperHead['facts'];
  /** What is to be paid now, in paise; nothing is asked for below one paisa. */
  readonly duePaise: number;
  /** What the payer writes beside it; the code of the agency unless told. */
  readonly reference?: string;
}

async function payOf(ctx: Ctx, amountPaise: number, reference: string): Promise<AgencyPay | null> {
  if (amountPaise <= 0) return null;
  const { rows } = await sql<{ name: string; upi: string | null }>`
    select name, upi_address as upi from lab where l_id = ${ctx.lId}`.execute(ctx.db);
  const { name = '', upi = null } = rows[0] ?? {};
  const asked = { payee: name, amount: amountPaise, note: reference };
  const upiLink = upi === null ? null : upiRequest({ address: upi, ...asked });
  return { amountPaise, upiLink, reference, terms: TERMS };
}

/** What every paper to an agency is headed with, and how it is paid. */
export async function agencyPaperHead(ctx: Ctx, paper: PaperOf): Promise<AgencyPaperHead> {
  const found = await readAgency(ctx, paper.agencyId);
  if (found === null) throw refuse('not-found');
  const agency = shownAgency(ctx, found);
  const { name, code, address, contactPerson, phone, gstin } = agency;
  const contact = [contactPerson, phone].filter((part) => part !== '' && part !== null).join(' · ');
  const lines = [...address.split('\n'), contact, gstin === null || gstin === '' ? '' : `GSTIN ${gstin}`];
  return {
    documentDate: ctx.now.toISOString(),
    letterhead: await readLetterhead(ctx),
    title: paper.title,
    agency: { name, addressLines: lines.filter((line) => line.trim() !== '') },
    facts: [{ label: 'Agency', value: code }, ...paper.facts],
    pay: await payOf(ctx, paper.duePaise, paper.reference ?? code),
    foot: `${paper.title}, ${name}`,
  };
}
