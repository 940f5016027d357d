/** The result of a storage access; null where it is denied (a private window, a strict policy, a full quota). */
export const tryStorage = <A>(attempt: () => A): A | null => {
  try {
    return attempt();
  } catch {
    return null;
  }
};
