import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { tellStylesByName } from './quickStyles.ts';

// One timeout for all files of a worker, which share the library.
configure({ asyncUtilTimeout: 10_000 });

tellStylesByName(window);

/** Waits for a test file's pending imports before its DOM goes; the next file of the worker shares it. */
afterAll(() => vi.dynamicImportSettled());
