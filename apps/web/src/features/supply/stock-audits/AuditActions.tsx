import {
  approveStockAudit,
  cancelStockAudit,
  finalizeStockAudit,
  printStockAudit,
  reopenStockAudit,
  startStockAudit,
  type StockAuditView,
} from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { printFile } from '../../../kernel/print/print-file.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { OUTDATED_BY_AUDIT } from './audit-words.ts';
import { auditCountTexts } from './texts/audit-count-texts.ts';

const OUTDATES = { outdates: OUTDATED_BY_AUDIT };

/** The next steps of a count, by the server's word. */
export function AuditActions({ audit }: { readonly audit: StockAuditView }) {
  const t = useTexts(auditCountTexts);
  const start = useApiMutation(startStockAudit, OUTDATES);
  const finalize = useApiMutation(finalizeStockAudit, OUTDATES);
  const approve = useApiMutation(approveStockAudit, OUTDATES);
  const reopen = useApiMutation(reopenStockAudit, OUTDATES);
  const cancel = useApiMutation(cancelStockAudit, OUTDATES);
  const { auditId, version, number, store, can } = audit;
  const body = { auditId, version };
  const may = (name: string): boolean => can.includes(name);
  const askToApprove = async (): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('approveTitle'),
      text: t('approveText', { store: store.name }),
      action: t('approve'),
    });
    if (answer !== null) approve.mutate({ body });
  };
  const withReason = async (step: 'reopen' | 'cancel'): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('reasonTitle', { number }),
      text: t('reasonText'),
      action: t(step),
      reason: true,
    });
    if (answer === null) return;
    (step === 'reopen' ? reopen : cancel).mutate({ body: { ...body, reason: answer.reason } });
  };
  const print = (): void => {
    apiFile(printStockAudit, { query: { auditId } }).then(printFile).catch(toastRefusal);
  };
  const refusal = start.error ?? finalize.error ?? approve.error ?? reopen.error ?? cancel.error;
  return (
    <>
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      <div className="row">
        {may('start') && (
          <Button kind="primary" busy={start.isPending} onClick={() => start.mutate({ body })}>
            {t('start')}
          </Button>
        )}
        {may('finalize') && (
          <Button kind="primary" busy={finalize.isPending} onClick={() => finalize.mutate({ body })}>
            {t('finalize')}
          </Button>
        )}
        {may('approve') && (
          <Button kind="primary" busy={approve.isPending} onClick={() => void askToApprove()}>
            {t('approve')}
          </Button>
        )}
        {may('reopen') && <Button onClick={() => void withReason('reopen')}>{t('reopen')}</Button>}
        <Button icon="print" onClick={print}>
          {t('print')}
        </Button>
        {may('cancel') && <Button onClick={() => void withReason('cancel')}>{t('cancel')}</Button>}
      </div>
    </>
  );
}
