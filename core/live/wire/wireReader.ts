import type * as t from 'io-ts';
import { isRecord, Lenient } from './wireCodecs.ts';

/** Reads an object field by field; null where io-ts would fail. */
export type WireReader<W> = (sent: unknown) => W | null;

interface Field {
  readonly name: string;
  readonly codec: t.Mixed;
  /** The reader of a field that accepts any value; null for others. */
  readonly read: ((value: unknown) => unknown) | null;
}

const fieldsOf = (props: t.Props): readonly Field[] =>
  Object.entries(props).map(([name, codec]) => ({
    name,
    codec,
    read: codec instanceof Lenient ? codec.read : null,
  }));

/**
 * A reader equivalent to the schema's io-ts `decode`, with null for a failure and without unknown fields. It skips io-ts's
 * error paths, which are unused here and cost more than parsing the text.
 */
export const wireReader = <P extends t.Props>(schema: t.TypeC<P>): WireReader<t.TypeOf<t.TypeC<P>>> => {
  const fields = fieldsOf(schema.props);
  // Copied for each result, so that all have the same field order (one hidden class in V8).
  const blank: Readonly<Record<string, unknown>> = Object.fromEntries(fields.map(({ name }) => [name, null]));
  return (sent) => {
    if (!isRecord(sent)) return null;
    const made: Record<string, unknown> = { ...blank };
    for (const { name, codec, read } of fields) {
      const value = sent[name];
      if (read !== null) made[name] = read(value);
      else if (codec.is(value)) made[name] = value;
      else return null;
    }
    // Each field was read by the schema's codec.
    return made as t.TypeOf<t.TypeC<P>>;
  };
};
