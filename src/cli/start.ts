import { ensureBuilt } from './start/build.ts';
import { endWithNpm } from './start/withNpm.ts';

// The built server is run by `run.mjs`, in this process, when this module is done.
if (!(await ensureBuilt())) process.exit(1);
process.env['NODE_ENV'] = 'production';
endWithNpm();
