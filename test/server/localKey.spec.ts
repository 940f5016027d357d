import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storedLocalKey } from '../../src/server/localKey.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const bytes = (value: number) => (length: number) => new Uint8Array(length).fill(value);

describe('the key of the local channel', () => {
  it('is generated once, the same after a restart, and readable by its owner only', async () => {
    const file = join(await temporaryFolder(), 'inner/key');
    const drawn = storedLocalKey(file, bytes(1));
    expect(storedLocalKey(file, bytes(2))).toEqual(drawn);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is kept in memory if it cannot be written', async () => {
    const file = join(await temporaryFolder(), 'key');
    writeFileSync(file, '');
    expect(storedLocalKey(join(file, 'below-a-file'), bytes(1)).name).toBe('local.kampdag');
  });
});
