import type { Worksheet } from '@nidan/contract/lab/results/worksheet';
import { type CriticalContact, criticalContacts } from '@nidan/domain/results/critical';
import { useZone } from '../../../../kernel/session/session.ts';
import { showTime } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { resultsTexts } from '../../../catalogue/values/texts/results-texts.ts';

interface CriticalContactsProps {
  readonly sheet: Pick<Worksheet, 'doctor' | 'doctorPhone' | 'patient' | 'patientPhone'>;
  /** When the value was entered. */
  readonly since: string;
  readonly now: Date;
}

const MINUTE = 60_000;

/** Whom to call now and on which number, and whom after that and from when. */
export function CriticalContacts({ sheet, since, now }: CriticalContactsProps) {
  const t = useTexts(resultsTexts);
  const zone = useZone();
  const { doctor, doctorPhone, patient, patientPhone } = sheet;
  const from = new Date(since).getTime();
  const chain = criticalContacts(doctor !== null).map(({ contact, fromMinute }) => ({
    contact,
    at: from + fromMinute * MINUTE,
  }));
  const here = Math.max(
    chain.findLastIndex(({ at }) => at <= now.getTime()),
    0,
  );
  const nameOf = (contact: CriticalContact): string => {
    if (contact === 'pathologist') return t('callPathologist');
    const { name, phone } =
      contact === 'doctor'
        ? { name: doctor ?? '', phone: doctorPhone }
        : { name: patient.fullName, phone: patientPhone };
    return phone === null ? t('callNoPhone', { name }) : t('callPhone', { name, phone });
  };
  const [current, next] = chain.slice(here);
  return (
    <span>
      {chain
        .slice(0, here)
        .map(({ contact }) => nameOf(contact))
        .concat(current ? nameOf(current.contact) : [])
        .map((name, at, all) => (at === all.length - 1 ? t('callHelp', { name }) : t('callBefore', { name })))
        .join(' ')}{' '}
      {next && t('callNext', { name: nameOf(next.contact), time: showTime(new Date(next.at), zone) })}
    </span>
  );
}
