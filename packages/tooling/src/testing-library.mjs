import { configure } from '@testing-library/react/dist/index.js';

// Pages take longer than the library's second on a busy machine; what never comes fails the same, only later.
configure({ asyncUtilTimeout: 60_000 });

export * from '@testing-library/react/dist/index.js';
