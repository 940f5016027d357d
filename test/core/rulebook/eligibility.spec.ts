import { PersonId } from '@kampdag/core/ids';
import { outOf } from '@kampdag/core/live/lineup/eligibility';
import type { LiveMatch } from '@kampdag/core/live/match';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';
import type { Body } from '../../arbitraries/liveMessages.ts';
import { noLeagueRules } from './noLeagueRules.ts';
import { reporterOf } from './reported.ts';

const reasonIn = (match: LiveMatch) => outOf(match).get(PersonId(7))?.reason ?? null;

const repeated = (times: number, own: Body): readonly Body[] => Array.from({ length: times }, () => own);

describe('a player of basketball is out (R46)', () => {
  const { event, match } = reporterOf('basketball');
  const foul = (own: Body): Body => event('H', 'Foul', 1, 60, { Player: 7, ...own });
  const after = (...fouls: readonly Body[]) => reasonIn(match(...fouls.map(foul)));
  const personal = { FoulType: 200_447 };
  const unsportsmanlike = { FoulType: 200_450 };
  const technical = { FoulType: 200_451 };
  const disqualifying = { FoulType: 200_452 };
  const bench = { FoulType: 200_454 };

  it('after five fouls of any kind, not after four (FIBA 40.1)', () => {
    expect(after(...repeated(4, personal))).toBeNull();
    expect(after(...repeated(4, personal), technical)).toBe('fouls');
  });

  it('after two technical, two unsportsmanlike, or one of each (FIBA 36.2.3, 37.2.3)', () => {
    expect(after(technical)).toBeNull();
    expect(after(technical, technical)).toBe('technicals');
    expect(after(unsportsmanlike, unsportsmanlike)).toBe('technicals');
    expect(after(personal, technical, unsportsmanlike)).toBe('technicals');
  });

  it('after a disqualifying foul (FIBA 38)', () => {
    expect(after(disqualifying)).toBe('disqualified');
  });

  it('not by the fouls of bench and coach, which are no player’s (FIBA 36.3)', () => {
    expect(after(...repeated(6, bench))).toBeNull();
    expect(after(...repeated(6, { ...personal, IsCoach: true }))).toBeNull();
  });

  it('as a coach after two technicals of his own, or three with his bench’s (FIBA 36.3.4)', () => {
    const own = { ...technical, IsCoach: true };
    const benchs = { ...bench, IsCoach: true };
    expect([after(own), after(own, own)]).toEqual([null, 'technicals']);
    expect([after(benchs, benchs), after(own, benchs, benchs)]).toEqual([null, 'technicals']);
  });

  it('not by a fifth foul that was reported after the match (specification §3)', () => {
    expect(after(...repeated(4, personal), { FoulType: 200_462 })).toBeNull();
  });

  it('after as many fouls as the league says (R40)', () => {
    const league = reporterOf(sportOf('basketball', { ...noLeagueRules, foulsOut: 4 }));
    expect(reasonIn(league.match(...repeated(4, foul(personal))))).toBe('fouls');
  });

  it('no longer, once a foul was withdrawn', () => {
    const told = repeated(5, foul(personal));
    const withdrawn = { MatchEventType: 'Delete', DeletedEventClientId: 'event-2' };
    expect(reasonIn(match(...told))).toBe('fouls');
    expect(reasonIn(match(...told, withdrawn))).toBeNull();
  });
});

describe('a player of handball is out (R46)', () => {
  const { event, match } = reporterOf('handball');
  const suspension = event('H', 'Penalty', 1, 60, { Player: 7 });

  it('with the third suspension (IHF 16:6 d)', () => {
    expect(reasonIn(match(suspension, suspension))).toBeNull();
    expect(reasonIn(match(suspension, suspension, suspension))).toBe('suspensions');
  });

  it('with a suspension after one of four minutes, which is two of one stoppage (IHF 16:9 a)', () => {
    expect(reasonIn(match({ ...suspension, Minutes: 4 }))).toBeNull();
    expect(reasonIn(match({ ...suspension, Minutes: 4 }, suspension))).toBe('suspensions');
  });

  it.each(['Rødt', 'Rødt kort', 'Blått kort'])('with a card that is told as %s', (Color) => {
    expect(reasonIn(match(event('H', 'Card', 1, 60, { Player: 7, Color })))).toBe('disqualified');
  });

  it.each(['Red', 'Blue'])('with a %s card, not with a yellow one (IHF 16:6, 16:8)', (Color) => {
    expect(reasonIn(match(event('H', 'Card', 1, 60, { Player: 7, Color })))).toBe('disqualified');
    expect(reasonIn(match(event('H', 'Card', 1, 60, { Player: 7, Color: 'Yellow' })))).toBeNull();
  });
});

describe('a player of hockey is out (R46)', () => {
  const { event, match } = reporterOf('icehockey');
  const penalty = (Minutes: number) => event('H', 'Penalty', 1, 60, { Player: 7, Minutes });

  it('with a game misconduct or a match penalty, not with a major or one misconduct (IIHF 20 to 23)', () => {
    expect([2, 5, 10, 20, 25].map((minutes) => reasonIn(match(penalty(minutes))))).toEqual([
      null,
      null,
      null,
      'disqualified',
      'disqualified',
    ]);
    expect(reasonIn(match(penalty(10), penalty(10)))).toBe('misconducts');
  });

  it('with a second major of one game (IIHF 20.4)', () => {
    expect(reasonIn(match(penalty(5), penalty(5)))).toBe('majors');
    expect(reasonIn(match(penalty(5), penalty(2), penalty(4)))).toBeNull();
  });

  it('with a second misconduct that is reported together with a minor, as 12 minutes (IIHF 20.4, 22)', () => {
    expect(reasonIn(match(penalty(12), penalty(10)))).toBe('misconducts');
    expect(reasonIn(match(penalty(12)))).toBeNull();
  });
});

describe('a player of football is out (R46)', () => {
  const { event, match } = reporterOf('soccer');
  const card = (own: Body) => event('H', 'Card', 1, 60, { Player: 7, ...own });
  const told = (InfractionName: string) => event('H', 'Penalty', 1, 60, { Player: 7, InfractionName });

  it('with a red card, or with the second yellow one (IFAB 12.3)', () => {
    expect(reasonIn(match(card({ Color: 'Red' })))).toBe('sentOff');
    const yellow = card({ Color: 'Gult' });
    expect([reasonIn(match(yellow)), reasonIn(match(yellow, yellow))]).toEqual([null, 'sentOff']);
  });

  it.each(['Utvisning', 'Rødt kort', 'Andre gule kort', '2. gule kort'])(
    'with a %s, as a card and as a penalty of that name',
    (word) => {
      expect(reasonIn(match(told(word)))).toBe('sentOff');
      expect(reasonIn(match(card({ TypeName: word })))).toBe('sentOff');
    },
  );

  it('with the second “Advarsel”, and never with a kick from the penalty mark', () => {
    expect(reasonIn(match(told('Advarsel')))).toBeNull();
    expect(reasonIn(match(told('Advarsel'), told('Advarsel')))).toBe('sentOff');
    expect(reasonIn(match(told('Straffespark'), told('Straffespark')))).toBeNull();
  });
});

describe('a player of volleyball is out (R46)', () => {
  const { event, match } = reporterOf('volleyball');
  const card = (InfractionName: string) => event('H', 'Penalty', 1, 0, { Player: 7, InfractionName });

  it('when disqualified, not when expelled for a set (FIVB 21.3)', () => {
    expect(reasonIn(match(card('Disqualification')))).toBe('disqualified');
    expect(reasonIn(match(card('Diskvalifisering')))).toBe('disqualified');
    expect(reasonIn(match(card('Expulsion')))).toBeNull();
    expect(reasonIn(match(card('Red card')))).toBeNull();
  });

  it.each(['Utvisning', 'Expulsion', 'Rødt og gult kort'])(
    'with a second %s, not with one (FIVB 21.4.2)',
    (word) => {
      expect([reasonIn(match(card(word))), reasonIn(match(card(word), card(word)))]).toEqual([
        null,
        'disqualified',
      ]);
    },
  );

  it('with the red and the yellow card shown apart (FIVB 21.6)', () => {
    expect(reasonIn(match(card('Rødt og gult kort hver for seg')))).toBe('disqualified');
  });
});
