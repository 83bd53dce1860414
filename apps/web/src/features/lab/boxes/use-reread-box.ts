import { useQueryClient } from '@tanstack/react-query';
import { apiKey } from '../../../kernel/api/use-api-query.ts';
import { BOX_OUTDATES } from './use-box.ts';

/** Reads again what a scan has changed. */
export function useRereadBox(): () => void {
  const client = useQueryClient();
  return () => {
    for (const changed of BOX_OUTDATES.outdates) void client.invalidateQueries({ queryKey: apiKey(changed) });
  };
}
