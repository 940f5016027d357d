import { either } from 'fp-ts';
import * as t from 'io-ts';

/**
 * The codec of a model that has another form on the wire. Its guard holds for what can be written and then read: a type of its own beside
 * the schema would be a second truth.
 */
export const modelType = <A, O>(
  name: string,
  validate: t.Validate<unknown, A>,
  encode: t.Encode<A, O>,
): t.Type<A, O> => {
  const isModel = (u: unknown): u is A => {
    // What is no model may be impossible to write.
    const written = either.tryCatch(() => encode(u as A), either.toError);
    return either.isRight(written) && either.isRight(validate(written.right, []));
  };
  return new t.Type<A, O>(name, isModel, validate, encode);
};
