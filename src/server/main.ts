import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import * as renderer from '../web/entryServer.tsx';
import { builtFrontend } from './frontend/builtFrontend.ts';
import { serve } from './serve.ts';
import { builtPlaces } from './share/drawings.ts';

// V8 would let the heap grow to several times its live size before collecting; a third more is enough.
setFlagsFromString('--heap-growing-percent=30');

// The built file is dist/server/main.js.
const root = join(import.meta.dirname, '../..');

await serve(root, builtFrontend(join(root, 'dist'), renderer), builtPlaces(join(root, 'dist/server')));
