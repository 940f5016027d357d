import type { MatchId } from '@kampdag/core/ids';
import { withRevealed } from '@kampdag/core/site/viewing';
import { useState } from 'react';
import { useViewing } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { useChangeViewing } from '../../viewingPreferences/useChangeViewing.ts';
import * as styles from './scrub.css.ts';
import { scrubMessages } from './scrubMessages.ts';
import type { Scrubbing } from './useScrubbing.ts';

interface AskFirstProps {
  readonly matchId: MatchId;
  readonly scrubbing: Scrubbing;
}

/** The way from the playback of a hidden match to how it stands now, which is asked about first: it tells the result. */
export const AskFirst = ({ matchId, scrubbing }: AskFirstProps) => {
  const m = useMessages(scrubMessages);
  const viewing = useViewing();
  const keep = useChangeViewing();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button quiet onClick={() => setAsking(true)}>
        {m.toResult}
      </Button>
    );
  }
  const show = (): void => {
    keep({ revealed: withRevealed(viewing, matchId).revealed });
    scrubbing.leave();
  };
  return (
    <fieldset className={styles.question}>
      <legend className={styles.asked}>{m.asksFirst}</legend>
      <Button onClick={show}>{m.showsResult}</Button>
      <Button quiet onClick={() => setAsking(false)}>
        {m.keepsHidden}
      </Button>
    </fieldset>
  );
};
