/** Makes a database read-only for a while: statements that the engine executes are skipped. */
export function writableSwitch() {
  let isDry = false;
  return {
    guard(adapter) {
      const { executeScript, executeRaw } = adapter;
      adapter.executeScript = async (script) => (isDry ? undefined : executeScript.call(adapter, script));
      adapter.executeRaw = async (query) => (isDry ? 0 : executeRaw.call(adapter, query));
      return adapter;
    },
    async dryRun(work) {
      isDry = true;
      try {
        return await work();
      } finally {
        isDry = false;
      }
    },
  };
}
