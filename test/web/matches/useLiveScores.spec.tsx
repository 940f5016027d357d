import { MatchId } from '@kampdag/core/ids';
import { Instant } from '@kampdag/core/time/instant';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NEVER } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { LiveScoresProvider } from '../../../src/web/context/liveScores.ts';
import { createLiveScores, type LiveScores } from '../../../src/web/machines/liveScores.ts';
import { useLiveScore, useScores } from '../../../src/web/matches/useLiveScores.ts';
import { liveRow } from '../support/liveRow.ts';

const matchId = MatchId(7);

const opened = (): LiveScores =>
  createLiveScores(() => new Promise(() => undefined), { delay$: NEVER, now: () => Instant(0) }, [
    liveRow(matchId, 1, 0),
  ]);

const Row = () => {
  const live = useLiveScore(matchId);
  const count = useScores(({ scores }) => scores.size);
  return (
    <p>
      {count}: {live?.score?.home}–{live?.score?.away}
    </p>
  );
};

const page = (scores: LiveScores) => (
  <LiveScoresProvider value={scores}>
    <Row />
  </LiveScoresProvider>
);

describe('live scores of lists', () => {
  afterEach(() => document.body.replaceChildren());

  it('are those that came with the page while it is hydrated, however late, and then what was reported meanwhile (issue 34)', async () => {
    document.body.innerHTML = `<div id="root">${renderToString(page(opened()))}</div>`;
    const root = document.querySelector('#root');
    if (root === null) throw new Error('there is no root');
    expect(root.textContent).toBe('1: 1–0');
    const scores = opened();
    scores.pin(matchId, { score: { home: 2, away: 0 }, phase: 'inPlay', period: null });
    const differences: unknown[] = [];
    await act(async () => {
      hydrateRoot(root, page(scores), { onRecoverableError: (error) => differences.push(error) });
    });
    expect(differences).toEqual([]);
    expect(root.textContent).toBe('1: 2–0');
  });
});
