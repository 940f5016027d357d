import type { Timer } from '@kampdag/core/live/event';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { periodText } from './names.ts';
import { type PlayText, plainPlay } from './playText.ts';

const timerTitle = (event: Timer, details: MatchDetails, m: LiveMessages): string => {
  const period = periodText(details.periods, event.period, event.periodName, m) ?? '';
  switch (event.action) {
    case 'matchStart':
      return m.timers.matchStarted;
    case 'matchEnd':
      return m.timers.matchEnded;
    case 'periodStart':
      return m.timers.periodStarted(period);
    case 'periodEnd':
      return m.timers.periodEnded(period);
    case 'start':
      return m.timers.clockStarted;
    case 'stop':
      return m.timers.clockStopped;
    case 'update':
    case 'unknown':
      return m.timers.clockSet;
    default:
      return event.action satisfies never;
  }
};

/** What every sport says alike: periods, timeouts, and events that it has no words for. */
export const commonPlay = ({ event }: TimelineRow, details: MatchDetails, m: LiveMessages): PlayText => {
  if (event.type === 'timer') {
    return { ...plainPlay, title: timerTitle(event, details, m), tone: 'milestone' };
  }
  return { ...plainPlay, title: event.type === 'timeout' ? m.timeout : m.plays.other };
};
