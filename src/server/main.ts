import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import * as renderer from '../web/entryServer.tsx';
import { builtFrontend } from './frontend/builtFrontend.ts';
import { serve } from './serve.ts';
import { builtPlaces } from './share/drawings.ts';

// V8 would let the heap grow to several times its live size before collecting; a third more is enough.
setFlagsFromString('--heap-growing-percent=30');

// The built file is dist/releases/<id>/server/main.js. Its true path: what the link dist/current names may change while this runs.
const release = join(import.meta.dirname, '..');

await serve(process.cwd(), builtFrontend(release, renderer), builtPlaces(join(release, 'server')));
