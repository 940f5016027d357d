import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { tellStylesByName } from './quickStyles.ts';

// A limit against hanging, the same for all files of a worker, which share the library.
configure({ asyncUtilTimeout: 10_000 });

tellStylesByName(window);

/** What a test file began to load has come before its browser goes: the next file of the worker shares it. */
afterAll(() => vi.dynamicImportSettled());
