import { single } from '../../decode/body.ts';
import { LogDigestRow } from '../../live/log/logDigestRow.ts';
import { MatchLogRow } from '../../live/log/matchLog.ts';
import { publishedLog } from '../../sport/published/publishedLog.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { ofMatch } from '../publicationRule.ts';

const ofLog = {
  body: single(MatchLogRow),
  publication: { ...ofMatch('results'), shown: publishedLog },
  // The page reads it at its own moment (`core/live/cursor`).
  viewed: 'nothing',
} as const;

/** What was reported of a match so far: nothing of one of which nothing was. One whose log cannot be read now has no answer. */
export const matchLog = endpoint('GET kampdag/Log?matchId={matchId}', { ...ofLog, lifetime: lifetimes.log });

/** What was reported of a match up to a serial: it never changes, except that it may be published no more. */
export const matchLogThrough = endpoint('GET kampdag/LogThrough?matchId={matchId}&through={through}', {
  ...ofLog,
  lifetime: lifetimes.pastLog,
});

/** By which a page finds out whether it has all that was reported up to a serial. */
export const matchLogDigest = endpoint('GET kampdag/LogDigest?matchId={matchId}&through={through}', {
  body: single(LogDigestRow),
  publication: ofMatch('results'),
  viewed: 'nothing',
  lifetime: lifetimes.log,
});
