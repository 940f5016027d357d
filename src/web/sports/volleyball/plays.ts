import type { Point } from '@kampdag/core/sport/volleyball/event';
import { playsBy } from '../../match/plays/commonPlays.ts';
import { type PlayFacts, type PlayText, plainPlay } from '../../match/plays/playText.ts';
import { substitutionPlay } from '../../match/plays/sharedPlays.ts';
import type { VolleyballPlay } from './events.ts';
import type { VolleyballMessages } from './liveMessages.ts';

const pointText = (
  { kind, player, opponent }: Point,
  { named, labelled }: PlayFacts,
  m: VolleyballMessages,
): PlayText => ({
  ...plainPlay,
  title: kind === null ? m.row.point : m.row.kinds[kind],
  subject: kind === 'error' ? labelled(m.row.errorBy, opponent) : named(player),
  detail: kind === 'error' ? null : labelled(m.row.against, opponent),
  tone: 'score',
});

/** Volleyball's events in a language. */
export const volleyballPlays = playsBy<VolleyballMessages, VolleyballPlay>((m) => ({
  point: (event, facts) => pointText(event, facts, m),
  penalty: ({ player, infraction }, { named }) => ({
    ...plainPlay,
    title: m.row.card,
    subject: named(player) ?? [m.row.team],
    detail: infraction === null ? null : [m.row.sanction(infraction)],
    tone: 'strong',
  }),
  substitution: (event, facts) => substitutionPlay(event, facts, m.row),
}));
