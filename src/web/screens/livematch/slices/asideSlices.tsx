import type { Match } from '@kampdag/core/league/match';
import { detailsOf } from '@kampdag/core/live/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { BySide } from '@kampdag/core/side';
import { useCallback, useMemo } from 'react';
import { useFormat } from '../../../i18n/I18nContext.tsx';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import { summaryRoom } from '../aside/aside.css.ts';
import { DataQuality } from '../aside/DataQuality.tsx';
import { DetailsCard } from '../aside/DetailsCard.tsx';
import { factsOf, type LivePlace } from '../aside/facts.ts';
import { SummaryCard } from '../aside/SummaryCard.tsx';
import { summaryOf } from '../aside/summary.ts';
import { differenceOf } from '../liveBoard.ts';
import { type LiveActor, useReading } from '../useLive.ts';

interface AsideProps {
  readonly actor: LiveActor;
  readonly messages: LiveMessages;
}

/** Goals, shots and penalty minutes by period; nothing before the first period. Its room is kept where it will come. */
export const SummarySlice = ({
  actor,
  teams,
  messages,
  isPlayed,
}: AsideProps & { readonly teams: BySide<string>; readonly isPlayed: boolean }) => {
  const summary = useReading(actor, summaryOf);
  if (summary === null && isPlayed) return <div className={summaryRoom} />;
  if (summary === null || summary.columns.length === 0) return null;
  return <SummaryCard summary={summary} teams={teams} messages={messages} />;
};

const livePlace = (live: LiveMatch): LivePlace => {
  const { tournamentName, arena, referees, attendance } = detailsOf(live);
  return { tournamentName, arena, referees, attendance };
};

/** League, arena, start, officials, attendance: the fixture list's words, completed by the reporter's. */
export const DetailsSlice = ({ actor, match, messages }: AsideProps & { readonly match: Match }) => {
  const live = useReading(actor, livePlace);
  const format = useFormat();
  const facts = useMemo(() => factsOf(match, live, format, messages), [match, live, format, messages]);
  return <DetailsCard title={messages.details.title} facts={facts} />;
};

/** What became of the channel's messages, and whether they tell the same result as the federation. */
export const QualitySlice = ({ actor, match, messages }: AsideProps & { readonly match: Match }) => {
  const quality = useReading(
    actor,
    useCallback(
      (live: LiveMatch) => ({ counts: live.counts, difference: differenceOf(match, live) }),
      [match],
    ),
  );
  return quality === null ? null : <DataQuality {...quality} messages={messages} />;
};
