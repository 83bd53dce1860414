import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChanges } from './follow-lab.ts';
import { refreshFollowers } from './refresh-followers.ts';

/** Keeps every list of the lab that is shown up to date with what others do. */
export function useLiveLists(): void {
  const client = useQueryClient();
  useEffect(() => {
    const followers = refreshFollowers(client);
    const leave = followChanges((heard) => followers.hear(heard));
    return () => {
      leave();
      followers.stop();
    };
  }, [client]);
}
