import { configure } from '@testing-library/react';

// Thirty cards take longer than the library's second on a busy machine; what never comes fails the same, only later.
configure({ asyncUtilTimeout: 15_000 });
