import { detailsOf } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import { isAnnouncedAt, type NarrationLevel, type News, narrationLevels } from '@kampdag/core/live/news/news';
import { knownScoreOf } from '@kampdag/core/live/score/completeness';
import { Volume2, VolumeX } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../context/services.ts';
import { useKept } from '../../context/useKept.ts';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { hidden } from '../../ui/text/text.css.ts';
import type { PartProps } from '../live/liveSport.ts';
import { quietButton } from '../live/page.css.ts';
import { useMode } from '../live/useLiveSlice.ts';
import { card } from '../parts/parts.css.ts';
import { type Announcer, type AnnouncerPorts, createAnnouncer } from './announcer.ts';
import * as styles from './news.css.ts';
import { type DescribeNews, forTheEar, matchSummaryText, type NewsWords, nextTexts } from './newsText.ts';
import { useNews } from './useNews.ts';
import { useSpeech } from './voice.ts';

const key = 'narration';

/** The visitor's narration level and its setter. Default, also on the server: goals. */
const useNarrationLevel = () => {
  const [kept, keep] = useKept(key);
  return [narrationLevels.find((level) => level === kept) ?? 'goals', keep] as const;
};

interface NarrationCardProps {
  readonly level: NarrationLevel;
  readonly onChoose: (level: NarrationLevel) => void;
  readonly speech: ReturnType<typeof useSpeech>;
  /** Announces the state of the match. */
  readonly onSummary: () => void;
  readonly messages: LiveMessages;
}

/** The narration level, the spoken voice, and the state of the match on request. */
const NarrationCard = ({ level, onChoose, speech, onSummary, messages }: NarrationCardProps) => {
  const m = messages.announcements;
  const { state, turn } = speech;
  const isOn = state === 'on' || state === 'opening';
  const Sign = isOn ? Volume2 : VolumeX;
  return (
    <fieldset className={`${card} ${styles.choice}`}>
      <legend className={styles.title}>{m.title}</legend>
      <p className={styles.text}>{m.text}</p>
      {narrationLevels.map((one) => (
        <label key={one} className={styles.option}>
          <input
            type="radio"
            name="narration"
            checked={one === level}
            onChange={() => onChoose(one)}
            className={styles.radio}
          />
          {m.levels[one]}
        </label>
      ))}
      <div className={styles.actions}>
        <button type="button" role="switch" aria-checked={isOn} className={quietButton} onClick={turn}>
          <Sign aria-hidden="true" size={18} />
          {m.speak}
        </button>
        <Button quiet onClick={onSummary}>
          {m.standing}
        </Button>
      </div>
      {state === 'noVoice' || state === 'noSpeech' ? (
        <p role="alert" className={styles.failure}>
          {m[state]}
        </p>
      ) : null}
    </fieldset>
  );
};

interface NarrationProps extends Pick<PartProps, 'actor' | 'teams'> {
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
      return match === null ? [] : nextTexts(next, knownScoreOf(match), describe, wordsOf(match), messages);
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
