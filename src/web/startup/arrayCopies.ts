/** The methods of ES2023 that copy an array; Chrome has them since 110, Firefox since 115. */
const copies: Pick<unknown[], 'toSorted' | 'toReversed' | 'toSpliced' | 'with'> & ThisType<unknown[]> = {
  toSorted(compare) {
    const copy = [...this];
    copy.sort(compare);
    return copy;
  },
  toReversed() {
    const copy = [...this];
    copy.reverse();
    return copy;
  },
  toSpliced(start: number, ...rest: readonly unknown[]) {
    const copy = [...this];
    Reflect.apply(copy.splice, copy, [start, ...rest]);
    return copy;
  },
  with(index, value) {
    const copy = [...this];
    copy[index < 0 ? copy.length + index : index] = value;
    return copy;
  },
};

/** Gives arrays the copying methods that an older browser lacks. */
export const addArrayCopies = (prototype: object): void => {
  for (const [name, value] of Object.entries(copies)) {
    if (!(name in prototype))
      Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
  }
};
