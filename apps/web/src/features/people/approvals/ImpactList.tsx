import type {
  ApprovalChange,
  ApprovalImpact,
  ApprovalView,
} from '@nidan/contract/people/approvals/approval-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import styles from './Approvals.module.css';
import { impactTexts } from './texts/impact-texts.ts';

interface ImpactListProps {
  readonly approval: ApprovalView;
  readonly changes: readonly ApprovalChange[];
  readonly impact: ApprovalImpact;
}

/** What follows from a request beyond its bill: the due, what who asks was given this month, and the patient before. */
export function ImpactList({ approval, changes, impact }: ImpactListProps) {
  const t = useTexts(impactTexts);
  const { requestedBy, amountPaise, patient } = approval;
  const { requester, patient: former } = impact;
  const due = changes.find(({ what }) => what === 'due');
  const isPaid = due !== undefined && due.beforePaise > 0 && due.afterPaise === 0;
  return (
    <ul className={styles.impact}>
      {isPaid && (
        <li>
          <Icon name="tick" /> {t('nothingDue')}
        </li>
      )}
      <li>
        <Icon name="info" />{' '}
        {t('requester', {
          name: requestedBy,
          before: rupees(requester.amountPaise),
          after: rupees(requester.amountPaise + amountPaise),
          count: requester.count + 1,
        })}
      </li>
      {patient !== null && former.count > 0 && (
        <li className={styles.again}>
          <Icon name="warn" /> {t('patient', { count: former.count, amount: rupees(former.amountPaise) })}
        </li>
      )}
    </ul>
  );
}
