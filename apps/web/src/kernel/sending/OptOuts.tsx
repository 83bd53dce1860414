import { changeOptOut, readOptOuts } from '@nidan/contract/links/delivery/delivery-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { useApiQuery } from '../api/use-api-query.ts';
import { useRight, useZone } from '../session/session.ts';
import { showShort } from '../text/show-date.ts';
import { useTexts } from '../text/use-texts.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { QueryView } from '../ui/QueryView.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './SendDialog.module.css';
import { sentTexts } from './texts/sent-texts.ts';

/** On which channels a patient is written to, changed by a tick. */
export function OptOuts({ patientId }: { readonly patientId: string }) {
  const t = useTexts(sentTexts);
  const zone = useZone();
  const may = useRight('patients', PERMISSION.update);
  const query = useApiQuery(readOptOuts, { query: { patientId } }, { follows: ['PATIENT'] });
  const change = useApiMutation(changeOptOut, { outdates: [readOptOuts] });
  return (
    <Section title={t('wanted')}>
      {change.error && <ErrorState kind="row" refusal={change.error} />}
      <QueryView query={query} lines={3}>
        {({ channels }) => (
          <ul className={styles.wanted}>
            {channels.map(({ channel, isOptedOut, since, source }) => (
              <li key={channel}>
                <Checkbox
                  checked={!isOptedOut}
                  disabled={!may || change.isPending}
                  onChange={(wants) => change.mutate({ body: { patientId, channel, isOptedOut: !wants } })}
                >
                  {t(channel)}
                </Checkbox>
                {isOptedOut && since !== null && (
                  <span className="muted t12">
                    {t(source === 'answer' ? 'stoppedByAnswer' : 'stoppedAtDesk', {
                      at: showShort(since, zone),
                    })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}
