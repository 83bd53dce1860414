import type { ApproverDetail } from '@nidan/contract/people/approvals/approval-view';
import { approvalStep } from '@nidan/domain/status-sets/approval-step';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import styles from './Approvals.module.css';
import { approvalsTexts } from './texts/approvals-texts.ts';
import { useApprovalLabel } from './use-approval-label.ts';

/** The levels of a request in their sequence: whose they are, and what was answered. */
export function ApprovalLevels({ details }: { readonly details: readonly ApproverDetail[] }) {
  const t = useTexts(approvalsTexts);
  const label = useApprovalLabel('approvalStep');
  const zone = useZone();
  return (
    <ol className={styles.levels}>
      {details.map(
        ({
          level,
          approver_title: title,
          assignee,
          answeredBy,
          answeredFor,
          status_updated_on: at,
          state,
          note,
        }) => {
          const known = approvalStep.stateNames.find((one) => one === state) ?? approvalStep.initial;
          return (
            <li key={level}>
              <span>
                <b>{title}</b>
                {title === assignee ? '' : `, ${assignee}`}
                {at !== null && (
                  <span className="muted t12">
                    {t('answered', {
                      name:
                        answeredFor === null
                          ? (answeredBy ?? assignee)
                          : t('forName', { name: answeredBy ?? '', away: answeredFor }),
                      state: label(known),
                      at: showShort(at, zone),
                    })}
                  </span>
                )}
                {note !== null && <q className="t12">{note}</q>}
              </span>
              <StatusChip tone={approvalStep.states[known].tone}>{label(known)}</StatusChip>
            </li>
          );
        },
      )}
    </ol>
  );
}
