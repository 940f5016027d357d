import { winMultiplier } from '@kampdag/core/league/standings/standingsColumn';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { teamMessages } from '../../i18n/messages/team.ts';
import { rooms } from '../../match/parts/parts.css.ts';
import { Section } from '../../match/parts/Section.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import type { TeamPartProps } from './useTeam.ts';

const TeamPlaces = lazy(async () => ({
  default: (await import('../../team/placeHistory/TeamPlaceHistory.tsx')).TeamPlaceHistory,
}));

/** The team's positions through the season, computed on demand. */
export const PlacesPart = ({
  team: { league, row, rows, matches, played, sport, selection },
}: TeamPartProps) => {
  const m = useMessages(teamMessages);
  const [isShown, setShown] = useState(false);
  if (league === null || row === null || matches === null || played === null || played.length === 0)
    return null;
  const { tournamentId, name } = league;
  return isShown ? (
    <Suspense fallback={<div className={rooms.some} aria-hidden="true" />}>
      <TeamPlaces
        input={{ tournamentId, rows, matches, sport, multiplier: winMultiplier(name) }}
        at={rows.indexOf(row.row)}
        played={played}
        selection={selection}
      />
    </Suspense>
  ) : (
    <Section title={m.places}>
      <Button quiet onClick={() => setShown(true)}>
        {m.showPlaces}
      </Button>
    </Section>
  );
};
