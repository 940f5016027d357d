import { join } from 'node:path';
import { renderPage, routeOf } from '../web/entryServer.tsx';
import { builtFront } from './front/builtFront.ts';
import { serve } from './serve.ts';

// As built this is dist/server/main.js.
const root = join(import.meta.dirname, '../..');

await serve(root, builtFront(join(root, 'dist/web'), { renderPage, routeOf }));
