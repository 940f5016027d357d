import { playsBy, substitutionPlay } from '../../match/plays/commonPlays.ts';
import { plainPlay } from '../../match/plays/playText.ts';
import type { VolleyballMessages, VolleyballPlay } from './liveMessages.ts';

/** Volleyball's events in a language. */
export const volleyballPlays = playsBy<VolleyballMessages, VolleyballPlay>((m) => ({
  point: ({ kind, player, opponent }, { named, labelled }) => ({
    ...plainPlay,
    title: kind === null ? m.row.point : m.row.kinds[kind],
    subject: kind === 'error' ? labelled(m.row.errorBy, opponent) : named(player),
    detail: kind === 'error' ? null : labelled(m.row.against, opponent),
    tone: 'score',
  }),
  penalty: ({ player, infraction }, { named }) => ({
    ...plainPlay,
    title: m.row.card,
    subject: named(player) ?? [m.row.team],
    detail: infraction === null ? null : [m.row.sanction(infraction)],
    tone: 'strong',
  }),
  substitution: (event, facts) => substitutionPlay(event, facts, m.row),
}));
