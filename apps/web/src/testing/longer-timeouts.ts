import { configure } from '@testing-library/react';

// Pages take longer than the library's second on a busy machine; what never comes fails the same, only later.
configure({ asyncUtilTimeout: 60_000 });
