import type { Alarm } from '../../src/server/channel/alarm.ts';

/** Waits as the machine's clock goes. */
export const realAlarm: Alarm = {
  after: (milliseconds, wake) => {
    const timer = setTimeout(wake, milliseconds);
    return () => clearTimeout(timer);
  },
};
