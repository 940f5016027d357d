import { join } from 'node:path';
import { viteFrontend } from './frontend/viteFrontend.ts';
import { serve } from './serve.ts';
import { sourcePlaces } from './share/drawings.ts';

const root = join(import.meta.dirname, '../..');

await serve(root, viteFrontend(root), sourcePlaces(root));
