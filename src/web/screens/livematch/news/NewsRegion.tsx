import { detailsOf } from '@kampdag/core/live/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { News } from '@kampdag/core/live/news';
import { scoreOf } from '@kampdag/core/live/score';
import type { BySide } from '@kampdag/core/side';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import { hidden } from '../../../ui/hidden.css.ts';
import { type LiveActor, useMode } from '../useLive.ts';
import { type Announcer, createAnnouncer } from './announcer.ts';
import { type NewsTeller, newsTexts } from './newsText.ts';
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
  useEffect(() => {
    const own = createAnnouncer(setText);
    announcer.current = own;
    return own.stop;
  }, []);

  const announce = useCallback(
    (news: readonly News[], match: LiveMatch) => {
      const words = { details: detailsOf(match), teams };
      for (const said of newsTexts(news, scoreOf(match), tell, words, messages)) announcer.current?.say(said);
    },
    [teams, messages, tell],
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
