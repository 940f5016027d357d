import type { Rows } from '@kampdag/core/decode/body';
import { lettersOf } from '@kampdag/core/federationText';
import type { Match } from '@kampdag/core/league/match/match';
import { type Referee, refereeName } from '@kampdag/core/league/match/referee';
import type { SportKind } from '@kampdag/core/sportKind';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { shown } from '../../i18n/shownText.ts';
import { rowsIn } from '../../machines/loadable.ts';
import type { Page } from '../../machines/useCall.ts';
import { FederationName } from '../../ui/text/FederationName.tsx';
import * as styles from '../board/board.css.ts';
import { useLeagueOf } from '../states/useLeagueOf.ts';
import { officialGroups } from './matchFacts.ts';

interface OfficialsProps {
  readonly match: Match;
  readonly page: Page<Rows<Referee>>;
  readonly sport: SportKind;
}

/** The officials; a failure leaves the page intact. */
export const Officials = ({ match, page, sport }: OfficialsProps) => {
  const m = useMessages(matchPageMessages);
  const { officials: roles } = useI18n().sportTexts(sport);
  const league = useLeagueOf(match);
  if (page.view.state === 'failed') {
    return (
      <p className={styles.officials} role="alert">
        {m.failed(m.parts.referees)}
        <button type="button" className={styles.officialRetry} onClick={page.retry} disabled={page.busy}>
          {m.tryAgain}
        </button>
      </p>
    );
  }
  const rows = rowsIn(page.view) ?? [];
  const groups = officialGroups(rows.map((row) => ({ type: row.type, name: refereeName(row) })));
  if (groups.length === 0 && league?.areRefereesPublished === false) {
    return (
      <p className={styles.officials}>
        {m.details.referees}: {m.details.refereesWithheld}
      </p>
    );
  }
  return (
    <ul className={styles.officials} aria-label={m.details.referees}>
      {groups.map(({ type, names }) => {
        const role = type === null ? null : m.details.role(type, roles);
        return (
          <li key={type === null ? '' : lettersOf(type)} className={styles.officialGroup}>
            {role === null ? null : (
              <span className={styles.officialRole}>
                <span {...shown(role)} />:{' '}
              </span>
            )}
            <FederationName name={names.join(', ')} />
          </li>
        );
      })}
    </ul>
  );
};
