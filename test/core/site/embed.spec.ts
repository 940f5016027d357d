import { MatchId, TeamId } from '@kampdag/core/ids';
import { embedPath, embedSnippet, readAccent } from '@kampdag/core/site/embed';
import { describe, expect, it } from 'vitest';

const team = { type: 'team', id: TeamId(101) } as const;

describe('the HTML that embeds a match or a team in another site (#37.6)', () => {
  it('is a frame of its subject, and the script that fits it to its content', () => {
    const snippet = embedSnippet('https://hockey.test', team, 'Lag & "Co" <x>', { language: 'no' });
    expect(snippet).toBe(
      '<iframe src="https://hockey.test/embed/team?teamId=101&amp;language=no" title="Lag &amp; &quot;Co&quot; &lt;x>"' +
        ' width="100%" height="460" style="border:0" loading="lazy"></iframe>' +
        ' <script src="https://hockey.test/embed/size.js" async></script>',
    );
    expect(embedSnippet('https://hockey.test', { type: 'match', id: MatchId(7) }, 'A')).toContain(
      'src="https://hockey.test/embed/match?matchId=7"',
    );
  });

  it('names language, theme and accent where they are chosen', () => {
    const accent = readAccent('C8102E');
    expect(embedPath(team, { theme: 'dark', ...(accent === null ? {} : { accent }) })).toBe(
      '/embed/team?teamId=101&theme=dark&accent=c8102e',
    );
  });

  it.each(['', '#c8102e', 'c8102', 'red', 'c8102e;}', ['c8102e'], null])(
    'reads no accent from what is not six hexadecimal digits: %j',
    (text) => {
      expect(readAccent(text)).toBeNull();
    },
  );
});
