/** The most rows that a chart can tell apart. */
const mostRows = 8;

/** The leaders shown without a row of one's own, and with one. */
const leaders = { alone: 4, besideOwn: 3 } as const;

/**
 * The rows of a table that a chart draws by name, by index and in the table's order: the leaders, the marked ones, and the neighbours of
 * the first of these. All rows of a long table would tell nobody apart.
 */
export const outstandingRows = (count: number, marked: readonly number[]): readonly number[] => {
  const own = marked[0];
  const heads = Array.from({ length: own === undefined ? leaders.alone : leaders.besideOwn }, (_, at) => at);
  const wanted = own === undefined ? heads : [own, ...heads, own - 1, own + 1, ...marked];
  const known = wanted.filter((at) => at >= 0 && at < count);
  return [...new Set(known)].slice(0, mostRows).toSorted((a, b) => a - b);
};
