import { useTexts } from '../../../kernel/text/use-texts.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { ReferredVisits } from './ReferredVisits.tsx';
import { doctorTexts } from './texts/doctor-texts.ts';

/** The patients whom a doctor sent, and their reports: the start of a referring doctor. It knows no amounts. */
export function DoctorScreen() {
  const t = useTexts(doctorTexts);
  return (
    <>
      <PageHead title={t('title')} sub={t('sub')} />
      <ReferredVisits />
    </>
  );
}
