/** What an attempt to use the browser's storage gives; null where it is refused (a private window, a strict policy, no room). */
export const tried = <A>(attempt: () => A): A | null => {
  try {
    return attempt();
  } catch {
    return null;
  }
};
