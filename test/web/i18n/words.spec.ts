import { describe, expect, it } from 'vitest';
import { commonMessages } from '../../../src/web/i18n/messages/live.ts';
import { matchesMessages } from '../../../src/web/i18n/messages/matches.ts';
import { eventsPageMessages } from '../../../src/web/i18n/messages/matchpageEvents.ts';
import { positionName, rosterMessages } from '../../../src/web/i18n/messages/roster.ts';
import { notificationMessages } from '../../../src/web/notifications/notificationMessages.ts';
import { basketballMessages } from '../../../src/web/sports/basketball/liveMessages.ts';

describe('one thing has one name (issue 36, 13)', () => {
  it('names handball’s positions in English, wings as wings', () => {
    const named = ['Målvakt', 'Venstre ving', 'Høyre back', 'Midtback', 'Strek'].map((position) =>
      positionName(position, rosterMessages.en),
    );
    expect(named).toEqual(['Goalkeeper', 'Left wing', 'Right back', 'Centre back', 'Line player']);
    const { wings, frontcourt } = rosterMessages.en.groups;
    expect([wings, frontcourt]).toEqual(['Wings', 'Forwards']);
  });

  it('tells a Norwegian log in the past tense', () => {
    expect(commonMessages.no.timers.matchStarted).toBe('Kampen startet');
    expect(commonMessages.no.timers.periodStarted('2. omgang')).toEqual(['2. omgang', ' startet']);
    expect(eventsPageMessages.no.scoreAfter(2, 1)).toBe('Stillingen ble 2–1');
  });

  it('notifies of a start in the words of the log', () => {
    for (const language of ['en', 'no'] as const)
      expect(notificationMessages[language].started).toBe(commonMessages[language].timers.matchStarted);
  });

  it('calls a shot, a foul and a match to come the same wherever they stand', () => {
    const { shot } = eventsPageMessages.no;
    expect([shot(2, true), shot(2, false)]).toEqual(['Topoenger', 'Bom på topoenger']);
    expect(basketballMessages.no.bench.foulsOf(4)).toBe('4 lagfoul');
    expect(matchesMessages.no.status.Upcoming).toBe('Kommende');
    expect(matchesMessages.en.status.NoShow.home).toBe('Home team did not show up');
  });
});
