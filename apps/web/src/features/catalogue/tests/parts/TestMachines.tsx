import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { hashOf } from '../../../../kernel/route/hash-route.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Section } from '../../../../kernel/ui/Section.tsx';
import { testExtraTexts } from '../texts/test-extra-texts.ts';
import { mappedMachines } from './mapped-machines.ts';

/** The machines that send values of a test, and what has to be typed. */
export function TestMachines({ test }: { readonly test: TestDetails }) {
  const t = useTexts(testExtraTexts);
  const { machines, unmapped } = mappedMachines(test);
  return (
    <Section
      title={t('machines')}
      end={
        <a className="t13" href={hashOf('admin/masters', { of: 'interfacing' })}>
          {t('mapCodes')}
        </a>
      }
    >
      {machines.map(({ machine, sends }) => (
        <p key={machine} className="t13">
          <b>{machine}</b> {sends.join(', ')}
        </p>
      ))}
      {unmapped.length > 0 && (
        <p className="t13 muted">{t('fromNoMachine', { codes: unmapped.join(', ') })}</p>
      )}
    </Section>
  );
}
