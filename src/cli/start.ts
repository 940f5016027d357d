import { ensureBuilt } from './start/build.ts';
import { endWithNpm } from './start/withNpm.ts';

// `run.mjs` runs the built server in this process after this module.
if (!(await ensureBuilt())) process.exit(1);
process.env['NODE_ENV'] = 'production';
endWithNpm();
