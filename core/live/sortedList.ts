/**
 * Where an item belongs in an ascending list, after those equal to it. An item not smaller than the last belongs at the
 * end, which is asked first: events nearly always come in order.
 */
export const placeOf = <A>(list: readonly A[], item: A, compare: (a: A, b: A) => number): number => {
  const last = list.at(-1);
  if (last === undefined || compare(last, item) <= 0) return list.length;
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = list[middle];
    if (at !== undefined && compare(at, item) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Puts an item where it belongs in an owned ascending list. */
export const insert = <A>(list: A[], item: A, compare: (a: A, b: A) => number): void => {
  const place = placeOf(list, item, compare);
  if (place === list.length) list.push(item);
  else list.splice(place, 0, item);
};

/** Takes an item, known by identity, out of an owned ascending list. */
export const remove = <A>(list: A[], item: A, compare: (a: A, b: A) => number): void => {
  for (let place = placeOf(list, item, compare) - 1; place >= 0; place -= 1) {
    const at = list[place];
    if (at === item) {
      list.splice(place, 1);
      return;
    }
    if (at !== undefined && compare(at, item) < 0) return;
  }
};
