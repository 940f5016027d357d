import type { WireCommon } from './wire.ts';
import { WireId, WireNumber, WirePeople, WireSeconds, WireText } from './wireCodecs.ts';

/**
 * What every message says, field by field: each message is read by it, and one shape made at once costs a third of one
 * made by name. `wireReader(WireCommon)` gives the same, which a law holds it to.
 */
export const readCommon = (sent: Readonly<Record<string, unknown>>): WireCommon | null =>
  typeof sent.MatchEventType === 'string'
    ? {
        MatchEventType: sent.MatchEventType,
        MatchId: WireNumber.read(sent.MatchId),
        Id: WireNumber.read(sent.Id),
        ClientId: WireText.read(sent.ClientId),
        Team: WireText.read(sent.Team),
        Period: WireId.read(sent.Period),
        PeriodName: WireText.read(sent.PeriodName),
        PeriodTime: WireText.read(sent.PeriodTime),
        Time: WireSeconds.read(sent.Time),
        HomePlayersOnIce: WirePeople.read(sent.HomePlayersOnIce),
        AwayPlayersOnIce: WirePeople.read(sent.AwayPlayersOnIce),
      }
    : null;
