import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { installationName, isSameSecret, signatureOf } from '../secrets.ts';
import type { SwitchStore } from './switchboard.ts';

/** Switches in a file that only its owner can read. */
export const fileSwitches = (path: string): SwitchStore => ({
  name: path,
  read: () => readFile(path, 'utf8').catch(() => null),
  write: async (text) => {
    // Renamed, so that a crash leaves the old text or the new one.
    const next = `${path}.${process.pid}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(next, text, { mode: 0o600 });
      await rename(next, path);
      return true;
    } catch {
      return false;
    }
  },
});

/** Texts that stay until they are replaced, in a store that replicas share. */
export interface LastingStore {
  readonly read: (key: string) => Promise<string | null>;
  /** Whether it was stored. */
  readonly keep: (key: string, text: string) => Promise<boolean>;
}

/** Characters of a signature: 32 bytes in base64url. */
const signatureLength = 43;

/** Switches in Redis, signed, since others may write there too. */
export const sharedSwitches = (store: LastingStore, secret: string): SwitchStore => {
  const key = `kampdag:switches:${installationName(secret)}`;
  const signed = (text: string): string => signatureOf(secret, `${key}\n${text}`);
  return {
    name: 'Redis',
    read: async () => {
      const entry = await store.read(key);
      if (entry === null) return null;
      const text = entry.slice(signatureLength);
      return isSameSecret(entry.slice(0, signatureLength), signed(text)) ? text : null;
    },
    write: (text) => store.keep(key, `${signed(text)}${text}`),
  };
};
