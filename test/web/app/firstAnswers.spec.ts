import { decodeBody } from '@kampdag/core/gateway/client';
import { matchesOfLeague, matchesOnDate } from '@kampdag/core/gateway/endpoints';
import { broadcastsOfLeague } from '@kampdag/core/gateway/matchEndpoints';
import { SportId, TournamentId } from '@kampdag/core/ids';
import { MatchRow } from '@kampdag/core/league/match/match';
import { sliderOf } from '@kampdag/core/league/schedule/slider';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import * as fc from 'fast-check';
import { either, option } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { firstAnswers } from '../../../src/web/app/firstAnswers.ts';
import { firstSpan, inlinedReach } from '../../../src/web/app/slider/track.ts';
import { preloadedFrom } from '../../../src/web/context/preloaded.ts';
import { generatedToday, matchList } from '../../arbitraries/matches.ts';

const tournamentId = TournamentId(10);
const path = matchesOfLeague.write({ tournamentId });
const today = generatedToday;
const now = { date: today, time: TimeOfDay(19 * 60) };

/** Raw rows, some of which cannot be decoded. */
const rows = matchList(60).chain((matches) =>
  fc.shuffledSubarray([...matches.map((match): unknown => MatchRow.encode(match)), { matchId: null }, 7], {
    minLength: matches.length,
  }),
);

describe('the answers that come with a page', () => {
  it('contain only the slider’s first matches of a long league, with their positions', () => {
    fc.assert(
      fc.property(rows, (sent) => {
        const { answers, parts } = firstAnswers(
          { [path]: { matches: sent } },
          { now, showsWholeLeague: false },
        );
        const whole = decodeBody(matchesOfLeague, { matches: sent });
        // A list of nothing but unreadable rows is a bad answer.
        if (either.isLeft(whole)) return;
        const slider = sliderOf(whole.right.rows, now);
        const preloaded = preloadedFrom(answers, parts);
        const all = preloaded.read(matchesOfLeague, { tournamentId });
        if (option.isSome(all)) {
          expect(all.value.rows).toEqual(whole.right.rows);
          return;
        }
        const part = option.toNullable(preloaded.readPart(matchesOfLeague, { tournamentId }));
        const centred = slider.centred ?? -1;
        const { from, to } = firstSpan(slider.matches.length, centred, inlinedReach);
        const first = sliderOf(part?.value.rows ?? [], now);
        expect(first.matches).toEqual(slider.matches.slice(from, to));
        expect((first.centred ?? -1) + from).toBe(centred);
        expect(part?.place).toEqual({ before: from, count: slider.matches.length });
      }),
    );
  });

  it('contain the whole league if the page shows it, or if it is short', () => {
    const short = { matches: [{ matchId: 1 }] };
    const long = { matches: Array.from({ length: 60 }, (_, i) => ({ matchId: i + 1, matchDate: today })) };
    const keptOf = (body: unknown, showsWholeLeague: boolean) =>
      Object.keys(firstAnswers({ [path]: body }, { now, showsWholeLeague }).answers);
    expect(keptOf(short, false)).toEqual([path]);
    expect(keptOf(long, true)).toEqual([path]);
    expect(keptOf(long, false)).toEqual([]);
  });

  it('contain only the broadcasts of the day shown', () => {
    const params = { sportId: SportId(199), tournamentId };
    const broadcasts = [1, 2, 3].map((matchId) => ({
      matchId,
      broadcastUrls: { tv2: `https://tv2.example/${matchId}`, play: null },
    }));
    const { answers, parts } = firstAnswers(
      {
        [broadcastsOfLeague.write(params)]: broadcasts,
        [matchesOnDate.write({ sportId: SportId(199), date: today })]: { matches: [{ matchId: '2' }] },
      },
      { now, showsWholeLeague: false },
    );
    const part = option.toNullable(preloadedFrom(answers, parts).readPart(broadcastsOfLeague, params));
    expect(part?.value.rows.map(({ matchId, urls }) => [matchId, urls.tv2, urls.play])).toEqual([
      [2, 'https://tv2.example/2', null],
    ]);
  });
});
