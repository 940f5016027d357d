import * as styles from './aside.css.ts';

interface CountListProps<Name extends string> {
  readonly names: readonly Name[];
  readonly counts: Readonly<Record<Name, number>>;
  readonly words: Readonly<Record<Name, string>>;
}

/** A list of named counts. */
export const CountList = <Name extends string>({ names, counts, words }: CountListProps<Name>) => (
  <dl className={styles.counts}>
    {names.map((name) => (
      <div key={name} style={{ display: 'contents' }}>
        <dt>{words[name]}</dt>
        <dd className={styles.count} data-count={name}>
          {counts[name]}
        </dd>
      </div>
    ))}
  </dl>
);
