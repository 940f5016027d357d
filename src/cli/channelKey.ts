import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './processes.ts';

/** The key of this machine's live channel: `KAMPDAG_LOCAL_KEY`, or the one that the site generated. */
export const channelKey = async (): Promise<string> => {
  const configured = process.env['KAMPDAG_LOCAL_KEY'];
  if (configured !== undefined && configured !== '') return configured;
  return readFile(join(projectRoot, '.cache/local-key'), 'utf8').then(
    (text) => text.trim(),
    () => {
      throw new Error('the local channel has no key yet: start the site first (npm start)');
    },
  );
};
