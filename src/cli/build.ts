import { ensureBuilt } from './startBuild.ts';

if (!(await ensureBuilt())) process.exit(1);
