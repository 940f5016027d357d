import { TeamId } from '@kampdag/core/ids';
import { frontTeamsOf, noFrontTeams, printFrontTeams, readFrontTeams } from '@kampdag/core/site/frontTeams';
import { describe, expect, it } from 'vitest';

const followed = [11, 12, 13, 14, 15].map((id) => TeamId(id));

describe('the followed teams with which pages begin (issue 37, point 4)', () => {
  it('tell the server how many they are, and which only by the visitor’s choice', () => {
    const counted = printFrontTeams(frontTeamsOf(followed.slice(0, 2), false));
    expect(counted).toBe('n2');
    expect(readFrontTeams(counted)).toEqual({ count: 2, ids: [] });
    const told = printFrontTeams(frontTeamsOf(followed.slice(0, 2), true));
    expect(told).toBe('11.12');
    expect(readFrontTeams(told)).toEqual({ count: 2, ids: [TeamId(11), TeamId(12)] });
  });

  it('are at most four, those followed first', () => {
    expect(readFrontTeams(printFrontTeams(frontTeamsOf(followed, true))).ids).toEqual(followed.slice(0, 4));
  });

  it.each([null, '', 'n5', 'n-1', '0', '1.2.3.4.5', '1..2', '1.x', '12345678901', '<script>'])(
    'are none for any other text: %s',
    (text) => {
      expect(readFrontTeams(text)).toEqual(noFrontTeams);
    },
  );

  it('are each counted once', () => {
    expect(readFrontTeams('11.11')).toEqual({ count: 1, ids: [TeamId(11)] });
  });
});
