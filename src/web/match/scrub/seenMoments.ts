import type { MatchId } from '@kampdag/core/ids';
import { readSerial, type Serial } from '@kampdag/core/live/log/timeToken';
import type { Preferences } from '../../context/services.ts';

/** The name under which they are stored. */
const key = 'seenMoments';

/** The most matches of which it is remembered, newest kept. */
const most = 40;

const readSeen = (text: string | null): ReadonlyMap<string, Serial> =>
  new Map(
    (text ?? '').split(' ').flatMap((entry) => {
      const [id = '', ...rest] = entry.split('=');
      const serial = readSerial(rest.join('='));
      return /^\d{1,10}$/.test(id) && serial !== null ? [[id, serial]] : [];
    }),
  );

/** How far into a match a visitor who hides results has come, by the serial of its last message seen; null for none. */
export const seenMoment = ({ loadValue }: Preferences, matchId: MatchId): Serial | null =>
  readSeen(loadValue?.(key) ?? null).get(String(matchId)) ?? null;

/** Remembers on the device how far a visitor has come in a match; going back changes nothing. */
export const keepSeenMoment = (
  { loadValue, saveValue }: Preferences,
  matchId: MatchId,
  serial: Serial,
): void => {
  const seen = new Map(readSeen(loadValue?.(key) ?? null));
  const id = String(matchId);
  const before = seen.get(id);
  if (before !== undefined && before >= serial) return;
  seen.delete(id);
  seen.set(id, serial);
  saveValue?.(
    key,
    [...seen]
      .slice(-most)
      .map((entry) => entry.join('='))
      .join(' '),
  );
};
