import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { teamMessages } from '../../i18n/messages/team.ts';
import { rooms } from '../../match/parts/parts.css.ts';
import { Section } from '../../match/parts/Section.tsx';
import type { TeamPlaceHistoryProps } from '../../team/placeHistory/TeamPlaceHistory.tsx';
import { Button } from '../../ui/controls/Button.tsx';

const TeamPlaces = lazy(async () => ({
  default: (await import('../../team/placeHistory/TeamPlaceHistory.tsx')).TeamPlaceHistory,
}));

/** The team's positions through the season, computed on demand. */
export const PlacesPart = (props: TeamPlaceHistoryProps) => {
  const m = useMessages(teamMessages);
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <Suspense fallback={<div className={rooms.some} aria-hidden="true" />}>
      <TeamPlaces {...props} />
    </Suspense>
  ) : (
    <Section title={m.places}>
      <Button quiet onClick={() => setShown(true)}>
        {m.showPlaces}
      </Button>
    </Section>
  );
};
