import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { either } from 'fp-ts';
import { type AblyKey, parseKey } from './channel/access/tokens.ts';
import { fileText } from './fileText.ts';

const keyIn = (file: string): AblyKey | null =>
  either.getOrElse<string, AblyKey | null>(() => null)(parseKey(fileText(file) ?? ''));

/**
 * The local channel's key. It is generated once and stored in a file that only its owner can read, so that tokens survive a
 * restart and `npm run replay -- FILE --serve` can publish. If the file cannot be written, the key lasts as long as the process.
 */
export const storedLocalKey = (file: string, randomBytes: (length: number) => Uint8Array): AblyKey => {
  const stored = keyIn(file);
  if (stored !== null) return stored;
  const generated: AblyKey = {
    name: 'local.kampdag',
    secret: Buffer.from(randomBytes(24)).toString('base64url'),
  };
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${generated.name}:${generated.secret}\n`, { mode: 0o600, flag: 'wx' });
    return generated;
  } catch {
    // Another process may have written it first.
    return keyIn(file) ?? generated;
  }
};
