/** What views read of a machine's snapshot: its state and context. */
export interface MachineView<State, Context> {
  readonly value: State;
  readonly context: Context;
}
