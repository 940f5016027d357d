import { join } from 'node:path';
import { viteFront } from './front/viteFront.ts';
import { serve } from './serve.ts';
import { sourcePlaces } from './share/drawingPlaces.ts';

const root = join(import.meta.dirname, '../..');

await serve(root, viteFront(root), sourcePlaces(root));
