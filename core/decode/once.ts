/**
 * A function of an object that is computed once for each object and kept as long as the object is. For answers, which nobody changes:
 * what is not an object is computed each time.
 */
export const oncePerObject = <A, V = unknown>(compute: (value: V) => A): ((value: V) => A) => {
  const known = new WeakMap<object, { readonly result: A }>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return compute(value);
    const found = known.get(value) ?? { result: compute(value) };
    known.set(value, found);
    return found.result;
  };
};
