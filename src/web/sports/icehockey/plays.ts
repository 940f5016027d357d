import type { Goal } from '@kampdag/core/live/sharedEvents';
import type { HockeyEvent, PenaltyShot } from '@kampdag/core/sport/icehockey/event';
import { goalTypeCode } from '@kampdag/core/sport/icehockey/goalType';
import { playsBy } from '../../match/plays/commonPlays.ts';
import { type Phrase, type PlayFacts, type PlayText, plainPlay } from '../../match/plays/playText.ts';
import { presencePlay, shootoutPlay } from '../../match/plays/sharedPlays.ts';
import type { HockeyMessages } from './liveMessages.ts';

const assistsOf = (event: Goal, { person }: PlayFacts, m: HockeyMessages): Phrase => {
  const [first, second] = [person(event.firstAssist), person(event.secondAssist)].filter(
    (name) => name !== null,
  );
  if (first === undefined) return [m.row.unassisted];
  return second === undefined ? [`${m.row.assist}: `, first] : [`${m.row.assists}: `, first, ', ', second];
};

const goalText = (event: Goal, facts: PlayFacts, m: HockeyMessages): PlayText => {
  const code = goalTypeCode(event.goalType);
  return {
    title: m.row.goal,
    subject: facts.named(event.player) ?? [m.plays.unknownPlayer],
    detail: assistsOf(event, facts, m),
    tags: [
      ...(code === null || code === 'EQ' ? [] : [m.row.goalType[code]]),
      ...(event.emptyNet ? [m.row.emptyNet] : []),
    ],
    tone: 'goal',
  };
};

const penaltyShotText = (
  { player, goalie, scored }: PenaltyShot,
  { counts, named, labelled }: PlayFacts,
  m: HockeyMessages,
): PlayText => ({
  title: counts ? m.row.goal : m.row.penaltyShot,
  subject: named(player) ?? [m.plays.unknownPlayer],
  detail: scored ? null : labelled(m.row.savedBy, goalie),
  tags: counts ? [m.row.penaltyShot] : [scored ? m.row.scored : m.row.missed],
  tone: counts ? 'goal' : 'strong',
});

/** Ice hockey's events in a language. */
export const hockeyPlays = playsBy<HockeyMessages, HockeyEvent>((m) => ({
  goal: (event, facts) => goalText(event, facts, m),
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
  penaltyShot: (event, facts) => penaltyShotText(event, facts, m),
  shootout: (event, facts) => shootoutPlay(event, facts, m),
  playerTime: (event, facts) => presencePlay(event, facts, m.row),
}));
