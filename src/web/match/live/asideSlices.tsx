import type { Match } from '@kampdag/core/league/match/match';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { useMemo } from 'react';
import { useI18n } from '../../i18n/I18nContext.tsx';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import { DetailsCard } from '../facts/DetailsCard.tsx';
import { factsOf, type ReportedDetails } from '../facts/matchFacts.ts';
import { useLiveSlice } from './useLiveSlice.ts';

interface AsideProps {
  readonly actor: LiveActor;
  readonly messages: LiveMessages;
}

const reportedDetails = (live: LiveMatch): ReportedDetails => {
  const { tournamentName, arena, referees, attendance } = detailsOf(live);
  return { tournamentName, arena, referees, attendance };
};

/** League, arena, start, officials and attendance: the fixture list's, completed by the reporter's. */
export const DetailsSlice = ({
  actor,
  match,
  sport,
  messages,
}: AsideProps & { readonly match: Match; readonly sport: SportKind }) => {
  const live = useLiveSlice(actor, reportedDetails);
  const i18n = useI18n();
  const facts = useMemo(
    () => factsOf(match, sport, live, i18n, messages),
    [match, sport, live, i18n, messages],
  );
  return <DetailsCard title={messages.details.title} facts={facts} />;
};
