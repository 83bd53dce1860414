import type { HistorySums } from '@nidan/contract/people/patients/patient-history';
import type { PatientView } from '@nidan/contract/people/patients/patient-record';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { go } from '../../../kernel/route/use-route.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showDate } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { patientKeys } from './patient-keys.ts';
import { patientTexts } from './texts/patient-texts.ts';

interface PatientHeadProps {
  readonly person: PatientView;
  readonly sums: HistorySums;
  /** Why no bill can be made. */
  readonly off: string | undefined;
  readonly onNew: () => void;
  readonly onRepeat: () => void;
  readonly onPay: (() => void) | undefined;
  /** Pays the dues of several bills with one sum. */
  readonly onPayAll: (() => void) | undefined;
}

/** Who it is, what is due, and what the counter does next. */
export function PatientHead({ person, sums, off, onNew, onRepeat, onPay, onPayAll }: PatientHeadProps) {
  const t = useTexts(patientTexts);
  const zone = useZone();
  const seesPayments = useRight('payments', PERMISSION.read);
  const since = sums.firstAt === null ? person.patient_code : undefined;
  const facts = [
    `${person.age}, ${person.age_sex.sex}`,
    since ?? t('since', { code: person.patient_code, date: showDate(sums.firstAt ?? '', zone) }),
    person.phone,
    person.abha_id && `ABHA ${person.abha_id}`,
    [person.city, person.pincode].filter(Boolean).join(' '),
    person.companion && t('companionOf', { name: person.companion.primary.fullName }),
    person.mother && t('motherIs', { name: person.mother.fullName }),
  ];
  return (
    <PageHead title={`${person.name_title} ${person.name}`.trim()} sub={facts.filter(Boolean).join('  ')}>
      {seesPayments && (
        <Button icon="cash" onClick={() => go('advances', { view: 'all', patient: person.patient_id })}>
          {t('advances')}
        </Button>
      )}
      {seesPayments && (
        <Button icon="cash" onClick={() => go('credit-notes', { view: 'all', patient: person.patient_id })}>
          {t('creditNotes')}
        </Button>
      )}
      {onPay && (
        <Button shortcut={patientKeys.shortcuts.pay} onClick={onPay}>
          {t('collect', { amount: rupees(sums.duePaise) })}
        </Button>
      )}
      {onPayAll && (
        <Button shortcut={patientKeys.shortcuts.payAll} onClick={onPayAll}>
          {t('payDues', { amount: rupees(sums.duePaise) })}
        </Button>
      )}
      <Button off={off} shortcut={patientKeys.shortcuts.repeat} onClick={onRepeat}>
        {t('repeat')}
      </Button>
      <Button kind="primary" icon="plus" off={off} shortcut={patientKeys.shortcuts.newBill} onClick={onNew}>
        {t('newBill')}
      </Button>
    </PageHead>
  );
}
