import { ensureBuilt } from './start/build.ts';

if (!(await ensureBuilt())) process.exit(1);
