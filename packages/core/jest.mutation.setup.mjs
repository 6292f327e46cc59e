import fc from 'fast-check';

/** Fewer runs than usual: what only a lucky example finds has to be said by a test of its own. */
fc.configureGlobal({ endOnFailure: true, numRuns: 25 });
