import { pathToFileURL } from 'node:url';
import { projectRoot } from './processes.ts';
import { endWithNpm } from './start/withNpm.ts';

endWithNpm();

await import(pathToFileURL(`${projectRoot}src/server/dev.ts`).href);
