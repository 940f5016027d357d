import '@testing-library/jest-dom/vitest';
import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { deploymentOfId } from '@kampdag/core/site/deployment';
import { sportKinds } from '@kampdag/core/sportKind';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openMatchPage } from './matchPage.tsx';

afterEach(cleanup);

const protest = {
  matchIncidentId: 10,
  parentId: null,
  incidentTypeId: 99,
  incidentType: 'Protest',
  incidentSubType: 'Innlevert',
  team: 'H',
  time: 20,
};

describe('an event of a played match that only the federation has a word for', () => {
  it.each(sportKinds)('has its language on an English page (WCAG 3.1.2): %s', async (sport) => {
    const deployment = deploymentOfId(builtInDeployments, sport) ?? defaultDeployment;
    await openMatchPage({
      deployment,
      tab: sport === 'soccer' ? 'summary' : 'plays',
      match: { sportId: deployment.sportId },
      answers: { 'ta/MatchIncidents': { matchIncidents: [protest] } },
    });
    const events = screen.getByRole('region', { name: 'Events' });
    expect(within(events).getByText('Protest, Innlevert')).toHaveAttribute('lang', 'nb');
  });
});
