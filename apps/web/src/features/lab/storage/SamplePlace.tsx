import { findSample } from '@nidan/contract/lab/samples/sample-endpoints';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { patientLine } from '../samples/sample-words.ts';
import { storageTexts } from './texts/storage-texts.ts';

/** What is known of a scanned tube that is in no position: its state, and of whom it is. */
export function SamplePlace({ barcode }: { readonly barcode: string }) {
  const t = useTexts(storageTexts);
  const stateLabel = useStateLabel(physicalSample);
  const query = useApiQuery(findSample, { query: { barcode } }, { keepFormer: false });
  return (
    <Panel label={t('where')} title={t('where')} sub={barcode}>
      <QueryView query={query}>
        {(tube) => (
          <Section>
            <p>{t('notStored', { state: stateLabel(physicalSample.stateOf(tube.status)) })}</p>
            <p className="t13">{patientLine(tube.patient)}</p>
          </Section>
        )}
      </QueryView>
    </Panel>
  );
}
