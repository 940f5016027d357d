/** A shot's result: a free throw (1), two- or three-pointer, made or missed. */
export interface ShotResult {
  readonly worth: 1 | 2 | 3;
  readonly made: boolean;
  readonly name: string;
}

/** The federation's shot results by id (specification §3). */
export const shotResults: ReadonlyMap<number, ShotResult> = new Map<number, ShotResult>([
  [200444, { worth: 1, made: true, name: '1-pt goal' }],
  [200445, { worth: 1, made: false, name: '1-pt miss' }],
  [200443, { worth: 2, made: true, name: '2-pt goal' }],
  [200581, { worth: 2, made: false, name: '2-pt miss' }],
  [200442, { worth: 3, made: true, name: '3-pt goal' }],
  [200580, { worth: 3, made: false, name: '3-pt miss' }],
]);
