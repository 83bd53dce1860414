import type { AgencyPaperHead, AgencyPay } from '@nidan/domain/documents/agency-statement-paper';
import { upiRequest } from '@nidan/domain/money/upi-request';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { shownAgency } from '../../people/referrers/agency-record.ts';
import { readAgency } from '../../people/referrers/agencies.query.ts';
import { readLetterhead } from '../bills/lab-letterhead.query.ts';

const TERMS =
  'Thank you for working with us. If you have already paid, please send us the reference of the payment. Tell us of any difference within 15 days. E. & O. E.';

interface PaperOf {
  readonly agencyId: string;
  readonly title: string;
  readonly facts: AgencyPaperHead['facts'];
  /** What is to be paid now, in paise; nothing is asked for below one paisa. */
  readonly duePaise: number;
  /** What the payer writes beside it; the code of the agency unless told. */
  readonly reference?: string;
  /** Last day to pay, as printed. */
  readonly dueOn?: string | null;
}

/** Accounts of the lab that agencies transfer money to. */
async function readBank({ db, lId }: Ctx): Promise<string[]> {
  const { rows } = await sql<{ name: string; accountNo: string; ifsc: string }>`
    select name, account_no as "accountNo", ifsc from bank_account where l_id = ${lId} order by name limit 2`.execute(
    db,
  );
  return rows.map(({ name, accountNo, ifsc }) => `NEFT: ${name}, account ${accountNo}, IFSC ${ifsc}`);
}

interface Asked {
  readonly amountPaise: number;
  readonly reference: string;
  readonly dueOn: string | null;
}

async function payOf(ctx: Ctx, { amountPaise, reference, dueOn }: Asked): Promise<AgencyPay | null> {
  if (amountPaise <= 0) return null;
  const { rows } = await sql<{ name: string; upi: string | null }>`
    select name, upi_address as upi from lab where l_id = ${ctx.lId}`.execute(ctx.db);
  const { name = '', upi = null } = rows[0] ?? {};
  const asked = { payee: name, amount: amountPaise, note: reference };
  const upiLink = upi === null ? null : upiRequest({ address: upi, ...asked });
  return { amountPaise, upiLink, dueOn, bank: await readBank(ctx), reference, terms: TERMS };
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
    pay: await payOf(ctx, {
      amountPaise: paper.duePaise,
      reference: paper.reference ?? code,
      dueOn: paper.dueOn ?? null,
    }),
    foot: `${paper.title}, ${name}`,
  };
}
