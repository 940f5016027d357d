import { detailsOf } from '@kampdag/core/live/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { News } from '@kampdag/core/live/news';
import { scoreOf } from '@kampdag/core/live/score';
import type { BySide } from '@kampdag/core/side';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import { hidden } from '../../../ui/hidden.css.ts';
import { type LiveActor, useMode } from '../useLive.ts';
import { type Announcements, type Announcer, createAnnouncer } from './announcer.ts';
import { type NewsTeller, nextTexts } from './newsText.ts';
import { useNews } from './useNews.ts';

interface NewsRegionProps {
  readonly actor: LiveActor;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
  readonly tell: NewsTeller;
  /** What is said when the line is lost, null while it holds. */
  readonly lost: string | null;
}

/** The page's one polite status region: empty until there is news, and never faster than it can be heard. */
export const NewsRegion = ({ actor, teams, messages, tell, lost }: NewsRegionProps) => {
  const [text, setText] = useState('');
  const announcer = useRef<Announcer | null>(null);
  const textsOf = useRef<Announcements['textsOf']>(() => []);
  useEffect(() => {
    textsOf.current = (next) => {
      const { match } = actor.getSnapshot();
      if (match === null) return [];
      return nextTexts(next, scoreOf(match), tell, { details: detailsOf(match), teams }, messages);
    };
  }, [actor, teams, tell, messages]);
  useEffect(() => {
    const own = createAnnouncer({ show: setText, textsOf: (next) => textsOf.current(next) });
    announcer.current = own;
    return own.stop;
  }, []);

  const announce = useCallback(
    (news: readonly News[], match: LiveMatch) => {
      const words = { details: detailsOf(match), teams };
      announcer.current?.tell(news.filter((one) => tell(one, words) !== null));
    },
    [teams, tell],
  );
  useNews(actor, announce);

  const mode = useMode(actor);
  const wasLost = useRef(false);
  useEffect(() => {
    if (lost !== null && !wasLost.current) announcer.current?.say(lost);
    if (lost === null && wasLost.current) announcer.current?.say(messages.connection.live);
    wasLost.current = lost !== null || (wasLost.current && mode !== 'following');
  }, [lost, mode, messages]);

  return <output className={hidden}>{text}</output>;
};
