import { detailsOf } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import { isAnnouncedAt, type News } from '@kampdag/core/live/news/news';
import { scoreOf } from '@kampdag/core/live/score/score';
import type { BySide } from '@kampdag/core/side';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../context/services.ts';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import { hidden } from '../../ui/text/hidden.css.ts';
import { useMode } from '../live/useLiveSlice.ts';
import { type Announcer, type AnnouncerPorts, createAnnouncer } from './announcer.ts';
import { matchSummaryText } from './matchSummaryText.ts';
import { NarrationCard } from './NarrationCard.tsx';
import { useNarrationLevel } from './narrationLevel.ts';
import { type DescribeNews, forTheEar, type NewsWords, nextTexts } from './newsText.ts';
import { useNews } from './useNews.ts';
import { useSpeech } from './useSpeech.ts';

interface NarrationProps {
  readonly actor: LiveActor;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
  readonly describe: DescribeNews;
  /** The text of a lost connection; null while connected. */
  readonly lost: string | null;
  /** Whether to offer the narration levels; false for a match without further news. */
  readonly hasChoice: boolean;
}

/** The page's one polite status region, paced for listening, and the choice of what it announces. */
export const Narration = ({ actor, teams, messages, describe, lost, hasChoice }: NarrationProps) => {
  const { clock } = useServices();
  const [level, choose] = useNarrationLevel();
  const speech = useSpeech();
  const { voice } = speech;
  const [text, setText] = useState('');
  const announcer = useRef<Announcer | null>(null);
  const textsOf = useRef<AnnouncerPorts['textsOf']>(() => []);
  const wordsOf = useCallback(
    (match: LiveMatch): NewsWords => ({ details: detailsOf(match), teams, form: forTheEar(messages) }),
    [teams, messages],
  );
  useEffect(() => {
    textsOf.current = (next) => {
      const { match } = actor.getSnapshot().context;
      return match === null ? [] : nextTexts(next, scoreOf(match), describe, wordsOf(match), messages);
    };
  }, [actor, wordsOf, describe, messages]);
  useEffect(() => {
    const own = createAnnouncer({
      show: (said) => {
        setText(said);
        if (said !== '') voice()?.say(said);
      },
      isBusy: () => voice()?.isSpeaking() ?? false,
      textsOf: (next) => textsOf.current(next),
    });
    announcer.current = own;
    return own.stop;
  }, [voice]);

  const announce = useCallback(
    (news: readonly News[], match: LiveMatch) => {
      const words = wordsOf(match);
      announcer.current?.announce(
        news.filter((one) => isAnnouncedAt(level, one) && describe(one, words) !== null),
      );
    },
    [wordsOf, describe, level],
  );
  useNews(actor, announce);

  const announceSummary = (): void => {
    const { match } = actor.getSnapshot().context;
    if (match !== null)
      announcer.current?.say(matchSummaryText(match, clock.now(), wordsOf(match), messages));
  };

  const mode = useMode(actor);
  const wasLost = useRef(false);
  useEffect(() => {
    if (lost !== null && !wasLost.current) announcer.current?.say(lost);
    if (lost === null && wasLost.current) announcer.current?.say(messages.connection.live);
    wasLost.current = lost !== null || (wasLost.current && mode !== 'following');
  }, [lost, mode, messages]);

  const isSpeaking = speech.state === 'on';
  useEffect(() => {
    if (isSpeaking) announcer.current?.say(messages.announcements.speaking);
  }, [isSpeaking, messages]);

  return (
    <>
      <output className={hidden}>{text}</output>
      {hasChoice ? (
        <NarrationCard
          level={level}
          onChoose={choose}
          speech={speech}
          onSummary={announceSummary}
          messages={messages}
        />
      ) : null}
    </>
  );
};
