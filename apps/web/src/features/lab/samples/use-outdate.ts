import { listBoxes, readBox } from '@nidan/contract/lab/boxes/box-endpoints';
import { countSamples, findSample, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { listStorageUnits, readRack } from '@nidan/contract/lab/storage/storage-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { apiKey } from '../../../kernel/api/use-api-query.ts';

const OUTDATED = [listSamples, countSamples, findSample, listBoxes, readBox, readRack, listStorageUnits];

/** Reads again what shows where tubes are, after several were moved. */
export function useOutdate(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(OUTDATED.map((one) => client.invalidateQueries({ queryKey: apiKey(one) })));
}
