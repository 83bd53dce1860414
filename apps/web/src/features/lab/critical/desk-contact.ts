import type { CriticalContactView, OpenCritical } from '@nidan/contract/lab/critical/critical-endpoints';
import type { Translate } from '../../../kernel/text/define-texts.ts';
import type { ValueToTell } from '../checking/case/value-to-tell.ts';
import type { criticalTexts } from './texts/critical-texts.ts';

/** Whom to tell now: the last of the chain whose time has come. */
export function contactNow({ contacts }: OpenCritical, now: Date): CriticalContactView | undefined {
  return contacts.findLast(({ from }) => new Date(from).getTime() <= now.getTime()) ?? contacts[0];
}

/** A contact as one line: what it is, its name where one is known, and its number. */
export function contactWords(
  { contact, name, phone }: CriticalContactView,
  t: Translate<(typeof criticalTexts)['english']>,
): string {
  const who = name === null ? t(contact) : `${t(contact)}: ${name}`;
  if (phone !== null) return `${who}, ${t('phone', { phone })}`;
  // What a lab sets for its pathologist and its head has the number in it.
  const isOfLab = contact === 'pathologist' || contact === 'head';
  if (isOfLab && name !== null) return who;
  return `${who} (${t(isOfLab ? 'notSet' : 'noPhone')})`;
}

/** A row of the desk as the dialog of a call needs it; the call goes to whoever is to be told now. */
export function rowToTell(row: OpenCritical, now: Date): ValueToTell {
  const { billId, billTestId, parameterId, parameter, value, unit, flag, labNo } = row;
  return {
    billId,
    billTestId,
    parameterId,
    parameter,
    value,
    unit,
    flag,
    labNo,
    patient: row.patient.fullName,
    receiver: contactNow(row, now)?.name ?? '',
  };
}
