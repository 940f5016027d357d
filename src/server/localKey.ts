import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { either } from 'fp-ts';
import { type AblyKey, parseKey } from './channel/access/tokens.ts';

const keyIn = (file: string): AblyKey | null => {
  try {
    return either.getOrElse<string, AblyKey | null>(() => null)(parseKey(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
};

/**
 * The local channel's key. It is drawn once and kept in a file that its owner alone can read, so that tokens outlive a restart
 * and `npm run replay -- FILE --serve` can publish. Where nothing can be written it lives as long as the process.
 */
export const keptLocalKey = (file: string, randomBytes: (length: number) => Uint8Array): AblyKey => {
  const kept = keyIn(file);
  if (kept !== null) return kept;
  const drawn: AblyKey = {
    name: 'local.kampdag',
    secret: Buffer.from(randomBytes(24)).toString('base64url'),
  };
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${drawn.name}:${drawn.secret}\n`, { mode: 0o600, flag: 'wx' });
    return drawn;
  } catch {
    // Another server may have been quicker.
    return keyIn(file) ?? drawn;
  }
};
