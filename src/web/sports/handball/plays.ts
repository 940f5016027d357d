import type { HandballEvent } from '@kampdag/core/sport/handball/event';
import { playsBy, presencePlay, shootoutPlay } from '../../match/plays/commonPlays.ts';
import { plainPlay } from '../../match/plays/playText.ts';
import type { HandballMessages } from './liveMessages.ts';

/** Handball's events in a language. */
export const handballPlays = playsBy<HandballMessages, HandballEvent>((m) => ({
  goal: ({ player, firstAssist, emptyNet }, { named, labelled }) => ({
    title: m.row.goal,
    subject: named(player) ?? [m.plays.unknownPlayer],
    detail: labelled(`${m.row.assist}:`, firstAssist),
    tags: emptyNet ? [m.row.emptyNet] : [],
    tone: 'goal',
  }),
  sevenMetreThrow: ({ player, goalie, result }, { named, labelled }) => {
    const scored = result === 'goal';
    return {
      title: scored ? m.row.goal : m.row.sevenMetres,
      subject: named(player) ?? [m.plays.unknownPlayer],
      detail: result === 'saved' ? labelled(m.row.savedBy, goalie) : null,
      tags: scored ? [m.row.sevenMetres] : result === null ? [] : [m.row.results[result]],
      tone: scored ? 'goal' : 'strong',
    };
  },
  shot: ({ player, goalie }, { named, labelled }) => ({
    ...plainPlay,
    title: goalie === null ? m.row.shotMissed : m.row.shotSaved,
    subject: named(player),
    detail: labelled(m.row.savedBy, goalie),
  }),
  penalty: ({ player, minutes }, { named }) => ({
    ...plainPlay,
    title: minutes === null || minutes === 2 ? m.row.suspension : m.row.minutes(minutes),
    subject: named(player) ?? [m.row.team],
    tone: 'strong',
  }),
  card: ({ player, color }, { named }) => ({
    ...plainPlay,
    title: color === null ? m.row.card : m.row.cards[color],
    subject: named(player) ?? [m.row.official],
    tone: 'strong',
  }),
  shootout: (event, facts) => shootoutPlay(event, facts, m),
  playerTime: (event, facts) => presencePlay(event, facts, m.row),
}));
