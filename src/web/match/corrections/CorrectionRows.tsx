import type {
  ReportedCorrection,
  ReportedCorrections,
} from '@kampdag/core/live/corrections/correctionReport';
import type { LiveEvent } from '@kampdag/core/live/event';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { rowOfVersion } from '@kampdag/core/live/timeline/timelineRow';
import type { BySide } from '@kampdag/core/side';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { PhraseWords } from '../plays/PhraseWords.tsx';
import {
  type DescribePlay,
  joined,
  type Phrase,
  type PlayTimes,
  periodName,
  periodText,
  personText,
  plainPhrase,
  playTime,
} from '../plays/playText.ts';
import { correctionMessages } from './correctionMessages.ts';
import * as styles from './corrections.css.ts';
import { figureNames } from './figureNames.ts';

/** The texts and functions that describe corrections. */
export interface CorrectionWords {
  readonly describe: DescribePlay;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
  /** The times beside events; none in sports without a clock. */
  readonly times: PlayTimes;
}

interface CorrectionRowsProps extends CorrectionWords {
  readonly report: ReportedCorrections;
  /** The path to the match as it stood after a correction. Default: no links. */
  readonly pathOf?: (correction: ReportedCorrection) => string;
}

/** The most players whose changed figures are shown at once; more are collapsed. */
const fewPlayers = 3;

/** A correction's changes to players' figures, a line for each player. */
const Figures = ({
  figures,
  details,
}: Pick<ReportedCorrection, 'figures'> & Pick<ReportedCorrections, 'details'>) => {
  const m = useMessages(correctionMessages);
  const names = useMessages(figureNames);
  const people = [...new Set(figures.map(({ person }) => person))];
  const lines = people.map((person) => {
    const own = figures.filter((one) => one.person === person);
    const texts = own.map(({ figure, before, after }) => m.figure(names[figure], before, after));
    const name = personText(details, person);
    return (
      <p key={person} className={styles.effect}>
        {name === null ? texts.join(', ') : `${name}: ${texts.join(', ')}`}
      </p>
    );
  });
  return lines.length <= fewPlayers ? (
    lines
  ) : (
    <details className={styles.effect}>
      <summary className={styles.fold}>{m.players(lines.length)}</summary>
      {lines}
    </details>
  );
};

/** Corrections of a match, newest first: the event before, the event after, and what that changed. */
export const CorrectionRows = ({ report, describe, teams, messages, times, pathOf }: CorrectionRowsProps) => {
  const m = useMessages(correctionMessages);
  const format = useFormat();
  const { corrections, details, sport } = report;
  const wordsOf = (event: LiveEvent, { moment }: ReportedCorrection): Phrase => {
    const row = rowOfVersion(sport, event, moment);
    const { title, subject, detail } = describe(row, details);
    const period = periodName(details.periods, event.period, event.periodName, messages);
    const when = joined([period === null ? null : [period], playTime(row, times, details)], ' ');
    const team = event.side === null ? null : teams[event.side];
    return joined([team, when, title, subject, detail], ' · ');
  };
  return (
    <ol className={styles.list}>
      {corrections.toReversed().map((correction) => {
        const { moment, before, after, score, sets, figures } = correction;
        const time = format.clock(moment.timestamp);
        const was = wordsOf(before, correction);
        const is = after === null ? [m.takenBack] : wordsOf(after, correction);
        const isAlike = plainPhrase(was) === plainPhrase(is);
        return (
          <li key={moment.serial} className={styles.item}>
            <time>
              {pathOf === undefined ? (
                time
              ) : (
                <PageLink to={pathOf(correction)} className={styles.time} aria-label={m.goTo(time)}>
                  {time}
                </PageLink>
              )}
            </time>
            <dl className={styles.versions}>
              <dt>{m.said}</dt>
              <dd className={isAlike ? styles.version : styles.before}>
                <PhraseWords phrase={was} />
              </dd>
              <dt>{m.says}</dt>
              <dd className={styles.version}>
                <PhraseWords phrase={isAlike ? m.otherwise : is} />
              </dd>
            </dl>
            {score === null ? null : (
              <p className={styles.effect}>{m.score(scoreText(score.before), scoreText(score.after))}</p>
            )}
            {sets.map((set) => (
              <p key={set.period} className={styles.effect}>
                {m.set(
                  periodText(details.periods, set.period, messages),
                  scoreText(set.before),
                  scoreText(set.after),
                )}
              </p>
            ))}
            <Figures figures={figures} details={details} />
          </li>
        );
      })}
    </ol>
  );
};
