/** Screens of the demo lab that need no record in their address, with somebody who may open them. */
export const screens = [
  { tab: 'patients', username: 'asmita.deo' },
  { tab: 'register', username: 'asmita.deo' },
  { tab: 'collect', username: 'rohan.pawar' },
  { tab: 'accession', username: 'sameer.kale' },
  { tab: 'accession/dept', username: 'sameer.kale' },
  { tab: 'samples', username: 'sameer.kale' },
  { tab: 'work', username: 'sameer.kale' },
  { tab: 'authorise', username: 'nandini.joshi' },
  { tab: 'dispatch', username: 'asmita.deo' },
  { tab: 'admin/switches', username: 'manager' },
  { tab: 'admin/organisation', username: 'manager' },
  { tab: 'admin/organisation?view=firms&sel=new', username: 'manager' },
  { tab: 'admin/platform', username: 'manager' },
  { tab: 'lab', username: 'asmita.deo' },
  { tab: 'me', username: 'asmita.deo' },
  { tab: 'log', username: 'asmita.deo' },
] as const;
