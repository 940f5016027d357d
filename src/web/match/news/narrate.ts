import type { PersonId } from '@kampdag/core/ids';
import { isOfType } from '@kampdag/core/live/event';
import type { Goal, ShootoutAttempt } from '@kampdag/core/live/events/goalEvents';
import type { Penalty } from '@kampdag/core/live/events/penaltyEvent';
import { type MatchDetails, playerName, shirtNumber } from '@kampdag/core/live/lineup/details';
import type { News, NewsEvents } from '@kampdag/core/live/news/news';
import type { Side } from '@kampdag/core/side';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { EventWords } from '../../i18n/messages/narration.ts';
import { periodText } from '../plays/playText.ts';
import { type DescribeNews, type Timed, whenText } from './newsText.ts';

interface SanctionWords {
  /** `2-minute penalty` */
  readonly what: string;
  /** `the penalty` */
  readonly definite: string;
  readonly reason: string | null;
}

/** What differs by sport in narration; null for what the sport lacks or does not announce. */
export interface SportNews {
  readonly goal: ((event: NewsEvents['goal']) => string) | null;
  readonly point: ((event: NewsEvents['point'], points: number) => string) | null;
  /** Who assisted a goal or points. */
  readonly assists: (event: NewsEvents['goal']) => readonly (PersonId | null)[];
  readonly penalty: ((event: Penalty) => SanctionWords) | null;
  readonly card: ((event: NewsEvents['card']) => SanctionWords | null) | null;
  /** An attempt of the shootout: `Shootout, round 2`. */
  readonly attempt: ((event: ShootoutAttempt) => string) | null;
  readonly leadChange: ((team: string) => string) | null;
  readonly run: ((team: string, points: number) => string) | null;
  /** The end of a set; replaces that of a period. */
  readonly setWon: ((team: string, set: string, points: string, sets: string) => string) | null;
}

/** A sport without narration of its own. */
export const noSportNews: SportNews = {
  goal: null,
  point: null,
  assists: (event) => (isOfType<Goal>(event, 'goal') ? [event.firstAssist, event.secondAssist] : []),
  penalty: null,
  card: null,
  attempt: null,
  leadChange: null,
  run: null,
  setWon: null,
};

/** A player to announce: the name, else the shirt number; null without a player. */
const personIn = (details: MatchDetails, id: PersonId | null, m: LiveMessages): string | null => {
  const number = shirtNumber(details, id);
  return playerName(details, id) ?? (number === null ? null : m.narration.shirt(number));
};

const isThen = (a: Timed, b: Timed): boolean => a.period === b.period && a.elapsed === b.elapsed;

type ScoringNews = News & { readonly type: `${'goal' | 'point'}${'' | 'Corrected' | 'Removed'}` };
type SanctionNews = News & { readonly type: `${'penalty' | 'card'}${'' | 'Corrected' | 'Removed'}` };
type OfEvent = ScoringNews | SanctionNews;

/** The type decides, because queued news that turned back into the event itself still carries `before`. */
const isCorrected = (news: OfEvent): news is Extract<OfEvent, { readonly before: unknown }> =>
  news.type.endsWith('Corrected');

const isRemoved = ({ type }: OfEvent): boolean => type.endsWith('Removed');

/** Describes news in the sentences of all sports with the words of one. */
export const narrate =
  (m: LiveMessages, own: SportNews): DescribeNews =>
  (news, words) => {
    const { narration: n, timers } = m;
    const { teams, form, details } = words;
    const team = (side: Side | null): string => (side === null ? m.unknownTeam : teams[side]);
    const person = (id: PersonId | null): string | null => personIn(details, id, m);
    const when = (event: Timed): string | null => whenText(event, words, m);

    const wordsOf = (what: string, news: OfEvent): EventWords => ({
      what,
      team: team(news.side),
      player: person(news.event.player),
      // In a sport with many scores the time is no help to listeners.
      when: 'points' in news ? null : when(news.event),
    });

    const assistsOf = (event: ScoringNews['event']): string | null => {
      const names = own.assists(event).flatMap((id) => person(id) ?? []);
      return names.length === 0 ? null : names.join(` ${n.and} `);
    };

    /** The correction of team, player or time; otherwise the event again. */
    const corrected = (
      { before, event, side }: (ScoringNews | SanctionNews) & { readonly before: OfEvent['event'] },
      known: string,
      sentence: string,
      by: 'scorer' | 'offender',
    ): string => {
      const [was, is] = [person(before.player), person(event.player)];
      const [then, now] = [when(before), when(event)];
      if (before.side !== side && before.side !== null && side !== null)
        return n.corrected.team(known, now, team(side), team(before.side));
      if (was !== is && was !== null && is !== null) return n.corrected[by](team(side), known, now, is, was);
      if (!isThen(before, event) && then !== null && now !== null)
        return n.corrected.time(team(side), known, now, then);
      return n.corrected.other(sentence);
    };

    const scored = (one: ScoringNews): string | null => {
      const what = 'points' in one ? own.point?.(one.event, one.points) : own.goal?.(one.event);
      if (what === undefined) return null;
      const known = 'points' in one ? n.thePoints(one.points) : n.theGoal;
      const sentence = n.goal(wordsOf(what, one), assistsOf(one.event));
      const said = isCorrected(one)
        ? corrected(one, known, sentence, 'scorer')
        : isRemoved(one)
          ? n.corrected.removed(team(one.side), known, when(one.event))
          : sentence;
      return `${said} ${form.score(teams, one.score)}`;
    };

    const sanctioned = (one: SanctionNews, { what, definite, reason }: SanctionWords): string => {
      const sentence = n.sanction(wordsOf(what, one), reason);
      if (isCorrected(one)) return corrected(one, definite, sentence, 'offender');
      return isRemoved(one) ? n.corrected.removed(team(one.side), definite, when(one.event)) : sentence;
    };

    const withScore = (sentence: string | null | undefined, score: Parameters<typeof form.score>[1]) =>
      sentence === null || sentence === undefined ? null : `${sentence}. ${form.score(teams, score)}`;

    switch (news.type) {
      case 'goal':
      case 'goalCorrected':
      case 'goalRemoved':
      case 'point':
      case 'pointCorrected':
      case 'pointRemoved':
        return scored(news);
      case 'penalty':
      case 'penaltyCorrected':
      case 'penaltyRemoved': {
        const sanction = own.penalty?.(news.event) ?? null;
        return sanction === null ? null : sanctioned(news, sanction);
      }
      case 'card':
      case 'cardCorrected':
      case 'cardRemoved': {
        const sanction = own.card?.(news.event) ?? null;
        return sanction === null ? null : sanctioned(news, sanction);
      }
      case 'timeout':
        return news.side === null ? null : n.timeout(team(news.side), when(news.event));
      case 'attempt': {
        const what = own.attempt?.(news.event);
        if (what === undefined) return null;
        const { shooter, scored: hasScored } = news.event;
        return `${n.attempt({ what, team: team(news.side), player: person(shooter), when: null }, hasScored)} ${form.score(teams, news.score)}`;
      }
      case 'leadChange':
        return withScore(own.leadChange?.(teams[news.side]), news.score);
      case 'run':
        return withScore(own.run?.(teams[news.side], news.points), news.score);
      case 'setWon': {
        const { home, away } = news.set.points;
        const points = form.points(Math.max(home, away), Math.min(home, away));
        const set = m.period(news.set.period);
        return own.setWon?.(teams[news.side], set, points, form.score(teams, news.sets)) ?? null;
      }
      case 'matchStart':
        return `${timers.matchStarted}.`;
      case 'matchEnd':
        return withScore(timers.matchEnded, news.score);
      case 'periodStart':
      case 'periodEnd': {
        const period = periodText(details.periods, news.period, m);
        if (period === null || (news.type === 'periodEnd' && own.setWon !== null)) return null;
        return news.type === 'periodStart'
          ? `${timers.periodStarted(period).join('')}.`
          : withScore(timers.periodEnded(period).join(''), news.score);
      }
      default:
        return news satisfies never;
    }
  };
