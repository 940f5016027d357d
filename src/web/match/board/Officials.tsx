import type { Rows } from '@kampdag/core/decode/rows';
import type { Referee } from '@kampdag/core/league/match/referee';
import { refereeName } from '@kampdag/core/league/match/referee';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import type { FederationText } from '../../i18n/federationText.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import type { Page } from '../../machines/useCall.ts';
import { valueOf } from '../parts/page.ts';
import * as styles from './playedBoard.css.ts';

/** One group of officials, `Hoveddommer: Hanna Skaar, Jon Østby`. */
interface OfficialGroup {
  readonly type: string;
  readonly names: readonly string[];
}

/** Officials by what they do, in the order sent; who has no name is left out. */
export const officialGroups = (referees: readonly Referee[]): readonly OfficialGroup[] => {
  const groups = new Map<string, readonly string[]>();
  for (const referee of referees) {
    const name = refereeName(referee);
    const type = referee.type ?? '';
    if (name !== '') groups.set(type, [...(groups.get(type) ?? []), name]);
  }
  return [...groups].map(([type, names]) => ({ type, names }));
};

const Role = ({ text, lang }: FederationText) => (
  <span className={styles.officialsTitle} lang={lang}>
    {text}:{' '}
  </span>
);

interface OfficialsProps {
  readonly page: Page<Rows<Referee>>;
  readonly sport: SportKind;
}

/** Who officiated. The page stands without them. */
export const Officials = ({ page, sport }: OfficialsProps) => {
  const m = useMessages(matchPageMessages);
  const rows = valueOf(page.view)?.rows ?? null;
  if (page.view.state === 'failed') {
    return (
      <p className={styles.officials} role="alert">
        {m.failed(m.parts.referees)}
        <button type="button" className={styles.retry} onClick={page.retry} disabled={page.busy}>
          {m.tryAgain}
        </button>
      </p>
    );
  }
  const groups = officialGroups(rows ?? []);
  return (
    <ul className={styles.officials} aria-label={m.details.referees}>
      {groups.map(({ type, names }) => (
        <li key={type} className={styles.official}>
          {type === '' ? null : <Role {...m.details.role(type, sport)} />}
          <span lang={federationLanguage}>{names.join(', ')}</span>
        </li>
      ))}
    </ul>
  );
};
