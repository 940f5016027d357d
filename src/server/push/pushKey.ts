import { createECDH } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { option } from 'fp-ts';
import { fileText } from '../fileText.ts';

/** The key pair by which push services know this site's messages (RFC 8292), in base64url. */
export interface PushKey {
  readonly privateKey: string;
  readonly publicKey: string;
}

const curve = 'prime256v1';

/** A private key and what is public of it; none for a text that is no private key. */
export const readPushKey = (text: string): option.Option<PushKey> =>
  option.tryCatch(() => {
    const privateKey = text.trim();
    if (!/^[\w-]{43}$/.test(privateKey)) throw new Error('no private key');
    const pair = createECDH(curve);
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return { privateKey, publicKey: pair.getPublicKey('base64url') };
  });

const drawKey = (): PushKey => {
  const pair = createECDH(curve);
  pair.generateKeys();
  // A small number comes without its leading zeros.
  const bytes = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { privateKey: bytes.toString('base64url'), publicKey: pair.getPublicKey('base64url') };
};

const keyIn = (file: string): PushKey | null => option.toNullable(readPushKey(fileText(file) ?? ''));

/**
 * The installation's key, made on its first start and stored in a file that only its owner can read: with another, browsers would have
 * to subscribe anew. If the file cannot be written, the key lasts as long as the process.
 */
export const storedPushKey = (file: string): PushKey => {
  const stored = keyIn(file);
  if (stored !== null) return stored;
  const drawn = drawKey();
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${drawn.privateKey}\n`, { mode: 0o600, flag: 'wx' });
    return drawn;
  } catch {
    // Another process may have written it first.
    return keyIn(file) ?? drawn;
  }
};
