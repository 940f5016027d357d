/**
 * The most rows of all answers together that a page is rendered and hydrated with: as many as one turn of the thread takes in a tenth of
 * a second. A page of more is rendered by the browser from its own calls.
 */
export const mostRows = 3_000;

/** Whether a value holds more than so many members of lists, at any depth; looks no further than that. */
export const hasMoreRows = (value: unknown, most: number): boolean => {
  let rows = 0;
  const open: unknown[] = [value];
  while (open.length > 0 && rows <= most) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (Array.isArray(next)) rows += next.length;
    if (rows <= most) open.push(...Object.values(next));
  }
  return rows > most;
};
