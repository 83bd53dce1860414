import { vocabulary } from '@nidan/domain/vocabulary/vocabulary';

process.stdout.write(`${JSON.stringify(vocabulary(), null, 2)}\n`);
