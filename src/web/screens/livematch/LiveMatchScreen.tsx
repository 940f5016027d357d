/** A match as it is played, event by event (specification §2). */
export const LiveMatchScreen = () => <h1>Live</h1>;
