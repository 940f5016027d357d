import { configure, prettyDOM } from '@testing-library/react';
import { afterAll, beforeEach, vi } from 'vitest';
import { tellStylesByName } from './quickStyles.ts';

/** The error of a query that finds nothing. It prints the page when it is read, not at each attempt of a query that waits. */
const elementError = (message: string | null, container: Element): Error => {
  const error = new Error();
  Error.captureStackTrace(error, elementError);
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].join('\n\n'),
  });
  return error;
};

// One timeout for all files of a worker, which share the library.
configure({ asyncUtilTimeout: 10_000, getElementError: elementError });

tellStylesByName(window);

// A browser of its own for each test: what another followed or chose is not there.
beforeEach(() => localStorage.clear());

/** Waits for a test file's pending imports before its DOM goes; the next file of the worker shares it. */
afterAll(() => vi.dynamicImportSettled());
