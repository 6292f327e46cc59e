import { configure } from '@testing-library/react';

// A whole player takes longer than the library's default of one second on a busy machine; missing elements still fail,
// only later.
configure({ asyncUtilTimeout: 60_000 });
