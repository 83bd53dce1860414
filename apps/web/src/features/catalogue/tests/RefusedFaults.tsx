import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';

/** Why a test or parameter was not changed, with every fault of it. */
export function RefusedFaults({ refusal }: { readonly refusal: ApiRefusal | null }) {
  if (refusal === null) return null;
  return (
    <>
      <ErrorState kind="row" refusal={refusal} />
      {refusal.errors.map(({ field, msg }) => (
        <p key={`${field} ${msg}`} className="t13">
          {msg}
        </p>
      ))}
    </>
  );
}
