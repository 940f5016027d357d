import type { Effects } from '../effects.ts';
import {
  noSwitches,
  type Operation,
  readSwitches,
  type Switches,
  switched,
  type Withdrawn,
  withdrawnOf,
} from './operation.ts';

/** Where switches outlive the process: Redis, or a file of the installation. */
export interface SwitchStore {
  readonly name: string;
  /** Null where there is none, or it cannot be reached. */
  readonly read: () => Promise<string | null>;
  /** Whether it was written. */
  readonly write: (text: string) => Promise<boolean>;
}

/** The dependencies of the switchboard. */
export interface SwitchboardConfig extends Pick<Effects, 'scheduler'> {
  readonly stores: readonly SwitchStore[];
  /** The real time in milliseconds since 1970, which orders the changes of several replicas. */
  readonly time: () => number;
  /** Called when something was withdrawn or restored here or by another replica. */
  readonly onChange: () => void;
}

/** Milliseconds between looks at the stores, where another replica may have changed something. */
const interval = 3_000;

/** What operators have set, kept in stores that replicas share. */
export const createSwitchboard = ({ stores, time, scheduler, onChange }: SwitchboardConfig) => {
  const state: { switches: Switches; withdrawn: Withdrawn; stop: () => void } = {
    switches: noSwitches,
    withdrawn: withdrawnOf([]),
    stop: () => {},
  };
  const adopt = (switches: Switches): void => {
    const before = JSON.stringify(state.switches.withdrawn);
    state.switches = switches;
    state.withdrawn = withdrawnOf(switches.withdrawn);
    if (JSON.stringify(switches.withdrawn) !== before) onChange();
  };
  const save = async (): Promise<readonly string[]> => {
    const text = JSON.stringify(state.switches);
    const written = await Promise.all(stores.map((store) => store.write(text)));
    return stores.flatMap(({ name }, index) => (written[index] === true ? [name] : []));
  };

  /** Adopts the newest switches of the stores; a store with older ones, or emptied, gets ours. */
  const compare = async (): Promise<void> => {
    const texts = await Promise.all(stores.map((store) => store.read()));
    const stored = texts.map((text) => (text === null ? null : readSwitches(text)));
    for (const found of stored) {
      if (found !== null && found.changedAt > state.switches.changedAt) adopt(found);
    }
    const { changedAt } = state.switches;
    if (changedAt > 0 && stored.some((found) => (found?.changedAt ?? 0) < changedAt)) await save();
  };
  const look = async (): Promise<void> => {
    await compare();
    state.stop = scheduler.after(interval, () => void look());
  };

  return {
    switches: (): Switches => state.switches,
    withdrawn: (): Withdrawn => state.withdrawn,
    /** Reads the stores before anything is served. */
    load: compare,
    /** Makes a change; gives the names of the stores that keep it. */
    change: async (operation: Operation): Promise<readonly string[]> => {
      await compare();
      adopt(switched(state.switches, operation, time()));
      return save();
    },
    /** Follows the other replicas' changes; returns a stop function. */
    watch: (): (() => void) => {
      state.stop = scheduler.after(interval, () => void look());
      return () => {
        state.stop();
        state.stop = () => {};
      };
    },
  };
};

export type Switchboard = ReturnType<typeof createSwitchboard>;
