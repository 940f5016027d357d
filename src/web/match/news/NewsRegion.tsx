import { detailsOf } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { News } from '@kampdag/core/live/news/news';
import { type Score, scoreOf } from '@kampdag/core/live/score/score';
import type { BySide } from '@kampdag/core/side';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import { hidden } from '../../ui/text/hidden.css.ts';
import { useMode } from '../live/useLive.ts';
import type { AnnouncementLevel } from './announcementLevel.ts';
import { type Announcements, type Announcer, createAnnouncer } from './announcer.ts';
import { type DescribeNews, nextTexts } from './newsText.ts';
import { useNews } from './useNews.ts';
import { useScores } from './useScores.ts';

interface NewsRegionProps {
  readonly actor: LiveActor;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
  readonly describe: DescribeNews;
  /** What is said when the line is lost, null while it holds. */
  readonly lost: string | null;
  /** How much of the match is said. */
  readonly announcements: AnnouncementLevel;
}

/** The page's one polite status region: empty until there is news, and never faster than it can be heard. */
export const NewsRegion = ({ actor, teams, messages, describe, lost, announcements }: NewsRegionProps) => {
  const [text, setText] = useState('');
  const announcer = useRef<Announcer | null>(null);
  const textsOf = useRef<Announcements['textsOf']>(() => []);
  useEffect(() => {
    textsOf.current = (next) => {
      const { match } = actor.getSnapshot().context;
      if (match === null) return [];
      return nextTexts(next, scoreOf(match), describe, { details: detailsOf(match), teams }, messages);
    };
  }, [actor, teams, describe, messages]);
  useEffect(() => {
    const own = createAnnouncer({ show: setText, textsOf: (next) => textsOf.current(next) });
    announcer.current = own;
    return own.stop;
  }, []);

  // News that is told says the score itself.
  const toldOf = useRef<LiveMatch | null>(null);
  const announce = useCallback(
    (news: readonly News[], match: LiveMatch) => {
      if (announcements === 'off') return;
      const words = { details: detailsOf(match), teams };
      const told = news.filter((one) => describe(one, words) !== null);
      if (told.length > 0) toldOf.current = match;
      announcer.current?.tell(told);
    },
    [teams, describe, announcements],
  );
  useNews(actor, announce);

  const announceScore = useCallback(
    ({ home, away }: Score, match: LiveMatch) => {
      if (announcements !== 'scores' || toldOf.current === match) return;
      announcer.current?.say(messages.news.scoreIs(teams.home, `${home}–${away}`, teams.away));
    },
    [teams, messages, announcements],
  );
  useScores(actor, announceScore);

  const mode = useMode(actor);
  const wasLost = useRef(false);
  useEffect(() => {
    if (lost !== null && !wasLost.current) announcer.current?.say(lost);
    if (lost === null && wasLost.current) announcer.current?.say(messages.connection.live);
    wasLost.current = lost !== null || (wasLost.current && mode !== 'following');
  }, [lost, mode, messages]);

  return <output className={hidden}>{text}</output>;
};
