import type { MatchDetails } from '@kampdag/core/live/details';
import type { Goal, LiveEvent, PenaltyShot, Timer } from '@kampdag/core/live/event';
import type { TimelineRow } from '@kampdag/core/live/timeline';
import { goalTypeCode } from '@kampdag/core/sport/icehockey/goalType';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import { periodText, personText } from './names.ts';

/** How loud a row is. */
export type PlayTone = 'goal' | 'strong' | 'plain' | 'milestone';

/** What a row of the play by play says. Names are text of strangers: shown, never interpreted. */
export interface PlayText {
  readonly title: string;
  /** Whom it is about. */
  readonly subject: string | null;
  readonly detail: string | null;
  readonly tags: readonly string[];
  readonly tone: PlayTone;
}

const plain: Omit<PlayText, 'title'> = { subject: null, detail: null, tags: [], tone: 'plain' };

type Person = (id: Parameters<typeof personText>[1]) => string | null;

const assistsOf = (event: Goal, person: Person, m: LiveMessages): string => {
  const names = [person(event.firstAssist), person(event.secondAssist)].filter((name) => name !== null);
  if (names.length === 0) return m.row.unassisted;
  return `${names.length === 1 ? m.row.assist : m.row.assists}: ${names.join(', ')}`;
};

const goalText = (event: Goal, person: Person, m: LiveMessages): PlayText => {
  const code = goalTypeCode(event.goalType);
  const tags = [
    ...(code === null || code === 'EQ' ? [] : [m.row.goalType[code]]),
    ...(event.emptyNet ? [m.row.emptyNet] : []),
  ];
  return {
    title: m.row.goal,
    subject: person(event.player) ?? m.row.unknownPlayer,
    detail: assistsOf(event, person, m),
    tags,
    tone: 'goal',
  };
};

const penaltyShotText = (event: PenaltyShot, counts: boolean, person: Person, m: LiveMessages): PlayText => {
  const goalie = person(event.goalie);
  return {
    title: counts ? m.row.goal : m.row.penaltyShot,
    subject: person(event.player) ?? m.row.unknownPlayer,
    detail: !event.scored && goalie !== null ? m.row.savedBy(goalie) : null,
    tags: counts ? [m.row.penaltyShot] : [event.scored ? m.row.scored : m.row.missed],
    tone: counts ? 'goal' : 'strong',
  };
};

const timerTitle = (event: Timer, details: MatchDetails, m: LiveMessages): string => {
  const period = periodText(details.periods, event.period, event.periodName, m) ?? '';
  switch (event.action) {
    case 'matchStart':
      return m.row.matchStarted;
    case 'matchEnd':
      return m.row.matchEnded;
    case 'periodStart':
      return m.row.periodStarted(period);
    case 'periodEnd':
      return m.row.periodEnded(period);
    case 'start':
      return m.row.clockStarted;
    case 'stop':
      return m.row.clockStopped;
    case 'update':
    case 'unknown':
      return m.row.clockSet;
    default:
      return event.action satisfies never;
  }
};

const textOf = (event: LiveEvent, counts: boolean, details: MatchDetails, m: LiveMessages): PlayText => {
  const person: Person = (id) => personText(details, id);
  switch (event.type) {
    case 'goal':
      return goalText(event, person, m);
    case 'penalty':
      return {
        title: m.row.penalty(event.minutes),
        subject: person(event.player) ?? m.row.benchPenalty,
        detail: event.infraction,
        tags: [],
        tone: 'strong',
      };
    case 'shot': {
      const goalie = person(event.goalie);
      return {
        ...plain,
        title: m.row.shot,
        subject: person(event.player),
        detail: goalie === null ? null : m.row.savedBy(goalie),
      };
    }
    case 'faceoff': {
      const winner = person(event.winner);
      return {
        ...plain,
        title: m.row.faceoff,
        subject: winner === null ? null : m.row.faceoffWon(winner, person(event.loser)),
      };
    }
    case 'penaltyShot':
      return penaltyShotText(event, counts, person, m);
    case 'shootout':
      return {
        title: m.row.shootout(event.round),
        subject: person(event.shooter) ?? m.row.unknownPlayer,
        detail: null,
        tags: [event.scored ? m.row.scored : m.row.missed],
        tone: 'strong',
      };
    case 'timeout':
      return { ...plain, title: m.row.timeout };
    case 'timer':
      return { ...plain, title: timerTitle(event, details, m), tone: 'milestone' };
    case 'playerTime': {
      const on = event.direction === 'on';
      const title = event.isGoalie
        ? on
          ? m.row.goalieOn
          : m.row.goalieOff
        : on
          ? m.row.playerOn
          : m.row.playerOff;
      return { ...plain, title, subject: person(event.player) };
    }
    // Other sports' events have no words on this page.
    default:
      return { ...plain, title: m.row.other };
  }
};

/** What a row says in a language. */
export const playText = (row: TimelineRow, details: MatchDetails, m: LiveMessages): PlayText =>
  textOf(row.event, row.score !== null, details, m);
