import { BOOKING_SOURCES, type BookingSource } from '@nidan/domain/enumerations/patients';
import { Suspense, useState } from 'react';
import { latePart } from '../../../../kernel/lazy/late-part.ts';
import { useSession } from '../../../../kernel/session/session.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Combobox } from '../../../../kernel/ui/fields/Combobox.tsx';
import { Highlight } from '../../../../kernel/ui/values/Highlight.tsx';
import { Key } from '../../../../kernel/ui/Key.tsx';
import { SelectField } from '../../../../kernel/ui/fields/SelectField.tsx';
import { asRefusal } from '../../../../kernel/api/api-refusal.ts';
import { fieldId } from '../focus-path.ts';
import { registerTexts } from '../texts/register-texts.ts';
import styles from '../RegisterScreen.module.css';
import { type Doctor, findDoctors, onlyOne } from '../quick-line/resolve-typed.ts';
import type { ReferrerPartProps } from './referrer-part-props.ts';
import { ClientField } from './ClientField.tsx';
import { doctorOfBill, withDoctor } from './with-doctor.ts';

const NewDoctorDialog = latePart(() => import('./NewDoctorDialog.tsx'), 'NewDoctorDialog');

const FEWEST = 3;
const SOURCE_WORDS = {
  walk_in: 'sourceWalkIn',
  home_collection: 'sourceHome',
  opd: 'sourceOpd',
  enquiry: 'sourceEnquiry',
  request_callback: 'sourceCallback',
} as const satisfies Readonly<Record<BookingSource, string>>;

/** Who sent the patient: a doctor by three letters, an agency or centre by name. */
export function ReferrerPart({ form, update, errors, pending, onNext, onClient }: ReferrerPartProps) {
  const t = useTexts(registerTexts);
  // The desk of an agency registers for itself alone; the server names it.
  const isAgency = useSession().userType === 'AGENCY';
  /** The name that a new doctor starts with; null while none is added. */
  const [adding, setAdding] = useState<string | null>(null);
  const setProblem = (doctorProblem: string): void => update((now) => ({ ...now, doctorProblem }));
  const take = (doctor: Doctor | null): void => {
    let isOtherClient = false;
    update((now) => {
      const next = withDoctor(now, doctor && doctorOfBill(doctor));
      isOtherClient = next.client !== now.client;
      return next;
    });
    if (isOtherClient) onClient();
  };
  const resolve = async (text: string): Promise<void> => {
    try {
      const found = onlyOne(await findDoctors(text));
      if (found.is === 'one') take(found.item);
      else
        setProblem(
          found.is === 'none' ? t('doctorNone', { text }) : t('doctorMany', { text, count: found.count }),
        );
    } catch (thrown) {
      setProblem(asRefusal(thrown).msg);
    }
  };
  return (
    <section className={styles.block} aria-labelledby="register-referred">
      <div className={`row ${styles.heading}`}>
        <h2 id="register-referred">{t('referred')}</h2>
        <span className="sp" />
        {!isAgency && (
          <SelectField
            label={t('source')}
            labelHidden
            id={fieldId('source')}
            title={t('source')}
            value={form.bookingSource}
            options={BOOKING_SOURCES.map((value) => ({ value, label: t(SOURCE_WORDS[value]) }))}
            onChange={(bookingSource) => update((now) => ({ ...now, bookingSource }))}
          />
        )}
      </div>
      <div className={styles.grid}>
        <div className={styles.w7}>
          <Combobox<Doctor>
            label={t('doctor')}
            id={fieldId('doctor')}
            value={form.doctor && { ...form.doctor, qualification: '', agencies: [] }}
            placeholder={t('doctorHint')}
            fewest={FEWEST}
            rest={0}
            search={findDoctors}
            itemKey={({ doctorId }) => doctorId}
            itemText={({ name }) => name}
            renderItem={({ name, qualification }, text) => (
              <span className="row">
                <span>
                  <Highlight text={name} match={text} />
                </span>
                <span className="muted">{qualification}</span>
              </span>
            )}
            error={form.doctorProblem || errors.doctor}
            onPick={(doctor) => {
              take(doctor);
              if (doctor) onNext('doctor');
            }}
            onCreate={setAdding}
            footer={
              <div className="ui-menu-note">
                <Key keys="Alt C" /> {t('newDoctor')}
              </div>
            }
            onEnterText={(text) => {
              pending.wait(resolve(text));
              onNext('doctor');
            }}
          />
        </div>
        {!isAgency && (
          <div className={styles.w5}>
            <ClientField {...{ form, update, errors, pending, onNext, onClient }} />
          </div>
        )}
      </div>
      {adding !== null && (
        <Suspense>
          <NewDoctorDialog
            name={adding}
            onClose={() => setAdding(null)}
            onAdded={(doctor) => {
              take(doctor);
              onNext('doctor');
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
