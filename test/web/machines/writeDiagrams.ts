import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../support/sources.ts';
import { drawings, drawingsPath } from './diagrams.ts';

writeFileSync(join(projectRoot, drawingsPath), drawings());
