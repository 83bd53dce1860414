import type { SynopticAnswers } from '../synoptic/synoptic-protocol.ts';

/** The whole form of a core biopsy of the breast. */
export const CORE: SynopticAnswers = {
  procedure: 'Core biopsy',
  laterality: 'Left',
  type: 'No special type',
  tubules: '3',
  nuclei: '2',
  mitoses: '2',
  grade: '2',
  skin: 'No',
  lvi: 'Not seen',
  dcis: 'Seen',
  nodes_sent: 'None',
};
