import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { AuditTable } from '../../base/audit/AuditTable.tsx';
import { EventPanel } from '../../base/audit/EventPanel.tsx';
import { patientTexts } from './texts/patient-texts.ts';

/** What happened to the record of a person, newest first; for who may read the audit. */
export function PatientAudit({ patientId }: { readonly patientId: string }) {
  const t = useTexts(patientTexts);
  const may = useRight('audit', PERMISSION.read);
  const [picked, setPicked] = useState<string | null>(null);
  const query = useApiPages(
    eventsByEntity,
    { query: { entityKind: 'PATIENT', entityId: patientId } },
    { enabled: may, keepFormer: false },
  );
  const current = picked ?? rowsOf(query)[0]?.eventId ?? null;
  if (!may) return <EmptyState kind="nothing" icon="lock" title={t('needsAudit')} />;
  return (
    <SplitPane
      name="patient-audit"
      label={t('audit')}
      width={400}
      narrowest={300}
      pane={<EventPanel eventId={current} onGo={setPicked} />}
    >
      <AuditTable
        query={query}
        whyOf={null}
        current={current}
        onCurrent={setPicked}
        empty={<EmptyState kind="nothing" title={t('noAudit')} text={t('noAuditText')} />}
      />
    </SplitPane>
  );
}
