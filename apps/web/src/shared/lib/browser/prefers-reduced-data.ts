/** Whether the browser was told to spare data (Network Information API; only some browsers tell). */
export function prefersReducedData(): boolean {
  const { connection } = (globalThis.navigator ?? {}) as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
