import { Pause, Play } from 'lucide-react';
import { useEffect } from 'react';
import { useLiveScoresService } from '../context/liveScores.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { matchesMessages } from '../i18n/messages/matches.ts';
import { Button } from '../ui/controls/Button.tsx';
import * as styles from './pauseScores.css.ts';
import { useScores } from './useLiveScores.ts';

/** Pauses and resumes the live scores of a list (WCAG 2.2.2), while there are any. Leaving the list resumes them. */
export const PauseScores = () => {
  const m = useMessages(matchesMessages);
  const scores = useLiveScoresService();
  const isHeld = useScores((held) => held.isHeld === true);
  const isUseful = useScores((known) => known.scores.size > 0);
  useEffect(() => () => scores.hold(false), [scores]);
  const Sign = isHeld ? Play : Pause;
  const text = isHeld ? m.resumeScores : m.pauseScores;
  return (
    <div className={isUseful ? undefined : styles.idle}>
      <Button quiet aria-label={text} onClick={() => scores.hold(!isHeld)}>
        <Sign aria-hidden="true" size={18} />
        <span className={styles.word}>{text}</span>
      </Button>
    </div>
  );
};
