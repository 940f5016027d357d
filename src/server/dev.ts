import { join } from 'node:path';
import { viteFront } from './front/viteFront.ts';
import { serve } from './serve.ts';

const root = join(import.meta.dirname, '../..');

await serve(root, viteFront(root));
