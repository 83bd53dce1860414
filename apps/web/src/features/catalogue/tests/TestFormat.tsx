import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { formatText } from '@nidan/domain/reports/report-format';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { formatTexts } from '../formats/texts/format-texts.ts';

/** How a test is laid out on the report, and the way to change it. */
export function TestFormat({ test: { testId, code, reportFormat } }: { readonly test: TestDetails }) {
  const t = useTexts(formatTexts);
  const said = formatText(reportFormat);
  return (
    <Section
      title={t('format')}
      end={
        <a className="t13" href={hashOf('admin/formats', { q: code, sel: testId })}>
          {t('change')}
        </a>
      }
    >
      <p className="t13">{said === '' ? t('usual') : said}</p>
    </Section>
  );
}
