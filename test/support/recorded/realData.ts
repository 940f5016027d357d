import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder of real samples or recordings, or null. Tests read nothing outside the repository, unless whoever has such data names where:
 * `KAMPDAG_REAL_DATA=<folder> npm run test:unit`.
 */
export const realData = (name: 'rest-samples' | 'live-samples' | 'recordings'): string | null => {
  const root = process.env['KAMPDAG_REAL_DATA'] ?? '';
  const folder = join(root, name);
  return root !== '' && existsSync(folder) ? folder : null;
};
