import { TeamId } from '@kampdag/core/ids';
import { headToHead } from '@kampdag/core/league/team/headToHead';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { previewMessages } from '../../../src/web/i18n/messages/preview.ts';
import { HeadToHeadCard } from '../../../src/web/match/preview/HeadToHeadCard.tsx';
import { renderView } from '../support/renderView.tsx';

const { noMeetings, failed } = previewMessages.en;

/** Two teams that have not met this season, by what is known of the season before. */
const show = (earlier: 'loading' | 'ready' | 'failed') =>
  renderView(
    <HeadToHeadCard
      headToHead={headToHead([], { home: TeamId(1), away: TeamId(2) })}
      earlier={earlier}
      names={{ home: 'Ulvdal', away: 'Havørn' }}
      goalsLabel="Goals for"
      linkOf={() => '/match'}
    />,
  );

describe('two teams that have not met this season', () => {
  it('are not said to have never met while the season before is loading', () => {
    show('loading');
    expect(screen.getByRole('main').textContent).toBe('');
  });

  it('are said to have not met once the season before is known', () => {
    show('ready');
    expect(screen.getByRole('main').textContent).toBe(noMeetings);
  });

  it('are not said to have never met when the season before could not be loaded', () => {
    show('failed');
    expect(screen.getByRole('main').textContent).toBe(failed.meetings);
  });
});
