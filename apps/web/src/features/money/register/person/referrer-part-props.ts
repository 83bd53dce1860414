import type { Pending } from '../../refunds/use-pending.ts';
import type { FieldName } from '../focus-path.ts';
import type { PartProps } from '../part-props.ts';

/** What the referrer of a bill is edited with. */
export interface ReferrerPartProps extends PartProps {
  readonly pending: Pending;
  readonly onNext: (from: FieldName) => void;
  /** Another client may pay other prices. */
  readonly onClient: () => void;
}
