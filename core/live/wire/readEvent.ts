import { ClientId, PeriodId } from '../../ids.ts';
import type { Side } from '../../side.ts';
import type { LiveSport } from '../../sport/liveSport.ts';
import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import type { WireCommon } from './wire.ts';
import { WireSeconds, WireText } from './wireCodecs.ts';

/** `H` is home, `A` and `B` are away (specification §3). */
const sideOf = (team: string | null): Side | null => {
  if (team === 'H') return 'home';
  return team === 'A' || team === 'B' ? 'away' : null;
};

/** `07:22` as seconds; null for other texts, or a time longer than any period. */
const secondsOf = (time: string | null): number | null => {
  const parts = time === null ? null : /^(\d{1,3}):(\d{2})$/.exec(time);
  return parts === null ? null : WireSeconds.read(Number(parts[1]) * 60 + Number(parts[2]));
};

type Sent = Readonly<Record<string, unknown>>;

/** The time played, computed from the time left in the period, of a message with neither `Time` nor `PeriodTime`. */
const elapsedByTotal = (sport: LiveSport, wire: WireCommon, { TotalMatchTime }: Sent): number | null => {
  if (sport.clock.totalMatchTime !== 'remaining') return null;
  const left = secondsOf(WireText.read(TotalMatchTime));
  const length = sport.periods.find(({ id }) => id === wire.Period)?.length ?? sport.periodLength;
  return left === null || left > length ? null : length - left;
};

/** Reads an event by its sport's rules; one of another type is kept as `unknown`. */
export const readEvent = (sport: LiveSport, key: EventKey, wire: WireCommon, sent: Sent): LiveEvent => {
  const base = {
    key,
    clientId: wire.ClientId === null ? null : ClientId(wire.ClientId),
    eventId: wire.Id,
    side: sideOf(wire.Team),
    period: wire.Period === null || wire.Period === 0 ? null : PeriodId(wire.Period),
    periodName: wire.PeriodName,
    elapsed: wire.Time ?? secondsOf(wire.PeriodTime) ?? elapsedByTotal(sport, wire, sent),
    onIce:
      wire.HomePlayersOnIce === null && wire.AwayPlayersOnIce === null
        ? null
        : { home: wire.HomePlayersOnIce, away: wire.AwayPlayersOnIce },
  };
  const read = sport.readers.get(wire.MatchEventType);
  return read?.(base, sent) ?? { type: 'unknown', typeName: wire.MatchEventType, raw: sent, ...base };
};
