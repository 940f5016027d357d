import { TeamId } from '@kampdag/core/ids';
import { headToHead } from '@kampdag/core/league/team/headToHead';
import { describe, expect, it } from 'vitest';
import { previewMessages } from '../../../src/web/i18n/messages/preview.ts';
import { HeadToHeadCard } from '../../../src/web/match/preview/HeadToHeadCard.tsx';
import { renderView } from '../support/renderView.tsx';

const { noMeetings, failed } = previewMessages.en;

/** The card's text for two teams that have not met this season, by what is known of the season before. */
const textWhile = (earlier: 'loading' | 'ready' | 'failed'): string | null =>
  renderView(
    <HeadToHeadCard
      headToHead={headToHead([], { home: TeamId(1), away: TeamId(2) })}
      earlier={earlier}
      names={{ home: 'Ulvdal', away: 'Havørn' }}
      goalsLabel="Goals for"
      linkOf={() => '/match'}
    />,
  ).container.textContent;

describe('two teams that have not met this season', () => {
  it('are not said to have never met while the season before is loading', () => {
    expect(textWhile('loading')).toBe('');
  });

  it('are said to have not met once the season before is known', () => {
    expect(textWhile('ready')).toBe(noMeetings);
  });

  it('are not said to have never met when the season before could not be loaded', () => {
    expect(textWhile('failed')).toBe(failed.meetings);
  });
});
