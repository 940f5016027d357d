import type { Match } from '@kampdag/core/league/match';
import { detailsOf } from '@kampdag/core/live/details';
import type { LogCounts } from '@kampdag/core/live/log';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { BySide } from '@kampdag/core/side';
import { useMemo } from 'react';
import { type I18n, useFormat } from '../../../i18n/I18nContext.tsx';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import { summaryRoom } from '../aside/aside.css.ts';
import { DataQuality } from '../aside/DataQuality.tsx';
import { DetailsCard } from '../aside/DetailsCard.tsx';
import { SummaryCard } from '../aside/SummaryCard.tsx';
import { summaryOf } from '../aside/summary.ts';
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

const livePlace = (live: LiveMatch) => {
  const { tournamentName, arena, referees, attendance } = detailsOf(live);
  return { tournamentName, arena, referees, attendance };
};

type Place = ReturnType<typeof livePlace>;

const refereesText = (referees: Place['referees'] | undefined): string | null =>
  referees === undefined || referees.length === 0
    ? null
    : referees
        .map(({ name, type }) => (type === null ? name : `${name} (${type})`))
        .filter((text) => text !== null)
        .join(', ');

const factsOf = (match: Match, live: Place | null, format: I18n['format'], { details: d }: LiveMessages) => {
  const attendance = live?.attendance ?? match.spectators;
  const facts: readonly { readonly name: string; readonly text: string | null }[] = [
    { name: d.league, text: match.tournamentName ?? live?.tournamentName ?? null },
    { name: d.arena, text: match.venue ?? live?.arena ?? null },
    { name: d.date, text: match.date === null ? null : format.longDate(match.date) },
    { name: d.start, text: match.start === null ? null : format.time(match.start) },
    { name: d.referees, text: refereesText(live?.referees) },
    { name: d.attendance, text: attendance === null || attendance < 0 ? null : format.number(attendance) },
  ];
  return facts.flatMap(({ name, text }) => (text === null || text === '' ? [] : [{ name, text }]));
};

/** League, arena, start, officials, attendance: the fixture list's words, completed by the reporter's. */
export const DetailsSlice = ({ actor, match, messages }: AsideProps & { readonly match: Match }) => {
  const live = useReading(actor, livePlace);
  const format = useFormat();
  const facts = useMemo(() => factsOf(match, live, format, messages), [match, live, format, messages]);
  return <DetailsCard title={messages.details.title} facts={facts} />;
};

const countsOf = ({ counts }: LiveMatch): LogCounts => counts;

/** What became of the channel's messages. */
export const QualitySlice = ({ actor, messages }: AsideProps) => {
  const counts = useReading(actor, countsOf);
  return counts === null ? null : <DataQuality counts={counts} messages={messages} />;
};
