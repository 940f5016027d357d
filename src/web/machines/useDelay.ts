import { useEffect, useState } from 'react';
import { BehaviorSubject, type Observable } from 'rxjs';
import { useViewing } from '../context/services.ts';

/** The visitor's viewing delay in milliseconds, as it changes; always the same Observable. */
export const useDelay$ = (): Observable<number> => {
  const delay = useViewing().delay * 1000;
  const [delay$] = useState(() => new BehaviorSubject(delay));
  useEffect(() => delay$.next(delay), [delay, delay$]);
  return delay$;
};
