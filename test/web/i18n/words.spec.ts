import { describe, expect, it } from 'vitest';
import { commonMessages } from '../../../src/web/i18n/messages/live.ts';
import { matchesMessages } from '../../../src/web/i18n/messages/matches.ts';
import { matchPageMessages } from '../../../src/web/i18n/messages/matchpage.ts';
import { eventsPageMessages } from '../../../src/web/i18n/messages/matchpageEvents.ts';
import { positionName, rosterMessages } from '../../../src/web/i18n/messages/roster.ts';
import { notificationMessages } from '../../../src/web/notifications/notificationMessages.ts';
import { basketballMessages } from '../../../src/web/sports/basketball/liveMessages.ts';
import { handballMessages } from '../../../src/web/sports/handball/liveMessages.ts';
import { hockeyMessages } from '../../../src/web/sports/icehockey/liveMessages.ts';
import { volleyballMessages } from '../../../src/web/sports/volleyball/liveMessages.ts';

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

  it.each(['en', 'no'] as const)('tells what is over in the past tense: %s', (language) => {
    const { timers, plays, narration } = commonMessages[language];
    expect([
      timers.matchEnded,
      timers.periodEnded('2').join(''),
      plays.scoreAfter(2, 1),
      notificationMessages[language].endedHidden,
      narration.attempt({ what: 'X', team: 'A', player: null, when: null }, false),
      narration.corrected.removed('A', 'x', null),
      hockeyMessages[language].summary.shootoutWinner('A'),
      handballMessages[language].summary.shootoutWinner('A'),
      volleyballMessages[language].spoken.setWon('A', 'set 2', '25–20', '1–1'),
      basketballMessages[language].spoken.leadChange('A'),
    ]).toEqual(
      {
        en: [
          'Match ended',
          '2 ended',
          'Score 2 to 1',
          'Match ended',
          'X, A, did not score.',
          'Correction for A: x was taken back.',
          'A won the shootout',
          'A won the 7-metre shootout',
          'A won set 2, 25–20. Sets: 1–1',
          'A took the lead',
        ],
        no: [
          'Kampen sluttet',
          '2 sluttet',
          'Stillingen ble 2–1',
          'Kampen sluttet',
          'X, A, scoret ikke.',
          'Rettelse for A: x ble trukket tilbake.',
          'A vant straffeslagkonkurransen',
          'A vant straffekastkonkurransen',
          'A vant set 2, 25–20. Sett: 1–1',
          'A tok ledelsen',
        ],
      }[language],
    );
  });

  it('notifies of a start in the words of the log', () => {
    for (const language of ['en', 'no'] as const)
      expect(notificationMessages[language].started).toBe(commonMessages[language].timers.matchStarted);
  });

  it('calls a shot, a foul and a match to come the same wherever they stand', () => {
    const { shot } = eventsPageMessages.no;
    expect([shot(2, true), shot(2, false)]).toEqual(['Topoenger', 'Bom på topoenger']);
    expect(basketballMessages.no.sideline.foulsOf(4)).toBe('4 lagfoul');
    expect(matchPageMessages.no.out.reasons.fouls).toBe('for mange foul');
    expect(matchesMessages.no.status.Upcoming).toBe('Kommende');
    expect(matchesMessages.en.status.NoShow.home).toBe('Home team did not show up');
  });
});
