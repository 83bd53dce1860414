import type { AdvanceUse, AdvanceView } from '@nidan/contract/money/advances/advance-view';
import type { AdvanceReceipt } from '@nidan/domain/documents/advance-receipt';
import { phrase, printedAgeSex } from '@nidan/domain/documents/words/paper-phrases';
import { filled, paperWords } from '@nidan/domain/documents/words/paper-words';
import type { Language } from '@nidan/domain/enumerations/bills';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readLanguageOfPatient } from '../bills/language-of-patient.query.ts';
import { readAdvanceOf } from './advance-list.query.ts';
import { listAdvanceUsesOf } from './advance-uses.query.ts';
import { readLetterhead } from '../bills/lab-letterhead.query.ts';

/** Uses that a receipt prints: more than one page of them is read on the screen. */
const MOST_USES = 200;

function minuteOf({ lab }: Ctx, instant: string): string {
  return formatDateTime(lab.timeZone, new Date(instant)).slice(0, 16);
}

function whatOf({ kind, labNo, mode }: AdvanceUse, language: Language): string {
  const words = paperWords(language).receipt;
  if (kind === 'return') return filled(words.givenBack, phrase(language, mode ?? ''));
  return filled(kind === 'reversal' ? words.takenBack : words.bill, labNo ?? '');
}

function paidBy({ mode, reference }: AdvanceView, language: Language): string {
  const said = phrase(language, mode);
  return reference === '' ? said : `${said}, ${reference}`;
}

/** What the receipt of an advance prints, as plain data; refused when the lab has none of this id. */
export async function loadAdvanceReceipt(ctx: Ctx, advanceId: string) {
  const advance = await readAdvanceOf(ctx, advanceId);
  const { number, state, stateLabel: label } = advance;
  if (state === 'draft') throw refuse('advance-not-active', { details: { number, label } });
  const { rows: uses } = await listAdvanceUsesOf(ctx, { advanceId, limit: MOST_USES });
  const { patient } = advance;
  const language = await readLanguageOfPatient(ctx, patient.patientId);
  const data: AdvanceReceipt = {
    language,
    documentDate: advance.receivedAt,
    letterhead: await readLetterhead(ctx),
    number: advance.number,
    receivedAt: minuteOf(ctx, advance.receivedAt),
    receivedBy: advance.receivedBy,
    place: advance.location,
    patient: {
      name: patient.fullName,
      code: patient.patientCode,
      ageSex: printedAgeSex(language, patient.age, patient.sex),
    },
    paidBy: paidBy(advance, language),
    amountPaise: advance.amountPaise,
    amountInWords: amountInWords(advance.amountPaise, language),
    standing: advance.state === 'active' ? null : phrase(language, advance.stateLabel),
    uses: uses.map((use) => ({
      at: minuteOf(ctx, use.at),
      number: use.number,
      what: whatOf(use, language),
      amountPaise: use.amountPaise,
    })),
    balancePaise: advance.balancePaise,
  };
  return { kind: 'advance-receipt' as const, data };
}
