import { pathToFileURL } from 'node:url';
import { projectRoot } from './processes.ts';
import { ensureBuilt } from './startBuild.ts';
import { endWithNpm } from './startWithNpm.ts';

if (!(await ensureBuilt())) process.exit(1);
process.env['NODE_ENV'] = 'production';
endWithNpm();
await import(pathToFileURL(`${projectRoot}dist/server/main.js`).href);
