import * as t from 'io-ts';
import { people } from '../../live/lineup/eventPeople.ts';
import { reading } from '../../live/wire/eventReader.ts';
import { WirePerson, WireText } from '../../live/wire/wireCodecs.ts';
import { type EventRules, inPlay, scoring } from '../eventRule.ts';
import { playerTime, substitution, teamUpdate, timeout, timer } from '../sharedEventRules.ts';
import type { PointKind, VolleyballEvent } from './event.ts';

/** The fields of a volleyball Point. */
export const WirePoint = t.type({ Player: WirePerson, Opponent: WirePerson, Type: WireText });
/** The fields of a volleyball Penalty. */
export const WireCard = t.type({ Player: WirePerson, InfractionName: WireText, TypeName: WireText });

const kinds: readonly PointKind[] = ['ace', 'attack', 'block', 'error'];

const kindOf = (type: string | null): PointKind | null =>
  kinds.find((kind) => kind === type?.toLowerCase()) ?? null;

/** Volleyball's event rules (specification §3, recordings.md), in the order of the event filter. */
export const volleyballEvents: EventRules<VolleyballEvent> = {
  point: {
    sentAs: 'Point',
    read: reading(WirePoint, (base, sent) => ({
      type: 'point',
      player: sent.Player,
      kind: kindOf(sent.Type),
      opponent: sent.Opponent,
      ...base,
    })),
    filter: 'chosen',
    ...scoring,
    people: ({ player, opponent }) => people('scorer', player, 'opponent', opponent),
  },
  penalty: {
    sentAs: 'Penalty',
    read: reading(WireCard, (base, sent) => ({
      type: 'penalty',
      player: sent.Player,
      minutes: null,
      infraction: sent.InfractionName ?? sent.TypeName,
      ...base,
    })),
    filter: 'chosen',
    ...inPlay,
    people: ({ player }) => people('penalised', player),
  },
  timer,
  timeout,
  substitution,
  playerTime,
  teamUpdate,
};
