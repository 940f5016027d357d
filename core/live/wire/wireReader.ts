import type * as t from 'io-ts';
import { isRecord, Lenient } from './wireCodecs.ts';

/** Reads an object field by field; null where io-ts would refuse it. */
export type WireReader<W> = (sent: unknown) => W | null;

interface Field {
  readonly name: string;
  readonly codec: t.Mixed;
  /** The field's own reading, where no value is refused. */
  readonly read: ((value: unknown) => unknown) | null;
}

const fieldsOf = (props: t.Props): readonly Field[] =>
  Object.entries(props).map(([name, codec]) => ({
    name,
    codec,
    read: codec instanceof Lenient ? codec.read : null,
  }));

/**
 * A reader of a live message's schema that gives, of the schema's fields, what its io-ts `decode` gives, and null where
 * that fails: the same codecs asked one after the other, without io-ts's account of where it is, which nobody reads here
 * and which costs more than parsing the text. Fields that the schema does not name are left out.
 */
export const wireReader = <P extends t.Props>(schema: t.TypeC<P>): WireReader<t.TypeOf<t.TypeC<P>>> => {
  const fields = fieldsOf(schema.props);
  // Every reading begins as a copy of this one, so that all have their fields in one order.
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
    // Each field was read by the schema's own codec for it.
    return made as t.TypeOf<t.TypeC<P>>;
  };
};
