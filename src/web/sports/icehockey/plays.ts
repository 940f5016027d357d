import type { HockeyEvent } from '@kampdag/core/sport/icehockey/event';
import { goalTypeCode } from '@kampdag/core/sport/icehockey/goalType';
import { playsBy, presencePlay, shootoutPlay } from '../../match/plays/commonPlays.ts';
import { type PersonWord, type Phrase, plainPlay } from '../../match/plays/playText.ts';
import type { HockeyMessages } from './liveMessages.ts';

const assistsText = ([first, second]: readonly PersonWord[], row: HockeyMessages['row']): Phrase => {
  if (first === undefined) return [row.unassisted];
  return second === undefined ? [`${row.assist}: `, first] : [`${row.assists}: `, first, ', ', second];
};

/** Ice hockey's events in a language. */
export const hockeyPlays = playsBy<HockeyMessages, HockeyEvent>((m) => ({
  goal: ({ player, firstAssist, secondAssist, goalType, emptyNet }, { person, named }) => {
    const code = goalTypeCode(goalType);
    return {
      title: m.row.goal,
      subject: named(player) ?? [m.plays.unknownPlayer],
      detail: assistsText(
        [firstAssist, secondAssist].map(person).filter((name) => name !== null),
        m.row,
      ),
      tags: [
        ...(code === null || code === 'EQ' ? [] : [m.row.goalType[code]]),
        ...(emptyNet ? [m.row.emptyNet] : []),
      ],
      tone: 'goal',
    };
  },
  penalty: ({ player, minutes, infraction }, { named }) => ({
    ...plainPlay,
    title: m.row.penalty(minutes),
    subject: named(player) ?? [m.row.benchPenalty],
    detail: infraction === null ? null : [m.row.infraction(infraction)],
    tone: 'strong',
  }),
  shot: ({ player, goalie }, { named, labelled }) => ({
    ...plainPlay,
    title: m.row.shot,
    subject: named(player),
    detail: labelled(m.row.savedBy, goalie),
  }),
  faceoff: ({ winner, loser }, { labelled }) => {
    const won = labelled(m.row.wonBy, winner);
    const lost = labelled(` ${m.row.against}`, loser);
    return {
      ...plainPlay,
      title: m.row.faceoff,
      subject: won === null || lost === null ? won : [...won, ...lost],
    };
  },
  penaltyShot: ({ player, goalie, scored }, { counts, named, labelled }) => ({
    title: counts ? m.row.goal : m.row.penaltyShot,
    subject: named(player) ?? [m.plays.unknownPlayer],
    detail: scored ? null : labelled(m.row.savedBy, goalie),
    tags: counts ? [m.row.penaltyShot] : [scored ? m.row.scored : m.row.missed],
    tone: counts ? 'goal' : 'strong',
  }),
  shootout: (event, facts) => shootoutPlay(event, facts, m),
  playerTime: (event, facts) => presencePlay(event, facts, m.row),
}));
