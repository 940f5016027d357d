import * as t from 'io-ts';
import { entity, field } from '../../decode/entity.ts';
import type { LogDigest } from './logDigest.ts';

/** The only row of `kampdag/LogDigest`; apart from the digest, so that an embed carries no decoder of rows. */
export const LogDigestRow = entity<LogDigest>('log digest', {
  count: field('count', t.number),
  hash: field('hash', t.number),
});
