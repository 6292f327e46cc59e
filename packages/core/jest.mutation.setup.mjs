import fc from 'fast-check';

/** Fewer runs than usual: a mutant must not survive just because a rare example was not generated. */
fc.configureGlobal({ endOnFailure: true, numRuns: 25 });
