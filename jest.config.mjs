export default {
  projects: ['packages', 'apps', 'tools'].map((folder) => `<rootDir>/${folder}/*/jest.config.mjs`),
  maxWorkers: 2,
  // For what hangs. No test depends on speed, and machines that test are busy.
  testTimeout: 300_000,
  // A worker that had databases open takes more than Jest's half second to end on a busy machine. One that something
  // keeps alive is still told of.
  workerGracefulExitTimeout: 10_000,
};
