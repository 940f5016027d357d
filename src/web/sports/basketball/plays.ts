import type { Foul, Rebound, ShotAttempt, Turnover } from '@kampdag/core/sport/basketball/event';
import { foulKind } from '@kampdag/core/sport/basketball/foulType';
import { playsBy } from '../../match/plays/commonPlays.ts';
import { type PlayFacts, type PlayText, plainPlay } from '../../match/plays/playText.ts';
import { substitutionPlay } from '../../match/plays/sharedPlays.ts';
import type { BasketballPlay } from './events.ts';
import type { BasketballMessages } from './liveMessages.ts';

const shotText = (
  { player, worth, made, assist }: ShotAttempt,
  { named, labelled }: PlayFacts,
  m: BasketballMessages,
): PlayText => {
  const subject = named(player) ?? [m.plays.unknownPlayer];
  if (worth === null) return { ...plainPlay, title: m.row.shot, subject };
  if (!made) return { ...plainPlay, title: m.row.missed[worth], subject };
  return {
    ...plainPlay,
    title: m.row.made[worth],
    subject,
    detail: labelled(m.row.assist, assist),
    tone: 'score',
    badge: m.row.points(worth),
  };
};

const foulText = (event: Foul, { named, labelled }: PlayFacts, m: BasketballMessages): PlayText => ({
  title: m.row.foul[foulKind(event.foulType) ?? 'foul'],
  subject: named(event.player) ?? [event.isCoach ? m.row.coach : m.row.team],
  detail: labelled(m.row.against, event.opponent),
  tags: event.isCoach && event.player !== null ? [m.row.coach] : [],
  tone: 'strong',
});

/** Basketball's events in a language. */
export const basketballPlays = playsBy<BasketballMessages, BasketballPlay>((m) => {
  const ofTeam = ({ type, player }: Rebound | Turnover, { named }: PlayFacts): PlayText => ({
    ...plainPlay,
    title: m.row[type],
    subject: named(player) ?? [m.row.team],
  });
  return {
    shotAttempt: (event, facts) => shotText(event, facts, m),
    foul: (event, facts) => foulText(event, facts, m),
    defensiveRebound: ofTeam,
    offensiveRebound: ofTeam,
    turnover: ofTeam,
    steal: ({ player }, { named }) => ({ ...plainPlay, title: m.row.steal, subject: named(player) }),
    block: ({ player, opponent }, { named, labelled }) => ({
      ...plainPlay,
      title: m.row.block,
      subject: named(player),
      detail: labelled(m.row.against, opponent),
    }),
    substitution: (event, facts) => substitutionPlay(event, facts, m.row),
  };
});
