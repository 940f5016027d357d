import '@testing-library/jest-dom/vitest';
import { clientOver } from '@kampdag/core/gateway/client';
import { MatchId } from '@kampdag/core/ids';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderEmbed } from '../../../src/web/embed/renderEmbed.ts';
import { evening, livePageAnswers, smallFederation } from '../app/site.tsx';
import { hockeyAnswers } from './answers.ts';
import { openMatchPage } from './matchPage.tsx';

afterEach(cleanup);

/** What the server sends of a match after the last day of results (reading 44). */
const withoutResult = { matchResult: null, liveClientType: 'None' };

describe('a match after the last day whose results its league publishes (R44)', () => {
  it.each([
    ['en', 'Results not published', 'This league does not publish results of matches after 09/10/2026.'],
    [
      'no',
      'Resultatene er ikke publisert',
      'Denne ligaen publiserer ikke resultater av kamper etter 09.10.2026.',
    ],
  ] as const)('says so, and does not look like one without a result: %s', async (language, title, text) => {
    await openMatchPage({
      language,
      match: withoutResult,
      league: { publishMatchesToDate: '2026-10-09T00:00:00' },
    });
    expect(screen.getByRole('note')).toHaveTextContent(`${title}${text}`);
    expect(screen.queryByText(/^No result|^Uten resultat/)).toBeNull();
  });

  it('says that its results are not published where the last day is not a day', async () => {
    await openMatchPage({ match: withoutResult, league: { publishMatchesToDate: 'soon' } });
    expect(screen.getByRole('note')).toHaveTextContent(
      'Match results has not been published for matches in this tournament.',
    );
  });

  it('says so where it is embedded', async () => {
    const own = {
      ...(livePageAnswers['ta/Tournament?tournamentId=11'] as object),
      publishMatchesToDate: '2026-11-20',
    };
    const { transport } = smallFederation({ ...livePageAnswers, 'ta/Tournament?tournamentId=11': own });
    const { markup } = await renderEmbed(
      { type: 'match', id: MatchId(2) },
      {
        gateway: clientOver(transport),
        deployment: defaultDeployment,
        language: 'en',
        now: evening,
        live: { kind: 'local' },
      },
    );
    expect(markup).toContain('Result not published');
  });
});

describe('a match of a league that withholds people (R24)', () => {
  it.each([
    ['en', 'This league does not publish its players: the events name nobody.'],
    ['no', 'Denne ligaen publiserer ikke spillerne: Hendelsene er uten navn.'],
  ] as const)('says above its events why they name nobody: %s', async (language, text) => {
    const options = { language, answers: hockeyAnswers, tab: 'plays' } as const;
    await openMatchPage({ ...options, league: { areTeamsPublished: false } });
    expect(screen.getByRole('note')).toHaveTextContent(text);
    cleanup();
    await openMatchPage(options);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it.each([
    ['en', 'Officials: not published by this league'],
    ['no', 'Dommere: publiseres ikke av denne ligaen'],
  ] as const)('says in place of its officials that they are not published: %s', async (language, text) => {
    await openMatchPage({ language, answers: hockeyAnswers, league: { areRefereesPublished: false } });
    expect(screen.getByRole('region', { name: / (vs|mot) / })).toHaveTextContent(text);
    cleanup();
    await openMatchPage({ language, answers: hockeyAnswers });
    expect(screen.getByRole('region', { name: / (vs|mot) / })).not.toHaveTextContent(text);
  });
});
