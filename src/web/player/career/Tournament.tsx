import type { PersonTournament } from '@kampdag/core/league/player/personTournament';
import { type Selection, selectionWithin } from '@kampdag/core/site/selection';
import { either } from 'fp-ts';
import { ChevronRight } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { failureText } from '../../i18n/failureText.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { playerMessages } from '../../i18n/messages/player.ts';
import { Failure } from '../../ui/Failure.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import * as styles from './career.css.ts';
import type { CareerKind } from './kind.ts';

type Opened<Row> =
  | { readonly state: 'closed' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly text: string }
  | { readonly state: 'ready'; readonly rows: readonly Row[] };

/** A tournament that somebody played in: it asks for what they did there when it is opened. */
export const Tournament = <Row,>({
  tournament: { tournamentId, name, seasonId },
  kind,
  selection,
}: {
  readonly tournament: PersonTournament;
  readonly kind: CareerKind<Row>;
  readonly selection: Selection;
}) => {
  const app = useMessages(appMessages);
  const m = useMessages(playerMessages);
  const [opened, setOpened] = useState<Opened<Row>>({ state: 'closed' });
  const title = name ?? m.columns.tournament;
  const ask = async (): Promise<void> => {
    setOpened({ state: 'loading' });
    const answer = await kind.read(tournamentId)();
    setOpened(
      either.isLeft(answer)
        ? { state: 'failed', text: failureText(app, answer.left) }
        : { state: 'ready', rows: answer.right },
    );
  };
  const toggle = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open && opened.state === 'closed') void ask();
  };
  return (
    <details onToggle={toggle}>
      <summary className={styles.tournament}>
        <ChevronRight aria-hidden="true" size={16} className={styles.chevron} />
        <span className={styles.tournamentName}>{title}</span>
      </summary>
      <div className={styles.content}>
        {opened.state === 'loading' ? <TableSkeleton columns={8} rows={3} /> : null}
        {opened.state === 'failed' ? (
          <Failure
            title={app.failure.title}
            text={opened.text}
            action={app.failure.retry}
            onAction={() => void ask()}
          />
        ) : null}
        {opened.state === 'ready' && opened.rows.length === 0 ? (
          <p className={styles.quiet}>{m.withheld}</p>
        ) : null}
        {opened.state === 'ready' && opened.rows.length > 0
          ? kind.draw(
              opened.rows,
              title,
              `t${tournamentId}`,
              selectionWithin(selection, { seasonId, tournamentId }),
            )
          : null}
      </div>
    </details>
  );
};
