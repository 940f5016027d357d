import { pathToFileURL } from 'node:url';
import { projectRoot } from './processes.ts';

await import(pathToFileURL(`${projectRoot}src/server/dev.ts`).href);
