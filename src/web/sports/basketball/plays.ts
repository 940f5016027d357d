import type { Rebound, Turnover } from '@kampdag/core/sport/basketball/event';
import { foulKind } from '@kampdag/core/sport/basketball/foulType';
import { playsBy, substitutionPlay } from '../../match/plays/commonPlays.ts';
import { type PlayFacts, type PlayText, plainPlay } from '../../match/plays/playText.ts';
import type { BasketballMessages, BasketballPlay } from './liveMessages.ts';

/** Basketball's events in a language. */
export const basketballPlays = playsBy<BasketballMessages, BasketballPlay>((m) => {
  const ofTeam = ({ type, player }: Rebound | Turnover, { named }: PlayFacts): PlayText => ({
    ...plainPlay,
    title: m.row[type],
    subject: named(player) ?? [m.row.team],
  });
  return {
    shotAttempt: ({ player, worth, made, assist }, { named, labelled }) => {
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
    },
    foul: ({ player, opponent, foulType, isCoach }, { named, labelled }) => ({
      title: m.row.foul[foulKind(foulType) ?? 'foul'],
      subject: named(player) ?? [isCoach ? m.row.coach : m.row.team],
      detail: labelled(m.row.against, opponent),
      tags: isCoach && player !== null ? [m.row.coach] : [],
      tone: 'strong',
    }),
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
