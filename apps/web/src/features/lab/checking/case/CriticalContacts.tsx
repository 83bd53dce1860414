import { MINUTE } from '@nidan/domain/time/durations';
import type { Worksheet } from '@nidan/contract/lab/results/worksheet';
import {
  criticalChain,
  type CriticalContact,
  criticalStepAt,
} from '@nidan/domain/results/bench/critical-chain';
import { useLabSetting, useZone } from '../../../../kernel/session/session.ts';
import { showTime } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { resultsTexts } from '../../../catalogue/values/texts/results-texts.ts';

interface CriticalContactsProps {
  readonly sheet: Pick<Worksheet, 'doctor' | 'doctorPhone' | 'client' | 'agencyPhone'>;
  /** When the value was entered. */
  readonly since: string;
  readonly now: Date;
}

/** Whom to call now and on which number, and whom after that and from when. */
export function CriticalContacts({ sheet, since, now }: CriticalContactsProps) {
  const t = useTexts(resultsTexts);
  const zone = useZone();
  const pathologist = useLabSetting('criticalDutyContact').trim();
  const head = useLabSetting('criticalHeadContact').trim();
  const minutes = { next: useLabSetting('criticalNextMinutes'), head: useLabSetting('criticalHeadMinutes') };
  const { doctor, doctorPhone, client, agencyPhone } = sheet;
  const from = new Date(since).getTime();
  const reach = { hasDoctor: doctor !== null, hasAgency: agencyPhone !== null };
  const chain = criticalChain(reach, minutes);
  const here = criticalStepAt(chain, (now.getTime() - from) / MINUTE);
  const nameOf = (contact: CriticalContact): string => {
    if (contact === 'head') return head === '' ? t('callHead') : head;
    if (contact === 'pathologist') return pathologist === '' ? t('callPathologist') : pathologist;
    const { name, phone } = {
      doctor: { name: doctor ?? '', phone: doctorPhone },
      agency: { name: client, phone: agencyPhone },
    }[contact];
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
      {next &&
        t('callNext', {
          name: nameOf(next.contact),
          time: showTime(new Date(from + next.fromMinute * MINUTE), zone),
        })}
    </span>
  );
}
